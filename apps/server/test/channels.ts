import { type Channel, type ChannelEntry, createChannel } from '@balcao/contract/channel';
import sharp from 'sharp';
import { customer } from './customers.ts';
import { openTeam, register, type Team } from './people.ts';
import type { TestApp } from './test-app.ts';

const square = { width: 64, height: 64, channels: 3, background: '#e06000' } as const;
/** A picture as a browser sends it. */
export const avatarSent = async (): Promise<string> =>
  (await sharp({ create: square }).png().toBuffer()).toString('base64');

let named = 0;
/** What is entered of a channel, without its picture. */
export const channelWords = () => {
  named += 1;
  return {
    name: `Novidades da Praça ${named}`,
    type: 'everyone',
    description: 'Frutas da estação e receitas, toda semana.',
    language: 'pt-BR',
    category: 'food',
  } as const;
};

export const makeChannel = async (team: Pick<Team, 'call'>, change: Partial<ChannelEntry> = {}): Promise<Channel> =>
  team.call(createChannel, { body: { ...channelWords(), avatar: await avatarSent(), ...change } });

/** A certified team whose founder has a chat account, so that they can make channels. */
export const openChannelTeam = async (testApp: TestApp): Promise<Team> => {
  const team = await openTeam(testApp, await register(testApp), { certified: true });
  await customer(testApp, { boundTo: team.accountId });
  return team;
};

/** What the address of a channel ends with. */
export const linkOf = ({ url }: { readonly url: string }): string => new URL(url).pathname.split('/').at(-1) ?? '';
/** The secret in the address of an invitation. */
export const invitationIn = ({ url }: { readonly url: string }): string =>
  new URL(url).searchParams.get('invitation') ?? '';
