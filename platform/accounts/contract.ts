import * as z from 'zod/mini';
import { FEATURE_KEYS, FLAG_KEYS } from '#flags/catalog.ts';
import { ROLES } from '#flags/gate.ts';
import { PLAN_IDS } from '#flags/plans.ts';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { accountErrors as errors, ACCOUNT_MESSAGES as say } from './errors.ts';

/** An address as it is kept: trimmed, lower case. `missing` is said when there is none. */
const email = (missing: string) =>
  z
    .string({ error: missing })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, missing),
      z.maxLength(254, say.emailInvalid),
      z.regex(z.regexes.email, say.emailInvalid),
    );

/** Any text a person calls themselves, kept as it is; only what a database cannot hold is refused. */
const personName = z.string({ error: say.signupFieldsMissing }).check(
  z.regex(/\S/u, say.nameMissing),
  z.maxLength(100, say.nameTooLong),
  z.refine((name) => !/[\0\p{Surrogate}]/u.test(name), say.nameUnreadable),
);

/** Long enough for every password that is allowed; the real rules are in `password-rules.ts`. */
const PASSWORD_INPUT_MAX = 1024;

const signupBody = z.object(
  {
    email: email(say.signupFieldsMissing),
    password: z
      .string({ error: say.signupFieldsMissing })
      .check(z.minLength(1, say.signupFieldsMissing), z.maxLength(PASSWORD_INPUT_MAX)),
    name: personName,
  },
  { error: say.signupFieldsMissing },
);

const loginBody = z.object(
  {
    email: email(say.loginFieldsMissing),
    password: z
      .string({ error: say.loginFieldsMissing })
      .check(z.minLength(1, say.loginFieldsMissing), z.maxLength(PASSWORD_INPUT_MAX)),
    /** Keep me signed in for 30 days. Else until the browser closes. */
    rememberMe: z.optional(z.boolean()),
  },
  { error: say.loginFieldsMissing },
);

/** The signed-in person as clients see them. */
const userView = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  plan: z.enum(PLAN_IDS),
  /** A whole number as text: clients convert it. */
  tokensUsed: z.string().check(z.regex(/^\d+$/)),
  tokensLimit: z.int(),
  /** When the next period begins (ISO 8601). */
  tokensReset: z.iso.datetime(),
  role: z.enum(ROLES),
  emailVerified: z.boolean(),
  hasCompletedOnboarding: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type UserView = z.output<typeof userView>;

/** What is open to the one who asks: decisions, not rules. */
const gateSnapshot = z.object({
  flags: z.record(z.enum(FLAG_KEYS), z.boolean()),
  features: z.record(z.enum(FEATURE_KEYS), z.object({ allowed: z.boolean(), requiredPlan: z.enum(PLAN_IDS) })),
});
export type GateSnapshot = z.output<typeof gateSnapshot>;

const userAnswer = z.object({ user: userView });

export const accountRoutes = defineRoutes('accounts', {
  signup: {
    method: 'POST',
    path: '/api/auth/signup',
    summary: 'Open an account and sign in to it at once.',
    public: true,
    body: signupBody,
    responses: { 201: userAnswer },
    errors: [errors.email_taken, errors.weak_password, errors.signup_closed],
    limits: [{ name: 'signup', points: 20, seconds: 3600, by: 'address' }],
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in with email and password.',
    public: true,
    body: loginBody,
    responses: { 200: userAnswer },
    errors: [errors.invalid_credentials],
    limits: [{ name: 'login', points: 50, seconds: 900, by: 'address' }],
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session. Also answers where there is none.',
    public: true,
    responses: { 200: z.object({ message: z.string() }) },
  },
  currentUser: {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user with plan and tokens.',
    responses: { 200: userAnswer },
  },
  session: {
    method: 'GET',
    path: '/api/session',
    summary: 'What the shell needs at start: who is signed in, what is open to them, and the token for changing calls.',
    public: true,
    responses: {
      200: z.object({
        user: z.nullable(userView),
        gates: gateSnapshot,
        csrfToken: z.string(),
        appVersion: z.string(),
      }),
    },
  },
});
