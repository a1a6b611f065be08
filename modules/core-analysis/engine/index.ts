/**
 * The engine's door. Bytes and settings in, a result out; no Koa, knex or
 * Temporal behind it. `measureImage` decodes an untrusted file and must run in
 * the engine's child process (`engine-pool.ts`), never in a server.
 */
export {};
