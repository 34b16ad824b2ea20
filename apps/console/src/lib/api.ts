import { createWebCaller, createWebStream } from '@balcao/ui/web-caller';
import { sessionToken } from './session-token.ts';
import { timeZone } from './time-zone.ts';

const session = { token: sessionToken.get, timeZone: () => timeZone };

/** Calls an endpoint of the contract as the staff member who is signed in. Only `*.queries.ts` files call it. */
export const api = createWebCaller(session);

/** Calls as the holder of another token than the session's: one that is good for a single step before there is a session. */
export const apiWith = (token: string) => createWebCaller({ ...session, token: () => token });

/** The raw answer of an endpoint that streams: an export. */
export const stream = createWebStream(session);
