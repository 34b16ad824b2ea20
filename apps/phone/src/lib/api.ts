import { createBearerCaller } from '@balcao/sdk/member';
import { sessionToken } from './session-token.ts';
import { timeZone } from './time-zone.ts';

/** Calls an endpoint of the contract as the person whose phone this is. Only `*.queries.ts` files call it. */
export const api = createBearerCaller({
  baseUrl: location.origin,
  send: (request) => fetch(request),
  token: sessionToken.get,
  language: () => document.documentElement.lang,
  timeZone: () => timeZone,
});
