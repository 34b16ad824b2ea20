import type { ReplyOf } from '@balcao/contract/endpoint';
import { fieldMessages, namingMessage } from '@balcao/contract/field-texts';
import type { Locale } from '@balcao/contract/locale';
import {
  type BatchOutcome,
  batchesWaitingAtMost,
  type getMessageBatch,
  type sendMessageBatch,
  type TakenMessage,
} from '@balcao/contract/message-batch';
import type { MessageToSend } from '@balcao/contract/message-delivery';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { type Outcome, outcomeOf } from '../../platform/idempotency-many.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import { findBatch, insertBatch, listOutcomes, lockBatches } from './message-batch.repository.ts';
import type { WaitingMessage } from './message-batch.tables.ts';
import type { MessageSources } from './message-source.ts';
import { holdTemplates } from './message-template.repository.ts';

interface Needs {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly sources: MessageSources;
}
/** What is full now has room when some have been delivered. */
const againAfterSeconds = 2;

const told = (outcome: Outcome<WaitingMessage>, locale: Locale): TakenMessage => {
  if ('reply' in outcome) return { messageId: outcome.reply.id, refusal: null, fields: null };
  const { refusal, issues } = outcome.refusal;
  if (refusal === 'not_found') return { messageId: null, refusal, fields: null };
  return { messageId: null, refusal: 'form_invalid', fields: fieldMessages(issues, locale, namingMessage) };
};

/** Many messages of a mini program in one call: taken and checked at once, and delivered by a job. */
export const createBatchService = ({ db, jobs, sources }: Needs) => {
  /** Each is validated by the fields of its template, so that mistakes are reported before any message is delivered. */
  const read = async (tx: Tx, { actor, body, now }: Call<typeof sendMessageBatch>) => {
    const { merchantId, appletId } = actor;
    const ids = [...new Set(body.messages.map(({ templateId }) => templateId))];
    const held = await holdTemplates(tx, merchantId, ids);
    const ofApplet = held.filter((template) => template.appletId === appletId);
    const sourced = await sources.of(tx, ofApplet);
    const readers = new Map(ofApplet.map((row) => [row.id, sourced(row).read]));
    const readOne = ({ templateId, openId, values, page }: MessageToSend): WaitingMessage => {
      const readOf = readers.get(templateId) ?? refuse('not_found');
      return { id: newId(now), templateId, openId, values: readOf(values).values, page: page ?? null };
    };
    return body.messages.map((message) => outcomeOf(() => readOne(message)));
  };

  const take = async (tx: Tx, call: Call<typeof sendMessageBatch>): Promise<ReplyOf<typeof sendMessageBatch>> => {
    const { actor, now, locale } = call;
    const { merchantId, appletId } = actor;
    const outcomes = await read(tx, call);
    if ((await lockBatches(tx, merchantId)) >= batchesWaitingAtMost) refuse('too_many_requests', againAfterSeconds);
    const taken = outcomes.flatMap((outcome) => ('reply' in outcome ? [outcome.reply] : []));
    const id = newId(now);
    const isOver = taken.length === 0;
    await insertBatch(tx, {
      ...{ merchantId, id, appletId, messageIds: taken.map((message) => message.id), takenAt: now },
      ...(isOver ? { waiting: null, endedAt: now } : { waiting: taken, endedAt: null }),
    });
    if (!isOver) await jobs.send(tx, 'message.deliver', { merchantId, id });
    return { batchId: id, messages: outcomes.map((outcome) => told(outcome, locale)) };
  };

  return {
    /**
     * What was taken is kept with the job that delivers it, or not at all.
     * @throws Refusal `too_many_requests` when too many batches of the team wait.
     */
    send: (call: Call<typeof sendMessageBatch>): Promise<ReplyOf<typeof sendMessageBatch>> =>
      idempotently(db, call, (tx) => take(tx, call)),

    /** @throws Refusal `not_found` for a batch of another mini program, and one that is no longer kept. */
    get: async ({ actor, params }: Call<typeof getMessageBatch>): Promise<ReplyOf<typeof getMessageBatch>> => {
      const { merchantId, appletId } = actor;
      const batch = (await findBatch(db, { merchantId, appletId, id: params.id })) ?? refuse('not_found');
      const rows = await listOutcomes(db, merchantId, batch.messageIds);
      const reasons = new Map(rows.map(({ id, reason }) => [id, reason]));
      const messages = batch.messageIds.map((messageId) => {
        const reason = reasons.get(messageId);
        const outcome: BatchOutcome = reason === undefined ? 'waiting' : reason ? 'refused' : 'delivered';
        return { messageId, outcome, reason: reason ?? null };
      });
      const so = (outcome: BatchOutcome) => messages.filter((message) => message.outcome === outcome).length;
      const figures = { waiting: so('waiting'), delivered: so('delivered'), refused: so('refused') };
      return { batchId: params.id, takenAt: batch.takenAt.toISOString(), ...figures, messages };
    },
  };
};
export type BatchService = ReturnType<typeof createBatchService>;
