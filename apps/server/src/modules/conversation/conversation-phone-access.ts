import { systemWordOf } from '@balcao/contract/conversation-message';
import type { PhoneMessage } from '@balcao/contract/conversation-phone';
import type { Queries } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { FollowerService, Following } from '../follower/follower.service.ts';
import type { ConversationRow, MessageRow } from './conversation.tables.ts';
import { reportableOf } from './reportable-message.ts';
import { shownAttachment } from './shown-attachment.ts';

interface Needs {
  readonly found: Pick<FoundChannels, 'byLink'>;
  readonly followers: Pick<FollowerService, 'followingOf'>;
}
type Channel = NonNullable<Awaited<ReturnType<FoundChannels['byLink']>>>;
/** A channel as one person reaches it. */
export interface ReachedByPhone {
  readonly channel: Channel;
  readonly key: { readonly merchantId: string; readonly channelId: string; readonly customerId: string };
  readonly following: Following | undefined;
}

/** A message as the phone shows it. */
export const presentMessage = (said: MessageRow, machineAvatar: string | null = null): PhoneMessage => ({
  position: said.position,
  isOwn: said.kind === 'follower',
  isMachine: said.kind === 'robot',
  reportable: reportableOf(said),
  machineAvatar,
  word: systemWordOf(said),
  text: said.text,
  attachment: shownAttachment(said.attachment),
  buttons: [...said.buttons],
  at: said.at.toISOString(),
});

/** One for invited people is unknown to those who neither follow it nor ever wrote to it. @throws Refusal `not_found`. */
export const mustKnow = ({ channel, following }: ReachedByPhone, row: ConversationRow | undefined): void => {
  if (channel.type === 'invited_only' && !following && !row) refuse('not_found');
};

/** Finds channels by their links, for a person. @throws Refusal `not_found`. */
export const createPhoneAccess =
  ({ found, followers }: Needs) =>
  async (queries: Queries, link: string, customerId: string): Promise<ReachedByPhone> => {
    const channel = (await found.byLink(queries, link)) ?? refuse('not_found');
    const key = { merchantId: channel.merchantId, channelId: channel.id, customerId };
    return { channel, key, following: await followers.followingOf(queries, key, customerId) };
  };
export type PhoneAccess = ReturnType<typeof createPhoneAccess>;
