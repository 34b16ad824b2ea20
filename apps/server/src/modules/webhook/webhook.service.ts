import type { ReplyOf } from '@balcao/contract/endpoint';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { type testWebhook, type WebhookDelivery, webhookEndpointsAtMost } from '@balcao/contract/webhook';
import type { getDelivery, listDeliveries, resendDelivery } from '@balcao/contract/webhook-delivery';
import type { Announcement } from '@balcao/contract/webhook-event';
import type { Clock } from '../../platform/clock.ts';
import { idKeys, lastKeyOf } from '../../platform/cursor.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import { requestIdHere } from '../../platform/request-context.ts';
import {
  countUpTo,
  findDelivery,
  insertDeliveries,
  insertDelivery,
  listListening,
  listRows,
  reopenDelivery,
} from './delivery.repository.ts';
import { queuedUntil } from './delivery-queue.ts';
import type { Deliverer } from './webhook.jobs.ts';
import { presentDelivery } from './webhook.present.ts';
import { findEndpoint } from './webhook.repository.ts';
import type { EndpointRow } from './webhook.tables.ts';
import { messageOf, type Told } from './webhook-message.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: Pick<Events, 'publish'>;
  readonly deliverer: Pick<Deliverer, 'add'>;
}

/** Writes what happened and has it delivered after the commit, at every address that wants to know. */
const createAnnounce =
  ({ clock, events, deliverer }: Needs) =>
  async (tx: Tx, told: readonly Told[]): Promise<void> => {
    const now = clock.now();
    const rows = told.map((one) => {
      const ids = Array.from({ length: webhookEndpointsAtMost }, () => newId(now));
      return { ...messageOf(one, now), ids, nextAttemptAt: queuedUntil(now) };
    });
    const requestId = requestIdHere() ?? null;
    const written = await insertDeliveries(tx, rows, requestId);
    const attempts = written
      .filter(({ isHeld }) => !isHeld)
      .flatMap(({ merchantId, id, endpointId }) =>
        endpointId === null ? [] : [{ merchantId, deliveryId: id, endpointId, attempt: 0, requestId }],
      );
    deliverer.add(tx, attempts);
    for (const { merchantId, id } of written) events.publish(tx, merchantId, { topic: 'webhook', key: id });
  };

/** The notifications themselves (rule: notifications-arrive). */
export const createWebhookService = (needs: Needs) => {
  const { db, deliverer, events } = needs;
  const announce = createAnnounce(needs);
  const read = async (tx: Db | Tx, merchantId: string, id: string): Promise<WebhookDelivery> =>
    presentDelivery((await findDelivery(tx, merchantId, id)) ?? refuse('not_found'));

  /** An address that a person may have called. One that is paused may be tried; one that someone switched off is left alone. */
  const callable = async (tx: Tx, merchantId: string, id: string): Promise<EndpointRow> => {
    const endpoint = (await findEndpoint(tx, merchantId, id)) ?? refuse('not_found');
    return endpoint.state === 'off' ? refuse('webhook_off') : endpoint;
  };

  return {
    /** Tells a merchant's server what has happened, once the transaction is on disk. */
    announce: async (tx: Tx, merchantId: string, event: Announcement): Promise<void> => {
      await announce(tx, [{ merchantId, event }]);
    },
    /** The merchants among these with an address or a listener: without one, no event need be written. */
    listening: (tx: Tx, merchantIds: readonly string[]): Promise<ReadonlySet<string>> => listListening(tx, merchantIds),
    /** Tells many what has happened to each. */
    announceAll: async (tx: Tx, told: readonly Told[]): Promise<void> => {
      await announce(tx, told);
    },

    test: (call: Call<typeof testWebhook>): Promise<WebhookDelivery> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, requestId, now } = call;
        const { merchantId } = actor;
        const { id: endpointId, url, name, state } = await callable(tx, merchantId, params.id);
        const message = messageOf({ merchantId, event: { type: 'webhook.test', data: { requestId } } }, now);
        const sent = {
          ...message,
          id: newId(now),
          endpointId,
          url,
          state: 'waiting',
          nextAttemptAt: queuedUntil(now),
          requestId,
        } as const;
        const row = await insertDelivery(tx, sent);
        deliverer.add(tx, [{ merchantId, deliveryId: row.id, endpointId, attempt: 0, requestId }]);
        events.publish(tx, merchantId, { topic: 'webhook', key: row.id });
        return presentDelivery({ ...row, endpointName: name, endpointState: state });
      }),

    deliveries: async ({ actor, query }: Call<typeof listDeliveries>): Promise<ReplyOf<typeof listDeliveries>> => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor, ...filter } = query;
      const [after, skip] = [lastKeyOf(cursor, idKeys), skipOf(query)];
      const [rows, counted] = await Promise.all([
        listRows(db, actor.merchantId, filter, { after, skip, limit: pageSize + 1 }),
        countUpTo(db, actor.merchantId, filter),
      ]);
      const page = rows.slice(0, pageSize);
      return {
        list: page.map(presentDelivery),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
      };
    },

    delivery: ({ actor, params }: Call<typeof getDelivery>): Promise<WebhookDelivery> =>
      read(db, actor.merchantId, params.id),

    /** The same message again, also when it was delivered. */
    resend: (call: Call<typeof resendDelivery>): Promise<WebhookDelivery> =>
      idempotently(db, call, async (tx) => {
        const { actor, requestId, now } = call;
        const { merchantId } = actor;
        const row = (await findDelivery(tx, merchantId, call.params.id)) ?? refuse('not_found');
        const { id: endpointId } = await callable(tx, merchantId, row.endpointId ?? refuse('not_found'));
        await reopenDelivery(tx, merchantId, row.id, { lostAt: queuedUntil(now), requestId });
        deliverer.add(tx, [{ merchantId, deliveryId: row.id, endpointId, attempt: row.attemptCount, requestId }]);
        return read(tx, merchantId, row.id);
      }),
  };
};
export type WebhookService = ReturnType<typeof createWebhookService>;
