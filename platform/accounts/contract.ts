import * as z from 'zod/mini';
import { FEATURE_KEYS, FLAG_KEYS } from '#flags/catalog.ts';
import { ROLES } from '#flags/gate.ts';
import { PLAN_IDS } from '#flags/plans.ts';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { accountErrors as errors, ACCOUNT_MESSAGES as say } from './errors.ts';
import { email, messageAnswer, password, personName } from './fields.ts';

const signupBody = z.object(
  {
    email: email(say.signupFieldsMissing),
    password: password(say.signupFieldsMissing),
    name: personName(say.signupFieldsMissing),
  },
  { error: say.signupFieldsMissing },
);

const loginBody = z.object(
  {
    email: email(say.loginFieldsMissing),
    password: password(say.loginFieldsMissing),
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
  /** Only while the plan is limited by the day: how many analyses of each kind may still be started before `until`. */
  dailyLeft: z.optional(z.object({ image: z.int(), video: z.int(), until: z.iso.datetime() })),
  role: z.enum(ROLES),
  emailVerified: z.boolean(),
  hasCompletedOnboarding: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Only while the last payment of the plan has failed: until when the plan is kept. */
  paymentDueUntil: z.optional(z.iso.datetime()),
  /** Only while the bank wants a payment confirmed: of an upgrade, or with `paymentDueUntil` of the plan. */
  paymentToConfirm: z.optional(z.boolean()),
  /** Only while the account is about to be deleted: when. POST /api/auth/keep-account takes it back. */
  deletionDueAt: z.optional(z.iso.datetime()),
});
export type UserView = z.output<typeof userView>;

/** What is open to the one who asks: decisions, not rules. */
const gateSnapshot = z.object({
  flags: z.record(z.enum(FLAG_KEYS), z.boolean()),
  features: z.record(z.enum(FEATURE_KEYS), z.object({ allowed: z.boolean(), requiredPlan: z.enum(PLAN_IDS) })),
});
export type GateSnapshot = z.output<typeof gateSnapshot>;

/** The answer of every route that tells who is signed in. */
export const userAnswer = z.object({ user: userView });

const emailAvailability = z.object({
  available: z.boolean(),
  /** One sentence for the indicator beside the field. */
  message: z.string(),
  /** A whole address with a well-known domain, where the typed one looks mistyped; a hint, it refuses nothing. */
  suggestion: z.nullable(z.string()),
});
export type EmailAvailability = z.output<typeof emailAvailability>;

const signup = {
  method: 'POST',
  public: true,
  body: signupBody,
  responses: { 201: userAnswer },
  errors: [errors.email_taken, errors.weak_password, errors.signup_closed],
  limits: [{ name: 'signup', points: 20, seconds: 3600, by: 'address' }],
} as const;

/** Who is signed in: opening an account, coming and going. */
export const accountRoutes = defineRoutes('accounts', {
  signup: { ...signup, path: '/api/auth/signup', summary: 'Create an account and sign in.' },
  register: {
    ...signup,
    path: '/api/auth/register',
    summary: 'Alias of POST /api/auth/signup, with the same responses and limit.',
  },
  checkEmail: {
    method: 'GET',
    path: '/api/auth/check-email',
    summary: 'Whether an address is free for a new account, and a likely correction of a typo.',
    public: true,
    query: z.object({ email: email(say.emailInvalid) }),
    responses: { 200: emailAvailability },
    limits: [{ name: 'check-email', points: 60, seconds: 600, by: 'address' }],
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary:
      'Sign in with email and password. With two-step sign-in on, 401 second_factor_needed returns a challenge and no session.',
    public: true,
    body: loginBody,
    responses: { 200: userAnswer },
    errors: [errors.invalid_credentials, errors.second_factor_needed],
    limits: [{ name: 'login', points: 50, seconds: 900, by: 'address' }],
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session. Also succeeds without one.',
    public: true,
    responses: { 200: messageAnswer },
  },
  forceLogoutAll: {
    method: 'POST',
    path: '/api/auth/force-logout-all',
    summary: 'End every session of the signed-in user, including this one. Also succeeds without one.',
    public: true,
    responses: { 200: messageAnswer },
  },
  refreshToken: {
    method: 'POST',
    path: '/api/auth/refresh-token',
    summary:
      'Give this session a new id and cookie; the old cookie stops working immediately. The expiry does not change.',
    responses: { 200: userAnswer },
    limits: [{ name: 'refresh-token', points: 60, seconds: 3600, by: 'user' }],
  },
  currentUser: {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user with plan and tokens.',
    signedOut: say.signedOut,
    responses: { 200: userAnswer },
  },
  session: {
    method: 'GET',
    path: '/api/session',
    summary: 'What the app needs at start: who is signed in and which features they have.',
    public: true,
    responses: {
      200: z.object({
        user: z.nullable(userView),
        gates: gateSnapshot,
        appVersion: z.string(),
      }),
    },
  },
});
