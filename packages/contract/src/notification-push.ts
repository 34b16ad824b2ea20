import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { PushAddress, PushKey, PushSecret } from './push-address.ts';
import { Id } from './scalars.ts';

/** A member hears of a team on so many browsers at most; of more, the one that was heard of longest ago is forgotten. */
export const pushDevicesAtMost = 10;

export const readPushKey = endpoint({
  id: 'notification.pushKey',
  face: 'admin',
  method: 'GET',
  path: '/notification/push',
  summary: 'The public key by which a browser knows the messages of this server (VAPID, RFC 8292)',
  access: 'session',
  rate: 'read',
  reply: z.object({ publicKey: z.string() }),
  refusals: ['team_missing'],
});

export const savePushDevice = endpoint({
  id: 'notification.savePushDevice',
  face: 'admin',
  method: 'PUT',
  path: '/notification/push',
  summary: 'Has this browser told of payments while the back office is closed, until the session is ended',
  access: 'session',
  rate: 'write',
  body: z.strictObject({ endpoint: PushAddress, p256dh: PushKey, auth: PushSecret }),
  reply: z.object({ id: Id }),
  refusals: ['not_found'],
});

export const endPushDevice = endpoint({
  id: 'notification.endPushDevice',
  face: 'admin',
  method: 'DELETE',
  path: '/notification/push/{id}',
  summary: 'Tells this browser no more',
  access: 'session',
  rate: 'write',
  params: z.object({ id: Id }),
  reply: z.null(),
  refusals: ['not_found'],
});
