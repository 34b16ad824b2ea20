import { createWebCaller, createWebStream } from '@balcao/ui/web-caller';
import { sessionToken } from './session-token.ts';
import { timeZone } from './time-zone.ts';

const session = { token: sessionToken.get, timeZone: () => timeZone };

/** Calls an endpoint of the contract as the person whose phone this is. Only `*.queries.ts` files call it. */
export const api = createWebCaller(session);

/** The raw answer of an endpoint that streams. */
export const stream = createWebStream(session);
