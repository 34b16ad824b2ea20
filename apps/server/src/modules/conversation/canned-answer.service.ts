import {
  type CannedAnswer,
  cannedAnswersAtMost,
  type changeCannedAnswer,
  type createCannedAnswer,
  type listCannedAnswers,
  type removeCannedAnswer,
} from '@balcao/contract/canned-answer';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { type LogChange, LogEvent } from '@balcao/contract/log';
import { constraintOf, type Db } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import { deleteCanned, insertCanned, listCanned, lockCanned, updateCanned } from './canned-answer.repository.ts';
import type { CannedAnswerRow } from './conversation.tables.ts';
import { placeOf, reachConversations } from './conversation-access.ts';
import type { ConversationTelling } from './conversation-telling.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reach' | 'reachWith' | 'hold'>;
  readonly events: Pick<Events, 'publish'>;
  readonly tell: Pick<ConversationTelling, 'record'>;
}
const present = ({ id, shortcut, text }: CannedAnswerRow): CannedAnswer => ({ id, shortcut, text });
const changeOf = (before: string | null, after: string | null): LogChange[] => [
  { field: 'cannedAnswer', of: null, before, after },
];

/** Two members who take the same shortcut at the same instant: the index knows (rule: database-decides). */
const withFreeShortcut = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (constraintOf(error) === 'canned_answer_shortcut') refuseField('shortcut', 'shortcutTaken');
    throw error;
  }
};

/** Answers that a channel gives often. */
export const createCannedAnswers = ({ db, access, events, tell }: Needs) => ({
  list: async ({ actor, params }: Call<typeof listCannedAnswers>): Promise<ReplyOf<typeof listCannedAnswers>> => {
    const channel = await reachConversations(access, db, actor, params.id);
    return { list: (await listCanned(db, placeOf(channel))).map(present) };
  },

  /** @throws Refusal `form_invalid` on a shortcut that another has; `canned_answers_full`. */
  create: (call: Call<typeof createCannedAnswer>): Promise<CannedAnswer> =>
    idempotently(db, call, async (tx) => {
      const { actor, params, body, now } = call;
      const { channel } = await access.reachWith(tx, actor, params.id, 'answer');
      // Two who make one at once would both find the last free place.
      await access.hold(tx, channel);
      if ((await listCanned(tx, placeOf(channel))).length >= cannedAnswersAtMost) refuse('canned_answers_full');
      const row = { ...placeOf(channel), id: newId(now), ...body };
      await withFreeShortcut(insertCanned(tx, row));
      events.publish(tx, channel.merchantId, { topic: 'conversation', key: channel.id });
      await tell.record(tx, call, channel, LogEvent.enum.cannedAnswerMade, changeOf(null, row.shortcut));
      return present(row);
    }),

  /** @throws Refusal `form_invalid` on a shortcut that another has. */
  change: (call: Call<typeof changeCannedAnswer>): Promise<CannedAnswer> =>
    idempotently(db, call, async (tx) => {
      const { actor, params, body } = call;
      const { channel } = await access.reachWith(tx, actor, params.id, 'answer');
      const key = { ...placeOf(channel), id: params.cannedId };
      const before = (await lockCanned(tx, key)) ?? refuse('not_found');
      const row = { ...key, ...body };
      await withFreeShortcut(updateCanned(tx, row));
      events.publish(tx, channel.merchantId, { topic: 'conversation', key: channel.id });
      const changes = changeOf(before.shortcut, row.shortcut);
      await tell.record(tx, call, channel, LogEvent.enum.cannedAnswerChanged, changes);
      return present(row);
    }),

  remove: (call: Call<typeof removeCannedAnswer>): Promise<null> =>
    idempotently(db, call, async (tx) => {
      const { actor, params } = call;
      const { channel } = await access.reachWith(tx, actor, params.id, 'answer');
      const key = { ...placeOf(channel), id: params.cannedId };
      const before = (await lockCanned(tx, key)) ?? refuse('not_found');
      await deleteCanned(tx, key);
      events.publish(tx, channel.merchantId, { topic: 'conversation', key: channel.id });
      await tell.record(tx, call, channel, LogEvent.enum.cannedAnswerRemoved, changeOf(before.shortcut, null));
      return null;
    }),
});
export type CannedAnswers = ReturnType<typeof createCannedAnswers>;
