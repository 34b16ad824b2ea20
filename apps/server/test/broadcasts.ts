import { type Broadcast, type BroadcastWords, createBroadcast, publishBroadcast } from '@balcao/contract/broadcast';
import type { Channel } from '@balcao/contract/channel';
import { followChannel } from '@balcao/contract/follower';
import { linkOf } from './channels.ts';
import { customer } from './customers.ts';
import type { Team } from './people.ts';
import type { TestApp } from './test-app.ts';

type Writer = Pick<Team, 'call'>;
const words = { type: 'message', title: '', text: 'Chegou o pão de queijo.', url: '' } as const;

export const writeBroadcast = (
  { call }: Writer,
  { id }: Pick<Channel, 'id'>,
  change: Partial<BroadcastWords> = {},
): Promise<Broadcast> => call(createBroadcast, { params: { id }, body: { ...words, ...change } });

export const broadcastParams = ({ channelId, id }: Pick<Broadcast, 'channelId' | 'id'>) => ({
  params: { id: channelId, broadcastId: id },
});

/** Sends one, at once unless at another time. */
export const sendBroadcast = ({ call }: Writer, broadcast: Broadcast, at: string | null = null): Promise<Broadcast> =>
  call(publishBroadcast, { ...broadcastParams(broadcast), body: { version: broadcast.version, at } });

/** A person who follows a channel. */
export const follower = async (testApp: TestApp, channel: Channel) => {
  const person = await customer(testApp, {});
  await person.call(followChannel, { params: { link: linkOf(channel) }, body: {} });
  return person;
};
