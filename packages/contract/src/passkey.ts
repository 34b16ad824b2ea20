import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { Id, Instant, lettersAndDigits } from './scalars.ts';

const Base64Url = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, 'passkey'));

/** A passkey of a person: logs in alone, since the device has checked who uses it. */
export const Passkey = z.object({
  id: Id,
  /** The device's own name for it: browsers are told by these which ones still log in. */
  credentialId: Base64Url,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
  /** Kept by a provider that brings it to the person's other devices. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const passkeysAtMost = 10;

/** How long a browser may take to answer what it was asked. */
export const passkeyAnswerMinutes = 5;

/** WebAuthn's own JSON forms (W3C Web Authentication, level 3). Only the fields that are read are declared: browsers may add others. */
const Options = z.looseObject({ challenge: z.string() });
const credential = {
  id: Base64Url.check(z.maxLength(1_400)),
  rawId: Base64Url.check(z.maxLength(1_400)),
  type: z.literal('public-key'),
};
const clientDataJSON = Base64Url.check(z.maxLength(4_000));
const Created = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: Base64Url.check(z.maxLength(20_000)),
    transports: z.optional(z.array(lettersAndDigits(32)).check(z.maxLength(16))),
  }),
});
const Answered = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: Base64Url.check(z.maxLength(4_000)),
    signature: Base64Url.check(z.maxLength(4_000)),
    userHandle: z.nullish(Base64Url.check(z.maxLength(100))),
  }),
});

export const passkeyOptions = endpoint({
  id: 'passkey.options',
  face: 'admin',
  method: 'POST',
  path: '/merchant/passkey/options',
  summary: 'What a browser needs to make a passkey',
  access: 'session',
  rate: 'write',
  proof: true,
  reply: z.object({ options: Options }),
  refusals: ['state_forbids'],
});

export const addPasskey = endpoint({
  id: 'passkey.add',
  face: 'admin',
  method: 'POST',
  path: '/merchant/passkey',
  summary: 'Keeps a passkey that the browser made',
  access: 'session',
  rate: 'write',
  proof: true,
  body: z.strictObject({ name: nameLine(60), response: Created }),
  reply: Passkey,
  refusals: ['passkey_wrong', 'already_exists', 'state_forbids'],
});

export const listPasskeys = endpoint({
  id: 'passkey.list',
  face: 'admin',
  method: 'GET',
  path: '/merchant/passkey',
  summary: "The person's passkeys",
  access: 'session',
  rate: 'read',
  reply: z.object({
    list: z.array(Passkey),
    /** The name that passkeys belong to: a browser makes and uses them at this name only. */
    rpId: z.string(),
    /** Whose they are, in the words of the person's devices. */
    userHandle: z.string(),
  }),
  refusals: [],
});

const params = z.object({ id: Id });

export const renamePasskey = endpoint({
  id: 'passkey.rename',
  face: 'admin',
  method: 'PUT',
  path: '/merchant/passkey/{id}',
  summary: 'Gives a passkey another name',
  access: 'session',
  rate: 'write',
  params,
  body: z.strictObject({ name: nameLine(60) }),
  reply: Passkey,
  refusals: ['not_found'],
});

export const removePasskey = endpoint({
  id: 'passkey.remove',
  face: 'admin',
  method: 'DELETE',
  path: '/merchant/passkey/{id}',
  summary: 'Forgets a passkey: it no longer logs in',
  access: 'session',
  rate: 'write',
  proof: true,
  params,
  reply: z.null(),
  refusals: ['not_found'],
});

export const passkeyLoginOptions = endpoint({
  id: 'passkey.loginOptions',
  face: 'admin',
  method: 'POST',
  path: '/merchant/passkey/loginOptions',
  summary: 'What a browser needs to log in by a passkey',
  access: 'public',
  /** Every visit of the login asks for them; how many challenges may wait is limited on its own. */
  rate: 'read',
  reply: z.object({ options: Options }),
  refusals: [],
});

export const loginByPasskey = endpoint({
  id: 'passkey.login',
  face: 'admin',
  method: 'POST',
  path: '/merchant/passkey/login',
  summary: 'Logs in by a passkey',
  access: 'public',
  rate: 'guess',
  body: z.strictObject({ response: Answered }),
  reply: z.object({ token: z.string() }),
  refusals: ['passkey_wrong'],
});
