import type { Channel } from '@balcao/contract/channel';
import { blockReplier, getReplySetting, listTeamReplies, moveReply, putReplySetting } from '@balcao/contract/reply';
import type { TestCustomer } from './customers.ts';
import type { Team } from './people.ts';
import { allowReplies, postsOf, reply } from './reactions.ts';

/** A reply to the last thing that a channel has sent. */
export const heldReplies = async (team: Team, channel: Channel, person: TestCustomer) => {
  await allowReplies(team, channel);
  const [post] = await postsOf(person, channel);
  const { id: replyId } = await reply(person, channel, { id: post?.id ?? '' }, 'Que delícia!');
  return { replyId };
};

export interface HeldReplies {
  readonly channelId: string;
  readonly broadcastId: string;
  readonly replyId: string;
}
/** Every call of a team that names a reply, or is about replies. */
export const replyAsks = ({ channelId: id, broadcastId, replyId }: HeldReplies) => {
  const ofReply = { id, replyId };
  return [
    { target: listTeamReplies, by: 'member', params: { id }, query: { broadcastId } },
    { target: getReplySetting, by: 'member', params: { id } },
    { target: moveReply, by: 'member', params: ofReply, body: { state: 'hidden', why: 'spam' } },
    { target: blockReplier, by: 'member', params: ofReply, body: { isBlocked: true } },
    { target: putReplySetting, by: 'member', params: { id }, body: { isOn: false } },
  ] as const;
};
