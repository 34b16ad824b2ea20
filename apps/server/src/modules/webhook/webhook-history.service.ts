import type { WebhookAttempt } from '@balcao/contract/webhook';
import type { Announcement } from '@balcao/contract/webhook-event';
import type * as z from 'zod/mini';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { insertDelivery } from './delivery.repository.ts';
import { attemptPauses } from './webhook.jobs.ts';
import { recordOutcome } from './webhook.repository.ts';
import type { EndpointRow } from './webhook.tables.ts';
import { signedHeaders } from './webhook-headers.ts';
import { messageOf } from './webhook-message.ts';

/** How a receiver answered once; without a status none answered. */
type Answer = Pick<z.infer<typeof WebhookAttempt>, 'status' | 'answer' | 'durationMs'>;
interface PastDelivery {
  readonly event: Announcement;
  /** When it happened. */
  readonly at: Date;
  /** One after the other; where the last is no success, it is given again at every attempt until now. */
  readonly answers: readonly [Answer, ...Answer[]];
}
type Made = z.infer<typeof WebhookAttempt> & { readonly isSuccess: boolean };

const isSuccess = ({ status }: Answer): boolean => status !== null && status >= 200 && status < 300;

/** Notifications of the past, as if they had been delivered; no requests are sent. */
export const createWebhookHistory = ({ secrets }: { readonly secrets: Pick<Secrets, 'open'> }) => ({
  /** Writes one down, with every attempt that was made by `now`; what has not arrived by then is tried again at its time. */
  bringIn: async (tx: Tx, endpoint: EndpointRow, { event, at, answers }: PastDelivery, now: Date): Promise<void> => {
    const { merchantId, id: endpointId, url } = endpoint;
    const message = messageOf({ merchantId, event }, at);
    const attempts: Made[] = [];
    let due: Date | null = at;
    while (due && due <= now && !attempts.at(-1)?.isSuccess) {
      const answer: Answer = answers[attempts.length] ?? (answers.at(-1) as Answer);
      const headers = signedHeaders(secrets, [endpoint.sealedSecret], message, due);
      attempts.push({ at: due.toISOString(), ...answer, headers, isSuccess: isSuccess(answer) });
      const pause: number | undefined = attemptPauses[attempts.length - 1];
      due = pause === undefined ? null : new Date(due.getTime() + answer.durationMs + pause * 1000);
    }
    const delivered = attempts.at(-1)?.isSuccess === true;
    const nextAttemptAt = delivered ? null : due;
    const state = delivered ? 'delivered' : nextAttemptAt ? 'waiting' : 'failed';
    const made = attempts.map(({ isSuccess: _, ...attempt }) => attempt);
    const failedAt = state === 'failed' ? new Date(made.at(-1)?.at ?? at) : null;
    const kept = { ...message, id: newId(at), endpointId, url, state, nextAttemptAt, failedAt } as const;
    await insertDelivery(tx, { ...kept, attempts: made, attemptCount: made.length });
    for (const { at: moment, isSuccess: good } of attempts)
      await recordOutcome(tx, merchantId, endpointId, { delivered: good, at: new Date(moment) });
  },
});
export type WebhookHistory = ReturnType<typeof createWebhookHistory>;
