import { getPresence } from '@balcao/contract/conversation-presence';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AiProvider, openAiProvider } from '../../../test/ai-provider.ts';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { inbox, opened, write } from '../../../test/conversations.ts';
import { namedFollower } from '../../../test/followers.ts';
import type { Team } from '../../../test/people.ts';
import { makeRobot, putRobot } from '../../../test/robots.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let team: Team;
let provider: AiProvider;
beforeAll(async () => {
  provider = await openAiProvider();
  testApp = await openTestApp({ ai: provider.config });
  team = await openChannelTeam(testApp);
});
afterAll(async () => {
  await testApp.close();
  await provider.close();
});

/** A follower who has asked, and a robot that thinks about it until it is let go. */
const thinking = async (text: string) => {
  const channel = await makeChannel(team);
  await putRobot(team, channel, await makeRobot(team, channel));
  const bruna = await namedFollower(testApp, channel, 'Bruna');
  provider.answerNext({ as: 'held', text });
  await write(bruna, channel, 'Cadê meu pedido?');
  const phone = () => opened(bruna, channel);
  await until(phone, ({ isWriting }) => isWriting);
  const [conversation] = await inbox(team, channel);
  const params = { id: channel.id, conversationId: conversation?.id ?? '' };
  return { phone, colleagues: () => team.call(getPresence, { params }) };
};

it('a robot that thinks is no colleague, and does not stand between a member and those who are there', async () => {
  const { colleagues } = await thinking('Não achei.');
  expect(await colleagues()).toEqual({ list: [], isFollowerWriting: false });
  provider.letGo();
});

it.each(['Não achei.', ''])('a robot writes no more once it has answered %j, or people go on', async (text) => {
  const { phone } = await thinking(text);
  provider.letGo();
  const after = await until(phone, ({ list }) => list.length > 1);
  expect(after.list[0]?.word).toBe(text === '' ? 'handed_over' : null);
  // Sooner than a hint is forgotten by itself.
  await until(phone, ({ isWriting }) => !isWriting, 5_000);
});
