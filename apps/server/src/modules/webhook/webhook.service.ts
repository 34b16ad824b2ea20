import { randomBytes } from 'node:crypto';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { Id } from '@balcao/contract/scalars';
import type {
  Announcement,
  getWebhook,
  listDeliveries,
  removeWebhook,
  resendDelivery,
  saveWebhook,
  testWebhook,
  WebhookDelivery,
} from '@balcao/contract/webhook';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { once } from '../../platform/once.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { type Deliverer, lostAt } from './webhook.jobs.ts';
import { presentDelivery, presentEndpoint } from './webhook.present.ts';
import {
  countUpTo,
  deleteEndpoint,
  failWaiting,
  findDelivery,
  findEndpoint,
  insertDeliveries,
  listRows,
  reopenDelivery,
  upsertEndpoint,
} from './webhook.repository.ts';

/** For so long the secret before the newest one signs too. */
const previousSecretMs = 24 * 3_600_000;
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: Pick<Events, 'publish'>;
  readonly secrets: Pick<Secrets, 'seal'>;
  readonly outbound: Pick<Outbound, 'accepts'>;
  readonly deliverer: Pick<Deliverer, 'enqueue'>;
}

/** What happened, and to whom it is told. */
interface Told {
  readonly merchantId: string;
  readonly event: Announcement;
}

/** Writes what happened and has it delivered after the commit; answers with the ids of those that have an address to go to. */
const createAnnounce = ({ clock, events, deliverer }: Needs) => {
  const rowOf = ({ merchantId, event }: Told) => {
    const now = clock.now();
    const id = newId(now);
    const body = JSON.stringify({ type: event.type, timestamp: now.toISOString(), data: event.data });
    const message = { messageId: `msg_${id.replaceAll('-', '')}`, type: event.type, body };
    return { merchantId, id, ...message, nextAttemptAt: lostAt(now), createdAt: now };
  };
  return async (tx: Tx, told: readonly Told[]): Promise<string[]> => {
    const rows = told.map(rowOf);
    const written = await insertDeliveries(tx, rows);
    const leaving = rows.filter(({ id }) => written.has(id));
    const attempts = leaving.map(({ merchantId, id }) => ({ merchantId, deliveryId: id, attempt: 0 }));
    if (attempts.length > 0) await deliverer.enqueue(tx, attempts);
    for (const { merchantId, id } of leaving) events.publish(tx, merchantId, { topic: 'webhook', key: id });
    return leaving.map(({ id }) => id);
  };
};

/** Where a team is notified. */
const createEndpointMethods = ({ db, events, secrets, outbound }: Needs) => ({
  get: async ({ actor }: Call<typeof getWebhook>): Promise<ReplyOf<typeof getWebhook>> => {
    const row = await findEndpoint(db, actor.merchantId);
    return row ? presentEndpoint(row) : null;
  },

  save: (call: Call<typeof saveWebhook>): Promise<ReplyOf<typeof saveWebhook>> =>
    once(db, call, async (tx) => {
      const { merchantId } = call.actor;
      const { url } = call.body;
      if (!outbound.accepts(url)) refuseField('url', 'publicAddress');
      const secret = newSecret();
      const row = { merchantId, url, sealedSecret: secrets.seal(secret), createdAt: call.now };
      await upsertEndpoint(tx, row, new Date(call.now.getTime() + previousSecretMs));
      events.publish(tx, merchantId, { topic: 'webhook', key: 'endpoint' });
      return { endpoint: presentEndpoint(row), secret };
    }),

  remove: (call: Call<typeof removeWebhook>): Promise<null> =>
    once(db, call, async (tx) => {
      const { merchantId } = call.actor;
      if (!(await deleteEndpoint(tx, merchantId))) refuse('not_found');
      await failWaiting(tx, merchantId);
      events.publish(tx, merchantId, { topic: 'webhook', key: 'endpoint' });
      return null;
    }),
});

/** The notifications themselves (promise W5). */
export const createWebhookService = (needs: Needs) => {
  const { db, deliverer } = needs;
  const announce = createAnnounce(needs);
  return {
    ...createEndpointMethods(needs),

    /** Tells a merchant's server what has happened, once the transaction is on disk. */
    announce: async (tx: Tx, merchantId: string, event: Announcement): Promise<void> => {
      await announce(tx, [{ merchantId, event }]);
    },
    /** Tells many what has happened to each. */
    announceAll: async (tx: Tx, told: readonly Told[]): Promise<void> => {
      await announce(tx, told);
    },

    test: (call: Call<typeof testWebhook>): Promise<WebhookDelivery> =>
      once(db, call, async (tx) => {
        const { actor, requestId } = call;
        const event = { type: 'webhook.test', data: { requestId } } as const;
        const { merchantId } = actor;
        const [id = refuse('not_found')] = await announce(tx, [{ merchantId, event }]);
        return presentDelivery((await findDelivery(tx, merchantId, id)) ?? refuse('not_found'));
      }),

    deliveries: async ({ actor, query }: Call<typeof listDeliveries>): Promise<ReplyOf<typeof listDeliveries>> => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor } = query;
      if (cursor !== undefined && !Id.safeParse(cursor).success) refuseField('cursor', 'cursor');
      const skip = cursor === undefined ? (pageNum - 1) * pageSize : 0;
      const [rows, counted] = await Promise.all([
        listRows(db, actor.merchantId, { after: cursor, skip, limit: pageSize + 1 }),
        countUpTo(db, actor.merchantId),
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

    /** The same message again, also when it was delivered. */
    resend: (call: Call<typeof resendDelivery>): Promise<WebhookDelivery> =>
      once(db, call, async (tx) => {
        const { merchantId } = call.actor;
        if (!(await findEndpoint(tx, merchantId))) refuse('not_found');
        const row = await reopenDelivery(tx, merchantId, call.params.id, lostAt(call.now));
        if (!row) return refuse('not_found');
        await deliverer.enqueue(tx, [{ merchantId, deliveryId: row.id, attempt: row.attemptCount }]);
        return presentDelivery(row);
      }),
  };
};
export type WebhookService = ReturnType<typeof createWebhookService>;
