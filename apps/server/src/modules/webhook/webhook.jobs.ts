import type { WebhookAttempt, WebhookFailure } from '@balcao/contract/webhook';
import type { Logger } from 'pino';
import type * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { connectionsAtMost } from '../../platform/connections.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Outbound } from '../../platform/outbound.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { type AttemptKey, claimAttempt, recordAttempt, setAside } from './attempt.repository.ts';
import { createDeliveryQueue } from './delivery-queue.ts';
import { findEndpoint, recordOutcome } from './webhook.repository.ts';
import type { DeliveryRow, EndpointRow } from './webhook.tables.ts';
import { signedHeaders } from './webhook-headers.ts';
import type { Standings } from './webhook-standing.ts';

/** Seconds from a failed attempt to the next one: over a day in all (rule: notifications-arrive). */
export const attemptPauses = [5, 30, 120, 600, 1_800, 3_600, 7_200, 18_000, 21_600, 36_000];
/** An attempt that was not heard of for so long was lost with its process. */
const lostAfterMs = 60_000;
/** The address says that it is gone for good (Standard Webhooks): it is not to be called any more. */
const gone = 410;
/** However many addresses answer at once, their outcomes are written down on a quarter of the connections: payments come first. */
const connections = { places: connectionsAtMost / 4, waitingAtMost: Number.POSITIVE_INFINITY };

/** When an attempt that begins at `now` counts as lost. */
const lostAt = (now: Date): Date => new Date(now.getTime() + lostAfterMs);

/** Up to a tenth longer, so that what failed together does not come back together. */
const nextAttemptAt = (now: Date, attempt: number): Date | null => {
  const seconds = attemptPauses[attempt];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000 * (1 + Math.random() / 10));
};

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly secrets: Pick<Secrets, 'open'>;
  readonly jobs: Jobs;
  readonly events: Pick<Events, 'publish'>;
  readonly outbound: Pick<Outbound, 'post'>;
  readonly standings: Standings;
}

type Attempt = z.infer<typeof WebhookAttempt>;

/** Sends a notification once, and logs what came of it without the address, which may have a key in it (rule: nothing-in-logs). */
const createSending = ({ clock, log, secrets, outbound }: Pick<Needs, 'clock' | 'log' | 'secrets' | 'outbound'>) => {
  const headersOf = (endpoint: EndpointRow, delivery: DeliveryRow): Record<string, string> => {
    // Receivers compare with the time of their machines, which the sandbox's clock does not move.
    const sentAt = new Date(clock.now().getTime() - clock.aheadSeconds() * 1000);
    const previousHolds = endpoint.previousUntil !== null && endpoint.previousUntil > clock.now();
    const sealed = [endpoint.sealedSecret, ...(previousHolds ? [endpoint.previousSealedSecret ?? ''] : [])];
    return signedHeaders(secrets, sealed, delivery, sentAt);
  };

  return async (key: AttemptKey, endpoint: EndpointRow, delivery: DeliveryRow): Promise<Attempt> => {
    const at = clock.now().toISOString();
    const headers = headersOf(endpoint, delivery);
    const result = await outbound.post(endpoint.url, { headers, body: delivery.body });
    const { durationMs } = result;
    const outcome = 'failure' in result ? { failure: result.failure } : { status: result.status };
    const { type, orderNumber: order } = delivery;
    const facts = { delivery: key.deliveryId, address: key.endpointId, type, ...(order === null ? {} : { order }) };
    log.info({ ...facts, attempt: key.attempt + 1, ms: durationMs, ...outcome }, 'webhook sent');
    return 'failure' in result
      ? { at, durationMs, status: null, answer: result.failure satisfies WebhookFailure, headers }
      : { at, durationMs, status: result.status, answer: result.answer, headers };
  };
};

/** Makes the attempts: outside every request, and a slow receiver holds up only its own address (rule: slow-partners). */
export const createDeliverer = ({ db, clock, log, secrets, jobs, events, outbound, standings }: Needs) => {
  const inTurn = createSemaphore(connections);
  const send = createSending({ clock, log, secrets, outbound });

  const leave = (key: AttemptKey, end: Parameters<typeof setAside>[2]): Promise<void> =>
    transaction(db, async (tx) => {
      await setAside(tx, key, end);
      events.publish(tx, key.merchantId, { topic: 'webhook', key: key.deliveryId });
    });

  const record = (key: AttemptKey, endpoint: EndpointRow, made: Attempt): Promise<void> => {
    const delivered = made.status !== null && made.status >= 200 && made.status < 300;
    return transaction(db, async (tx) => {
      const now = clock.now();
      const next = delivered ? null : nextAttemptAt(now, key.attempt);
      // The address before its notifications, here as everywhere, so that there is no deadlock.
      const known = await recordOutcome(tx, key.merchantId, endpoint.id, { delivered, at: now });
      // Others may have failed a moment later and be written down already.
      const failedAt = new Date(Math.max(now.getTime(), known?.after.failingSince?.getTime() ?? 0));
      const outcome = { url: endpoint.url, attempt: made, delivered, nextAttemptAt: next, failedAt };
      const isGivenUp = await recordAttempt(tx, key, outcome);
      const isGone = made.status === gone;
      if (known && delivered) await standings.answered(tx, known.before, { now });
      if (known && !delivered) await standings.failed(tx, known.after, { now, isGivenUp, isGone });
      events.publish(tx, key.merchantId, { topic: 'webhook', key: key.deliveryId });
    });
  };

  const attempt = async (key: AttemptKey): Promise<void> => {
    const [delivery, endpoint] = await inTurn(async () => {
      const claimed = await claimAttempt(db, key, lostAt(clock.now()));
      return [claimed, claimed && (await findEndpoint(db, key.merchantId, key.endpointId))] as const;
    });
    if (!delivery) return;
    // Written while someone switched the address off, or removed it.
    if (!endpoint) return leave(key, { state: 'failed', failedAt: clock.now() });
    if (endpoint.state === 'off') return leave(key, { state: 'held' });
    const made = await send(key, endpoint, delivery);
    await inTurn(() => record(key, endpoint, made));
  };

  return createDeliveryQueue({ db, clock, log, jobs, attempt });
};
export type Deliverer = ReturnType<typeof createDeliverer>;
