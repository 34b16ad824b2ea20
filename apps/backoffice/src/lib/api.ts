import type { Endpoint } from '@balcao/contract/endpoint';
import { type BearerOptions, createBearerCaller, openStream } from '@balcao/sdk/member';
import { sessionToken } from './session-token.ts';
import { timeZone } from './time-zone.ts';

const options: BearerOptions = {
  baseUrl: location.origin,
  send: (request) => fetch(request),
  token: sessionToken.get,
  language: () => document.documentElement.lang,
  timeZone: () => timeZone,
};

/** Calls an endpoint of the contract as the person who is logged in. Only `*.queries.ts` files and this folder call it. */
export const api = createBearerCaller(options);

/** Calls as the holder of another token than the session's: one that is good for a single step before there is a session. */
export const apiWith = (token: string) => createBearerCaller({ ...options, token: () => token });

/** The raw answer of an endpoint that streams: an export, live events. */
export const stream = (
  target: Endpoint,
  query: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  params: Readonly<Record<string, unknown>> = {},
): Promise<Response> => openStream(options, target, query, signal, params);
