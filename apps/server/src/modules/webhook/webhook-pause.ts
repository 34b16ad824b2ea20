import { webhookPausedAfterDays } from '@balcao/contract/webhook';
import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Notices } from '../notification/notices.service.ts';
import { holdWaiting } from './delivery.repository.ts';
import { pauseEndpoint } from './webhook.repository.ts';
import type { EndpointRow } from './webhook.tables.ts';

const pausedAfterMs = webhookPausedAfterDays * 86_400_000;

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly notices: Pick<Notices, 'tell'>;
}

/** Stops calling an address that has failed for days, keeps what is meant for it, and tells the team once. */
export const createPauser =
  ({ events, notices }: Needs) =>
  /** After a failed attempt, with the address as that left it. */
  async (tx: Tx, endpoint: EndpointRow, now: Date): Promise<void> => {
    const { merchantId, id, state, failingSince, name, url } = endpoint;
    // What was written while somebody paused the address waits like the rest.
    if (state === 'paused') return holdWaiting(tx, merchantId, id);
    if (state !== 'on' || !failingSince || now.getTime() - failingSince.getTime() < pausedAfterMs) return;
    if (!(await pauseEndpoint(tx, merchantId, id))) return;
    await holdWaiting(tx, merchantId, id);
    const data = { endpointId: id, name, url, since: failingSince.toISOString() };
    await notices.tell(tx, merchantId, { kind: 'webhookPaused', data });
    events.publish(tx, merchantId, { topic: 'webhook', key: id });
  };
export type Pauser = ReturnType<typeof createPauser>;
