import type { Endpoint } from '@balcao/contract/endpoint';
import { createBearerCaller, openStream } from '@balcao/sdk/member';
import { sessionToken } from './session-token.ts';
import { timeZone } from './time-zone.ts';

const options = {
  baseUrl: location.origin,
  send: (request: Request) => fetch(request),
  token: sessionToken.get,
  language: () => document.documentElement.lang,
  timeZone: () => timeZone,
};

/** Calls an endpoint of the contract as the staff member who is signed in. Only `*.queries.ts` files call it. */
export const api = createBearerCaller(options);

/** The same, for what must still be sent while the page goes away. */
export const apiAtLeave = createBearerCaller({ ...options, send: (request) => fetch(request, { keepalive: true }) });

/** Calls as the holder of another token than the session's: one that is good for a single step before there is a session. */
export const apiWith = (token: string) => createBearerCaller({ ...options, token: () => token });

/** The raw answer of an endpoint that streams: an export. */
export const stream = (
  target: Endpoint,
  query: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<Response> => openStream(options, target, query, signal);
