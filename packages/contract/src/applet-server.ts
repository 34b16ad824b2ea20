import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { CivilDay, Id, Instant, token, visible } from './scalars.ts';

/** How long an access token is good. */
export const accessTokenSeconds = 7_200;
/** So many access tokens of a mini program are good at once: fetching the next one leaves the one before alive. */
export const accessTokensAtMost = 2;
export const sceneCharactersAtMost = 128;
/** For so many days it is told what was called. */
export const serverCallDays = 30;

export const AppId = z.string().check(z.regex(/^bl[0-9a-f]{16}$/, { error: 'appId', abort: true }));

export const createAccessToken = endpoint({
  id: 'appletServer.token',
  face: 'open',
  method: 'POST',
  path: '/applet/token',
  summary: 'Gives the server of a mini program an access token for its AppSecret: good for two hours, two at a time',
  access: 'public',
  rate: 'write',
  body: z.strictObject({ appId: AppId, appSecret: token(43) }),
  reply: z.object({ accessToken: z.string(), expiresAt: Instant }),
  refusals: ['app_secret_wrong', 'address_not_allowed'],
});

export const exchangeLoginCode = endpoint({
  id: 'appletServer.login',
  face: 'open',
  method: 'POST',
  path: '/applet/login',
  summary:
    'Exchanges the code of a login, once and within five minutes, for an id of the person: another one in each mini program',
  access: 'applet',
  rate: 'write',
  body: z.strictObject({ code: token(43) }),
  reply: z.object({ openId: z.string() }),
  refusals: ['login_code_wrong'],
});

export const drawAppletCode = endpoint({
  id: 'appletServer.code',
  face: 'open',
  method: 'POST',
  path: '/applet/code',
  summary: 'Draws a QR code (PNG) that opens a page of the mini program with a parameter',
  access: 'applet',
  rate: 'write',
  body: z.strictObject({
    /** A page of `app.json`; the first one where it is missing. */
    page: z.optional(visible(255)),
    /** What the page is told, such as the number of a table. */
    scene: z.optional(visible(sceneCharactersAtMost)),
  }),
  reply: z.string(),
  refusals: [],
  streams: 'image/png',
});

/** How often the server of a mini program called for something on a day, and how it was answered. */
const ServerCall = z.object({
  day: CivilDay,
  /** The path below `/open/v3.0`. */
  path: z.string(),
  /** `ok`, or the name of the refusal. */
  outcome: z.string(),
  count: z.int(),
});
export type ServerCall = z.infer<typeof ServerCall>;

export const listServerCalls = endpoint({
  id: 'appletServer.calls',
  face: 'admin',
  method: 'GET',
  path: '/applet/{id}/server-calls',
  summary: 'What the server of a mini program called for in the last 30 days, and how often',
  access: { menu: 'applets.index', level: 'read' },
  rate: 'read',
  params: z.object({ id: Id }),
  reply: z.object({ from: CivilDay, to: CivilDay, calls: z.array(ServerCall) }),
  refusals: ['not_found'],
});
