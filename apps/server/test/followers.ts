import type { Channel } from '@balcao/contract/channel';
import { type ChannelFollower, listFollowers } from '@balcao/contract/channel-follower';
import { followChannel } from '@balcao/contract/follower';
import { createFollowerTag, type FollowerTag, tagFollowers } from '@balcao/contract/follower-tag';
import { linkOf } from './channels.ts';
import { customer, type TestCustomer } from './customers.ts';
import type { Team } from './people.ts';
import type { TestApp } from './test-app.ts';

type Worker = Pick<Team, 'call'>;

/** A person of this name who follows a channel. */
export const namedFollower = async (testApp: TestApp, channel: Channel, name: string): Promise<TestCustomer> => {
  const person = await customer(testApp, { name });
  await person.call(followChannel, { params: { link: linkOf(channel) }, body: {} });
  return person;
};

export const followersOf = async (
  { call }: Worker,
  { id }: Pick<Channel, 'id'>,
  query: object = {},
): Promise<ChannelFollower[]> => (await call(listFollowers, { params: { id }, query })).list;

export const makeTag = ({ call }: Worker, { id }: Pick<Channel, 'id'>, name: string): Promise<FollowerTag> =>
  call(createFollowerTag, { params: { id }, body: { name } });

/** Puts a tag on the followers of these names. */
export const tagByName = async (team: Worker, channel: Channel, tag: FollowerTag, names: readonly string[]) => {
  const followerIds = (await followersOf(team, channel)).filter(({ name }) => names.includes(name)).map(({ id }) => id);
  return team.call(tagFollowers, { params: { id: channel.id }, body: { followerIds, put: [tag.id], take: [] } });
};
