import { createBearerCaller } from '@balcao/sdk/member';
import { sessionToken } from './session-token.ts';
import { timeZone } from './time-zone.ts';

const options = {
  baseUrl: location.origin,
  token: sessionToken.get,
  language: () => document.documentElement.lang,
  timeZone: () => timeZone,
};

/** Calls an endpoint of the contract as the staff member who is signed in. Only `*.queries.ts` files call it. */
export const api = createBearerCaller({ ...options, send: (request) => fetch(request) });

/** The same, for what must still be sent while the page goes away. */
export const apiAtLeave = createBearerCaller({ ...options, send: (request) => fetch(request, { keepalive: true }) });
