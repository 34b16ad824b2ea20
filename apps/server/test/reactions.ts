import { listPosts, type Post } from '@balcao/contract/broadcast-feed';
import type { Channel } from '@balcao/contract/channel';
import { likePost } from '@balcao/contract/reaction';
import { listTeamReplies, putReplySetting, type TeamReply } from '@balcao/contract/reply';
import { listReplies, replyToPost } from '@balcao/contract/reply-phone';
import { linkOf } from './channels.ts';
import type { TestCustomer } from './customers.ts';
import type { Team } from './people.ts';

type Worker = Pick<Team, 'call'>;
type Person = Pick<TestCustomer, 'call'>;
type Named = Pick<Channel, 'id' | 'url'>;

export const postParams = (channel: Named, { id: broadcastId }: { readonly id: string }) => ({
  params: { link: linkOf(channel), broadcastId },
});
export const allowReplies = ({ call }: Worker, { id }: Pick<Channel, 'id'>, isOn = true) =>
  call(putReplySetting, { params: { id }, body: { isOn } });

export const like = ({ call }: Person, channel: Named, post: { readonly id: string }) =>
  call(likePost, postParams(channel, post));

export const reply = (
  { call }: Person,
  channel: Named,
  post: { readonly id: string },
  text: string,
  clientId: string = crypto.randomUUID(),
) => call(replyToPost, { ...postParams(channel, post), body: { clientId, text } });

export const repliesTo = ({ call }: Person, channel: Named, post: { readonly id: string }) =>
  call(listReplies, { ...postParams(channel, post), query: {} });

export const postsOf = async ({ call }: Person, channel: Named): Promise<Post[]> =>
  (await call(listPosts, { params: { link: linkOf(channel) }, query: {} })).list;

/** What the team reads under one of its broadcasts. */
export const teamReplies = async (
  { call }: Worker,
  { id }: Pick<Channel, 'id'>,
  { id: broadcastId }: { readonly id: string },
): Promise<TeamReply[]> => (await call(listTeamReplies, { params: { id }, query: { broadcastId } })).list;
