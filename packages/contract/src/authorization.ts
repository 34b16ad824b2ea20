import * as z from 'zod/mini';
import { CaptchaCode, Username } from './account.ts';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Email, Id, Instant, token } from './scalars.ts';
import type { Moves } from './states.ts';

/** What a scanned code asks for: to log a browser in, or to bind a chat account to an account, for the first time or again. */
export const AuthorizationPurpose = codes(['login', 'bind', 'rebind']);
export type AuthorizationPurpose = z.infer<typeof AuthorizationPurpose>;

/** `used`: what was confirmed has been collected; a browser that asks again hears `expired`. */
export const AuthorizationStatus = codes({
  waiting: '0',
  scanned: '1',
  confirmed: '2',
  cancelled: '3',
  expired: '4',
  used: '5',
});
export type AuthorizationStatus = z.infer<typeof AuthorizationStatus>;
const { waiting, scanned, confirmed, cancelled, expired, used } = AuthorizationStatus.enum;

/** Only the person who scanned a code may confirm or cancel it (rule: device-login). */
export const authorizationMoves: Moves<AuthorizationStatus> = {
  [waiting]: [scanned, expired],
  [scanned]: [confirmed, cancelled, expired],
  [confirmed]: [used, expired],
  [cancelled]: [],
  [expired]: [],
  [used]: [],
};

/** Seconds that a code may be scanned and answered. */
export const authorizationLifeSeconds = 120;
/** Seconds from its making that a login code stays open for the person who scanned it and opens an account first. */
export const registrationLifeSeconds = 900;

/** 128 random bits; stands in the QR code, and is of no use without the secret of the browser that asked for it. */
export const AuthorizationCode = token(22);

const textBegin = 'balcao://';
/** What the QR code says, for the chat app to read. */
export const textOfCode = (purpose: AuthorizationPurpose, code: string): string => `${textBegin}${purpose}/${code}`;
/** The code in a scanned text, or undefined when the text is none of ours. */
export const codeInText = (text: string): string | undefined => {
  const [purpose, code] = text.trim().slice(textBegin.length).split('/');
  if (!text.trim().startsWith(textBegin) || !AuthorizationPurpose.safeParse(purpose).success) return undefined;
  return AuthorizationCode.safeParse(code).data;
};

const Offer = z.object({
  code: AuthorizationCode,
  /** What the QR code must say. */
  text: z.string(),
  expiresAt: Instant,
});

/** How far it is; who scanned it is known from then on. */
export const AuthorizationState = z.object({
  status: AuthorizationStatus,
  person: z.nullable(z.object({ name: z.string(), avatar: z.nullable(z.string()) })),
  /** The person who scanned it has no account, and can open one on the phone: that takes longer than a yes. */
  isRegistering: z.boolean(),
  /** Seconds until it expires; 0 when it cannot be completed any more. */
  expiresInSeconds: z.int(),
});
export type AuthorizationState = z.infer<typeof AuthorizationState>;

export const askLoginCode = endpoint({
  id: 'authorization.askLogin',
  face: 'open',
  method: 'GET',
  path: '/merchant/code',
  summary: 'A code for the chat app to scan, which logs this browser in',
  access: 'public',
  rate: 'guess',
  query: z.strictObject({ scope: z.optional(z.enum(['basic'])) }),
  /** `secret` is the bearer of the two calls below: it stays in the browser and never stands in the QR code. */
  reply: z.extend(Offer, { secret: z.string() }),
  refusals: [],
});

const codeQuery = z.strictObject({ code: AuthorizationCode });

export const loginCodeStatus = endpoint({
  id: 'authorization.loginStatus',
  face: 'admin',
  method: 'GET',
  path: '/merchant/code/getStatus',
  summary: 'How far the login by QR code is',
  access: 'requester',
  rate: 'read',
  query: codeQuery,
  reply: AuthorizationState,
  refusals: ['not_found', 'code_expired'],
});

export const loginByCode = endpoint({
  id: 'authorization.login',
  face: 'admin',
  method: 'POST',
  path: '/merchant/code/login',
  summary: 'Collects the session that was confirmed on the phone',
  access: 'requester',
  rate: 'guess',
  body: z.strictObject({ code: AuthorizationCode }),
  reply: z.object({ token: z.string() }),
  refusals: ['not_found', 'code_expired', 'state_forbids'],
});

export const askBindCode = endpoint({
  id: 'authorization.askBind',
  face: 'admin',
  method: 'GET',
  path: '/merchant/bindApp/code',
  summary: 'A code for the chat app to scan, which binds that chat account to this account',
  access: 'session',
  rate: 'guess',
  proof: true,
  reply: Offer,
  refusals: ['state_forbids'],
});

export const askRebindCode = endpoint({
  id: 'authorization.askRebind',
  face: 'admin',
  method: 'GET',
  path: '/merchant/changeBinding/code',
  summary: 'A code for another chat account to scan, which takes the place of the one that is bound',
  access: 'session',
  rate: 'guess',
  proof: true,
  reply: Offer,
  refusals: ['state_forbids'],
});

export const bindCodeStatus = endpoint({
  id: 'authorization.bindStatus',
  face: 'admin',
  method: 'GET',
  path: '/merchant/bindApp/code/status',
  summary: 'How far binding or changing the chat account is',
  access: 'session',
  rate: 'read',
  query: codeQuery,
  reply: AuthorizationState,
  refusals: ['not_found'],
});

/** What the phone shows before one confirms: which browser asks, from where, and for whose account. */
export const AuthorizationRequest = z.object({
  id: Id,
  purpose: AuthorizationPurpose,
  /** The account that is logged in to, or that asks to be bound; null where a person without one may open one to log in to. */
  account: z.nullable(z.object({ name: z.string(), email: z.string(), avatar: z.nullable(z.string()) })),
  /** Empty where unknown. */
  browser: z.string(),
  system: z.string(),
  ip: z.string(),
  /** The IANA zone that the browser says it is in: its city tells roughly where. */
  timeZone: z.string(),
  /** The browser and the phone are in the same network. When not, people are warned. */
  sameNetwork: z.boolean(),
  askedAt: Instant,
  expiresAt: Instant,
});
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>;

const codeBody = z.strictObject({ code: AuthorizationCode });

export const scanCode = endpoint({
  id: 'authorization.scan',
  face: 'app',
  method: 'POST',
  path: '/authorization/scan',
  summary: 'Scans a code: the first to scan it may answer it',
  access: 'customer',
  rate: 'guess',
  body: codeBody,
  reply: AuthorizationRequest,
  refusals: ['not_found', 'code_expired', 'code_taken', 'chat_account_taken', 'chat_account_same'],
});

export const confirmCode = endpoint({
  id: 'authorization.confirm',
  face: 'app',
  method: 'POST',
  path: '/authorization/confirm',
  summary: 'Says yes to what a scanned code asks for',
  access: 'customer',
  rate: 'write',
  body: codeBody,
  reply: z.null(),
  refusals: ['not_found', 'code_expired', 'state_forbids', 'chat_account_taken'],
});

export const cancelCode = endpoint({
  id: 'authorization.cancel',
  face: 'app',
  method: 'POST',
  path: '/authorization/cancel',
  summary: 'Says no to what a scanned code asks for',
  access: 'customer',
  rate: 'write',
  body: codeBody,
  reply: z.null(),
  refusals: ['not_found', 'code_expired', 'state_forbids'],
});

export const sendRegistrationCode = endpoint({
  id: 'authorization.sendRegistrationCode',
  face: 'app',
  method: 'POST',
  path: '/authorization/register/captcha',
  summary: 'Sends a six-digit code by e-mail to a person who opens an account after scanning a login code',
  access: 'customer',
  rate: 'mail',
  body: z.strictObject({ code: AuthorizationCode, email: Email }),
  reply: z.object({ resendInSeconds: z.int() }),
  refusals: ['not_found', 'code_expired', 'state_forbids', 'captcha_too_soon'],
});

/** The account has no password. Its owner can set one later, or log in by the phone and by passkeys only. */
export const registerByCode = endpoint({
  id: 'authorization.register',
  face: 'app',
  method: 'POST',
  path: '/authorization/register',
  summary:
    'Opens an account for the person who scanned a login code, binds it to their chat account, and confirms the login',
  access: 'customer',
  rate: 'guess',
  body: z.strictObject({
    code: AuthorizationCode,
    email: Email,
    account: Username,
    captcha: CaptchaCode,
    agreed: z.literal(true),
  }),
  reply: z.null(),
  refusals: ['not_found', 'code_expired', 'state_forbids', 'captcha_wrong', 'already_exists', 'chat_account_taken'],
});
