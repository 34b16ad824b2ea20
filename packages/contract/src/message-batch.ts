import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { DeliveryRefusal, MessageToSend } from './message-delivery.ts';
import { Id, Instant } from './scalars.ts';

/** So many messages stand in one batch. */
export const batchMessagesAtMost = 1_000;
/** So many batches of a team wait to be delivered. */
export const batchesWaitingAtMost = 20;
/** For this many days a batch reports the outcome of its messages. */
export const batchKeptDays = 30;
const bytesOfMessage = 4_096;
/** Five values of fields, five of its own, and a spare one, so that a list that is too long is still read and told so. */
const valuesOfMessage = 11;

/** Why one is not taken: its values do not fit its fields, or the mini program has no such template. */
export const BatchRefusal = codes(['form_invalid', 'not_found']);
export type BatchRefusal = z.infer<typeof BatchRefusal>;

/** What is said of one of a batch at once: it is delivered under its id, or why it is not taken. */
const TakenMessage = z.object({
  messageId: z.nullable(Id),
  refusal: z.nullable(BatchRefusal),
  /** What is wrong with which field, such as `values.place`. */
  fields: z.nullable(z.record(z.string(), z.string())),
});
export type TakenMessage = z.infer<typeof TakenMessage>;

/** The outcome of an accepted message. */
export const BatchOutcome = codes(['waiting', 'delivered', 'refused']);
export type BatchOutcome = z.infer<typeof BatchOutcome>;

const ofServer = { face: 'open', access: 'applet' } as const;

export const sendMessageBatch = endpoint({
  ...ofServer,
  id: 'messageBatch.send',
  method: 'POST',
  path: '/applet/message-batch',
  summary:
    'Takes up to 1,000 subscribe messages at once, which are then delivered; each is answered by itself, in the order of the call',
  rate: 'write',
  idempotency: 'required',
  bodyBytesAtMost: batchMessagesAtMost * bytesOfMessage,
  bodyValuesAtMost: batchMessagesAtMost * valuesOfMessage,
  body: z.strictObject({
    messages: z
      .array(MessageToSend)
      .check(z.minLength(1, { abort: true }), z.maxLength(batchMessagesAtMost, { abort: true })),
  }),
  reply: z.object({ batchId: Id, messages: z.array(TakenMessage) }),
  refusals: [],
});

export const getMessageBatch = endpoint({
  ...ofServer,
  id: 'messageBatch.get',
  method: 'GET',
  path: '/applet/message-batch/{id}',
  summary: 'What became of the messages of a batch, in the order in which they were taken',
  rate: 'read',
  params: z.object({ id: Id }),
  reply: z.object({
    batchId: Id,
    takenAt: Instant,
    waiting: z.int(),
    delivered: z.int(),
    refused: z.int(),
    messages: z.array(z.object({ messageId: Id, outcome: BatchOutcome, reason: z.nullable(DeliveryRefusal) })),
  }),
  refusals: ['not_found'],
});
