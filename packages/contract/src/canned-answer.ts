import * as z from 'zod/mini';
import { MessageText } from './conversation-message.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './scalars.ts';

/** Canned answers of one channel, at most. */
export const cannedAnswersAtMost = 200;

/** What a canned answer is called by, after the slash: letters, digits and hyphens in lower case. */
const Shortcut = z
  .pipe(
    z.string().check(z.maxLength(200, { error: 'tooLong 30', abort: true })),
    z.transform((text) => text.normalize('NFC').trim().replace(/^\//, '').toLowerCase()),
  )
  .check(z.refine((text) => /^[\p{L}\p{N}_-]{1,30}$/u.test(text), { params: { text: 'shortcut' }, abort: true }));

/** An answer that a channel gives often, and the word that brings it up. */
export const CannedAnswer = z.object({ id: Id, shortcut: z.string(), text: z.string() });
export type CannedAnswer = z.infer<typeof CannedAnswer>;
/** What is entered of one; no other of the channel has the same shortcut. */
export const CannedAnswerEntry = z.strictObject({ shortcut: Shortcut, text: MessageText });
export type CannedAnswerEntry = z.infer<typeof CannedAnswerEntry>;

const ofChannel = z.object({ id: Id });
const ofAnswer = z.object({ id: Id, cannedId: Id });
const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const guarded = ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'] as const;
const writing = { face: 'admin', access: access('write'), rate: 'write' } as const;

export const listCannedAnswers = endpoint({
  id: 'cannedAnswer.list',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/canned-answer',
  summary: 'The canned answers of a channel by their shortcuts',
  access: access('read'),
  rate: 'read',
  params: ofChannel,
  reply: z.object({ list: z.array(CannedAnswer) }),
  refusals: ['not_found', 'channel_right'],
});

export const createCannedAnswer = endpoint({
  ...writing,
  id: 'cannedAnswer.create',
  method: 'POST',
  path: '/channel/{id}/canned-answer',
  summary: 'Makes a canned answer',
  idempotency: 'optional',
  params: ofChannel,
  body: CannedAnswerEntry,
  reply: CannedAnswer,
  refusals: [...guarded, 'canned_answers_full'],
});

export const changeCannedAnswer = endpoint({
  ...writing,
  id: 'cannedAnswer.change',
  method: 'PUT',
  path: '/channel/{id}/canned-answer/{cannedId}',
  summary: 'Changes a canned answer',
  params: ofAnswer,
  body: CannedAnswerEntry,
  reply: CannedAnswer,
  refusals: guarded,
});

export const removeCannedAnswer = endpoint({
  ...writing,
  id: 'cannedAnswer.remove',
  method: 'DELETE',
  path: '/channel/{id}/canned-answer/{cannedId}',
  summary: 'Removes a canned answer',
  params: ofAnswer,
  reply: z.null(),
  refusals: guarded,
});
