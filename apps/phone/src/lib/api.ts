import { createWebCaller } from '@balcao/ui/web-caller';
import { sessionToken } from './session-token.ts';
import { timeZone } from './time-zone.ts';

/** Calls an endpoint of the contract as the person whose phone this is. Only `*.queries.ts` files call it. */
export const api = createWebCaller({ token: sessionToken.get, timeZone: () => timeZone });
