import type {
  askForPerson,
  PhoneMessage,
  readFromChannel,
  tellWriting,
  writeToChannel,
} from '@balcao/contract/conversation-phone';
import { type Db, transaction } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { countTeamsBehind, findBetween, lockBetween, updateConversation } from './conversation.repository.ts';
import { mustKnow, type PhoneAccess } from './conversation-phone-access.ts';
import type { PhoneWriting } from './conversation-phone-writing.ts';
import { follower, type Presence } from './conversation-presence.ts';
import type { ConversationTelling } from './conversation-telling.ts';
import type { MachineAnswers } from './machine-answer.service.ts';
import type { ServerMarks } from './server-message-marks.ts';

interface Needs {
  readonly db: Db;
  readonly reach: PhoneAccess;
  readonly writing: PhoneWriting;
  readonly presence: Presence;
  readonly tell: Pick<ConversationTelling, 'changed'>;
  readonly machines: Pick<MachineAnswers, 'letPeople'>;
  readonly marks: ServerMarks;
}

/** What people do in their conversations with channels. */
export const createPhoneConversations = ({ db, reach, writing, presence, tell, machines, marks }: Needs) => ({
  /**
   * @throws Refusal `conversation_follow` without following; `state_forbids` when the channel is closed or the person has stopped;
   * `channel_frozen`; `conversation_fast`; `idempotency_key_reused`; `form_invalid` for a button that was not there.
   */
  write: ({ actor, params, body, now }: Call<typeof writeToChannel>): Promise<PhoneMessage> =>
    writing({ customerId: actor.customerId, link: params.link, now }, body),

  read: ({ actor, params, body, now }: Call<typeof readFromChannel>): Promise<null> =>
    transaction(db, async (tx) => {
      const { key } = await reach(tx, params.link, actor.customerId);
      const row = (await lockBetween(tx, key)) ?? refuse('not_found');
      const followerRead = Math.min(body.position, row.lastShown);
      if (followerRead <= row.followerRead) return null;
      const followerUnread = await countTeamsBehind(tx, row, followerRead);
      const delivered = Math.max(row.delivered, followerRead);
      await marks(tx, await updateConversation(tx, row, { followerRead, followerUnread, delivered }), now);
      tell.changed(tx, row);
      return null;
    }),

  /** People answer from now on; a second time changes nothing. */
  askPerson: ({ actor, params, now }: Call<typeof askForPerson>): Promise<null> =>
    transaction(db, async (tx) => {
      const { key } = await reach(tx, params.link, actor.customerId);
      const row = (await lockBetween(tx, key)) ?? refuse('not_found');
      await machines.letPeople(tx, row, { word: 'person_asked', now });
      return null;
    }),

  /** A hint for the team; before the first message there is no recipient. */
  writing: async ({ actor, params }: Call<typeof tellWriting>): Promise<null> => {
    const reached = await reach(db, params.link, actor.customerId);
    const row = await findBetween(db, reached.key);
    mustKnow(reached, row);
    if (row && reached.following && !row.isStopped && !reached.channel.frozenAt)
      presence.tell(row.merchantId, row.id, follower, 'writing');
    return null;
  },
});
export type PhoneConversations = ReturnType<typeof createPhoneConversations>;
