import * as z from 'zod/mini';
import type { RawResponse, Route, Schema } from '#platform/contract/define-routes.ts';
import { ERRORS, type ErrorSpec, errorEnvelope } from '#platform/contract/errors.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of exactly these routes. */
export function buildOpenApi(routes: readonly Route[], info: { version: string; serverUrl: string }): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const entry = paths[route.path] ?? {};
    entry[route.method.toLowerCase()] = operation(route);
    paths[route.path] = entry;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Adjudge',
      version: info.version,
      description:
        'Evidence-based creative analysis. Every error has the same shape: message, code, details, requestId.',
    },
    servers: [{ url: info.serverUrl }],
    paths,
    components: {
      schemas: { Error: open(jsonSchema(errorEnvelope, 'output')) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'adjudge_session' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of the account page: Authorization: Bearer adj_…',
        },
      },
    },
  };
}

function operation(route: Route): Json {
  return {
    operationId: `${route.module}.${route.name}`,
    tags: [route.module],
    summary: route.summary,
    parameters: [
      ...parameters(route.params, 'path'),
      ...parameters(route.query, 'query'),
      ...parameters(route.headers, 'header').filter((p) => p.name !== 'authorization'),
    ],
    ...requestBody(route),
    responses: {
      ...Object.fromEntries(Object.entries(route.responses).map(([status, s]) => [status, success(status, s)])),
      ...refusals(route),
    },
    security: route.public ? [] : [{ session: [] }, ...(route.apiScope ? [{ apiKey: [] }] : [])],
    ...(route.gate?.feature ? { 'x-feature': route.gate.feature } : {}),
  };
}

function parameters(schema: Schema | undefined, where: 'path' | 'query' | 'header'): Json[] {
  if (!schema) return [];
  const json = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (json.required ?? []).includes(name),
    schema: property,
  }));
}

function requestBody(route: Route): Json {
  if (route.upload) {
    const { field, fields, maxFiles = 1 } = route.upload;
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const properties = {
      [field]: maxFiles > 1 ? { type: 'array', items: file, maxItems: maxFiles } : file,
      ...(fields && (jsonSchema(fields, 'input').properties as Json)),
    };
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: { type: 'object', properties, required: [field] } } },
      },
    };
  }
  if (route.signedBody)
    return { requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } } };
  if (!route.body) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(route.body, 'input') } } },
  };
}

function success(status: string, schema: Schema | RawResponse | null | undefined): Json {
  const description = status === '202' ? 'Accepted; still running.' : 'Done.';
  if (!schema) return { description };
  if ('raw' in schema) {
    if (schema.event) return { description, content: { 'text/event-stream': { schema: eventSchema(schema.event) } } };
    const content = Object.fromEntries(schema.contentTypes.map((type) => [type, { schema: { type: 'string' } }]));
    return { description, content };
  }
  return { description, content: { 'application/json': { schema: jsonSchema(schema, 'output') } } };
}

/** One event of a stream; what stands in its `data` as JSON. */
function eventSchema(event: Schema): Json {
  return {
    type: 'object',
    properties: {
      id: { type: 'string' },
      event: { type: 'string' },
      data: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: jsonSchema(event, 'output'),
      },
    },
    required: ['data'],
  };
}

/** Refusals every route of its kind can give, and its own, grouped by status. */
function refusals(route: Route): Json {
  const specs: ErrorSpec<string, never>[] = [
    ERRORS.internal,
    ERRORS.dependency_unavailable,
    ERRORS.feature_disabled,
    ...(route.public ? [] : [ERRORS.unauthenticated]),
    ERRORS.api_key_invalid,
    ERRORS.api_key_scope,
    ...(route.method === 'GET' || route.signedBody ? [] : [ERRORS.origin_refused]),
    ...(route.method === 'GET' || route.public ? [] : [ERRORS.other_account]),
    ...(route.signedBody ? [ERRORS.payload_too_large] : []),
    ...(route.upload ? [ERRORS.busy] : []),
    ...(route.limits ? [ERRORS.rate_limited] : []),
    ...(route.gate?.role ? [ERRORS.forbidden] : []),
    ...(route.gate?.feature ? [ERRORS.plan_required] : []),
    ...(route.params ? [ERRORS.not_found] : []),
    ...(route.query || route.headers || route.body || route.upload?.fields ? [ERRORS.invalid_input] : []),
    ...(route.body || route.upload
      ? [ERRORS.malformed_body, ERRORS.unsupported_media_type, ERRORS.payload_too_large]
      : []),
    ...(route.errors ?? []),
  ] as ErrorSpec<string, never>[];
  const statuses = [...new Set(specs.map(({ status }) => status))];
  return Object.fromEntries(
    statuses.map((status) => [String(status), refusal(specs.filter((spec) => spec.status === status))]),
  );
}

/** The shape of every refusal, with the codes this one can have and what some of them say at the top of the body. */
function refusal(specs: readonly ErrorSpec<string, never>[]): Json {
  const codes = [...new Set(specs.map(({ code }) => code))].sort();
  const atTop = specs.flatMap(({ flat, details }) =>
    flat && details ? [jsonSchema(details, 'output').properties as Json] : [],
  );
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: Object.assign({ code: { enum: codes } }, ...atTop) },
    ],
  };
  return { description: codes.join(', '), content: { 'application/json': { schema } } };
}

/** Some refusals say more at the top of the body. */
function open({ additionalProperties: _none, ...schema }: Json): Json {
  return schema;
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema: made }) => plain(made as Json),
  }) as Json;
  return rest;
}

/**
 * What many readers of such documents do not take, said in another way: a tuple of equal parts as a list of that length in
 * place of `prefixItems`, and `true` for the schema of whatever else an object has.
 */
function plain(made: Json): void {
  const { additionalProperties: others } = made;
  if (others !== null && typeof others === 'object' && Object.keys(others).length === 0)
    made.additionalProperties = true;
  const parts = made.prefixItems as readonly Json[] | undefined;
  if (!parts?.[0] || new Set(parts.map((part) => JSON.stringify(part))).size > 1) return;
  delete made.prefixItems;
  Object.assign(made, { items: parts[0], minItems: parts.length, maxItems: parts.length });
}
