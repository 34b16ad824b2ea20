import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { Instant, token, visible } from './scalars.ts';
import type { Moves } from './states.ts';
import { ToolKey } from './tool-key.ts';
import { typedCode } from './typed-code.ts';

/** `used`: the tool has collected its key and called with it. */
export const ToolLoginStatus = codes(['waiting', 'confirmed', 'denied', 'expired', 'used']);
export type ToolLoginStatus = z.infer<typeof ToolLoginStatus>;

/** One answer of one person; the key is collected once (rule: device-login). */
export const toolLoginMoves: Moves<ToolLoginStatus> = {
  waiting: ['confirmed', 'denied', 'expired'],
  confirmed: ['used', 'expired'],
  denied: [],
  expired: [],
  used: [],
};

/** Seconds from the question to the key at the latest. */
export const toolLoginLifeSeconds = 600;
/** Seconds between two questions of the tool; each that comes too early makes it longer, as RFC 8628 has it. */
export const toolLoginIntervalSeconds = 2;

/** The code that the tool shows, however it is typed. */
export const ToolCode = typedCode('toolCode');

/** A name of a system that this product knows: a stranger puts no words of their own on a screen of confirmation. */
export const ToolSystem = codes(['linux', 'macos', 'windows', 'other']);
export type ToolSystem = z.infer<typeof ToolSystem>;

export const beginToolLogin = endpoint({
  id: 'toolLogin.begin',
  face: 'tool',
  method: 'POST',
  path: '/login',
  summary: 'A code that a person confirms in the back office, so that the tool on this computer gets a key',
  access: 'public',
  rate: 'guess',
  body: z.strictObject({ computer: visible(60), system: ToolSystem }),
  /** `secret` stays with the tool, and alone collects the key. */
  reply: z.object({
    code: z.string(),
    secret: z.string(),
    address: z.string(),
    intervalSeconds: z.int(),
    expiresAt: Instant,
  }),
  refusals: [],
});

export const collectToolKey = endpoint({
  id: 'toolLogin.collect',
  face: 'tool',
  method: 'POST',
  path: '/login/key',
  summary: 'How far the login of the tool is, and its key once it was confirmed',
  access: 'public',
  rate: 'read',
  body: z.strictObject({ secret: token(43) }),
  /** `key` comes with `confirmed`, and until it is used for the first time. */
  reply: z.object({ status: ToolLoginStatus, key: z.nullable(z.string()) }),
  refusals: ['not_found', 'too_many_requests'],
});

const access = { menu: 'setting.payment', level: 'write' } as const;
const ofCode = z.strictObject({ code: ToolCode });

/** What a person reads before they answer. */
export const ToolLogin = z.object({
  /** As the computer calls itself. */
  computer: z.string(),
  system: ToolSystem,
  ip: z.string(),
  /** The computer and this browser are in the same network. When not, people are warned. */
  sameNetwork: z.boolean(),
  status: ToolLoginStatus,
  askedAt: Instant,
  expiresAt: Instant,
});
export type ToolLogin = z.infer<typeof ToolLogin>;

export const findToolLogin = endpoint({
  id: 'toolLogin.find',
  face: 'admin',
  method: 'GET',
  path: '/tool-login',
  summary: 'Which computer asks for a key of the tool by a code',
  access,
  rate: 'guess',
  query: ofCode,
  reply: ToolLogin,
  refusals: ['tool_code_unknown'],
});

export const confirmToolLogin = endpoint({
  id: 'toolLogin.confirm',
  face: 'admin',
  method: 'POST',
  path: '/tool-login/confirm',
  summary: 'Makes a key of the tool in this team for the computer that asks by the code; the tool collects it',
  access,
  rate: 'guess',
  proof: 'factor',
  idempotency: 'optional',
  body: z.strictObject({ code: ToolCode, name: nameLine(60) }),
  reply: ToolKey,
  refusals: ['tool_code_unknown', 'state_forbids', 'tool_keys_full'],
});

export const denyToolLogin = endpoint({
  id: 'toolLogin.deny',
  face: 'admin',
  method: 'POST',
  path: '/tool-login/deny',
  summary: 'Says no to the computer that asks by the code',
  access,
  rate: 'guess',
  body: ofCode,
  reply: z.null(),
  refusals: ['tool_code_unknown', 'state_forbids'],
});
