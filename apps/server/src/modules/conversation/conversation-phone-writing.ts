import { messagesAMinuteAtMost, type PhoneMessage } from '@balcao/contract/conversation-phone';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Limits } from '../../platform/limits.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { BroadcastFeed } from '../broadcast/broadcast-feed.service.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import { findBetween, insertConversation, lockBetween, updateConversation } from './conversation.repository.ts';
import type { ConversationRow, KeptAttachment } from './conversation.tables.ts';
import { mustKnow, type PhoneAccess, presentMessage, type ReachedByPhone } from './conversation-phone-access.ts';
import type { ConversationTelling } from './conversation-telling.ts';
import type { MachineAsking } from './machine-asking.ts';
import { findAt, findByClient } from './message.repository.ts';
import { addMessage, type Pressed, sentBefore } from './message-adding.ts';
import type { SentFile, SentFiles } from './sent-file.ts';
import type { ServerMarks } from './server-message-marks.ts';

interface Needs {
  readonly db: Db;
  readonly limits: Pick<Limits, 'strike'>;
  readonly reach: PhoneAccess;
  readonly found: Pick<FoundChannels, 'share'>;
  readonly followers: Pick<FollowerService, 'followingOf'>;
  readonly customers: Pick<CustomerService, 'nameOf'>;
  readonly tell: Pick<ConversationTelling, 'changed'>;
  readonly files: SentFiles;
  readonly ask: MachineAsking;
  readonly posts: Pick<BroadcastFeed, 'buttonsOf'>;
  readonly marks: ServerMarks;
}
/** Who writes to which channel. */
interface Writer {
  readonly customerId: string;
  readonly link: string;
  readonly now: Date;
}
/** Which broadcast, and which of its buttons. */
interface PressedPost {
  readonly broadcastId: string;
  readonly index: number;
}
/** What a person writes, and what comes with it. */
interface Written {
  readonly clientId: string;
  readonly text: string;
  readonly pressed?: Pressed | undefined;
  readonly pressedPost?: PressedPost | undefined;
  readonly place?: Extract<KeptAttachment, { kind: 'place' }>;
  readonly file?: SentFile;
}
const fast = {
  name: 'conversation',
  points: messagesAMinuteAtMost,
  seconds: 60,
  refusal: 'conversation_fast',
} as const;

/** The conversation, held; made where there is none. */
const begin = async (tx: Tx, { key }: ReachedByPhone, name: string, now: Date): Promise<ConversationRow> => {
  const known = { name, nameKey: nameKeyOf(name) };
  const row = { ...key, ...known, id: newId(now), state: 'open', lastAt: now, createdAt: now } as const;
  await insertConversation(tx, row);
  const held = (await lockBetween(tx, key)) ?? refuse('not_found');
  return held.name === name ? held : updateConversation(tx, held, known);
};
/** @throws Refusal `channel_frozen`; `state_forbids`. */
const mustBeOpen = (channel: ReachedByPhone['channel'], row: ConversationRow | undefined): void => {
  if (channel.frozenAt) refuse('channel_frozen');
  if (row?.isStopped || channel.state === 'closed') refuse('state_forbids');
};
/** @throws Refusal `form_invalid` for a button that was not there. */
const mustBeThere = async (tx: Tx, row: ConversationRow, pressed: Pressed, text: string): Promise<void> => {
  const message = await findAt(tx, row, pressed.position);
  const button = message?.buttons[pressed.index];
  if (button?.label !== text || button.url !== null) refuseField('pressed', 'invalid');
};

/** @throws Refusal `form_invalid` for a button that the broadcast does not have; `not_found` for one that the person cannot read. */
const mustBeOfPost = async (
  tx: Tx,
  posts: Needs['posts'],
  { link, customerId }: Pick<Writer, 'link' | 'customerId'>,
  { broadcastId, index, text }: PressedPost & { readonly text: string },
): Promise<void> => {
  const all = await posts.buttonsOf(tx, link, customerId, broadcastId);
  const isThere = all.some((buttons) => buttons[index]?.label === text && buttons[index].url === null);
  if (!isThere) refuseField('pressedPost', 'invalid');
};

/** Adds what a follower sends to their conversation: text, a pressed button, a picture, a voice message or a place. */
export const createPhoneWriting = (needs: Needs) => {
  const { db, limits, reach, found, followers, customers, tell, files, ask, posts, marks } = needs;
  /** Whether a message is there already: sending it again uses up nothing, and finds it even where one writes no more. */
  const isRepeat = async (row: ConversationRow | undefined, clientId: string): Promise<boolean> =>
    row !== undefined && (await findByClient(db, row, clientId)) !== undefined;
  /** @throws Refusal `channel_frozen`; `state_forbids`; `conversation_follow`. */
  const mustBeAbleToWrite = async (tx: Tx, channel: ReachedByPhone['channel'], row: ConversationRow): Promise<void> => {
    mustBeOpen(channel, row);
    if (!(await followers.followingOf(tx, row, row.customerId))) refuse('conversation_follow');
  };
  /** What comes with it; a file is looked into and stored before anything is held. */
  const attachmentOf = async (
    reached: ReachedByPhone,
    { place, file }: Pick<Written, 'place' | 'file'>,
    isAgain: boolean,
  ): Promise<KeptAttachment | null> => {
    if (!file) return place ?? null;
    const { merchantId, customerId: senderId } = reached.key;
    return isAgain ? files.again(file) : files.take(file, { merchantId, senderId });
  };

  return async ({ customerId, link, now }: Writer, written: Written): Promise<PhoneMessage> => {
    const reached = await reach(db, link, customerId);
    const known = await findBetween(db, reached.key);
    mustKnow(reached, known);
    const isAgain = await isRepeat(known, written.clientId);
    if (!isAgain) {
      if (!reached.following) refuse('conversation_follow');
      await limits.strike(fast, customerId);
      mustBeOpen(reached.channel, known);
    }
    const { clientId, text, pressed, pressedPost } = written;
    const attachment = await attachmentOf(reached, written, isAgain);
    const message = { clientId, text, pressed, attachment, kind: 'follower', authorId: null, at: now } as const;
    return transaction(db, async (tx) => {
      // Freezing, closing and leaving all change this row, and so come before the message or after it.
      const channel = (await found.share(tx, reached.key)) ?? refuse('not_found');
      const row = await begin(tx, reached, await customers.nameOf(tx, customerId), now);
      const before = await sentBefore(tx, row, message);
      if (before) return presentMessage(before);
      await mustBeAbleToWrite(tx, channel, row);
      if (pressed) await mustBeThere(tx, row, pressed, text);
      if (pressedPost) await mustBeOfPost(tx, posts, { customerId, link }, { ...pressedPost, text });
      tell.changed(tx, row);
      const added = await addMessage(tx, row, message);
      await files.keep(tx, added);
      // Who writes has seen what was above.
      await marks(tx, { ...row, delivered: added.position, followerRead: added.position }, now);
      await ask(tx, row, added, { pressed, isOfPost: pressedPost !== undefined });
      return presentMessage(added);
    });
  };
};
export type PhoneWriting = ReturnType<typeof createPhoneWriting>;
