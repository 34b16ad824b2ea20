import { listOwnConversations } from '@balcao/contract/conversation-phone';
import { readOwnPicture, sendPlace } from '@balcao/contract/conversation-sending';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChannelTeam } from '../../../test/channels.ts';
import { inbox, messagesOf, opened, withFollower } from '../../../test/conversations.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const begun = () => withFollower(testApp, team);
const praca = { latitude: -23_550_400, longitude: -46_633_900, label: 'Praça da Sé' };
const body = () => ({ clientId: crypto.randomUUID(), ...praca });

it('a place that a follower sends is seen by both sides, once, to the millionth of a degree', async () => {
  const { channel, bruna, params } = await begun();
  const sent = body();
  const send = () => bruna.call(sendPlace, { params, body: sent });
  const first = await send();
  const attachment = { kind: 'place', ...praca };
  expect(first).toMatchObject({ position: 1, isOwn: true, text: '', attachment });
  expect(await send()).toEqual(first);
  expect((await opened(bruna, channel)).list).toEqual([first]);
  const [conversation] = await inbox(team, channel);
  expect(conversation).toMatchObject({ last: { kind: 'follower', text: '', attachment: 'place' }, unread: 1 });
  expect(await messagesOf(team, channel, conversation?.id ?? '')).toMatchObject([{ attachment }]);
  expect((await bruna.call(listOwnConversations, { query: {} })).list).toMatchObject([{ lastAttachment: 'place' }]);
  await expect(bruna.call(sendPlace, { params, body: { ...sent, latitude: 0 } })).rejects.toMatchObject({
    name: 'idempotency_key_reused',
  });
  await expect(bruna.call(readOwnPicture, { params: { ...params, position: 1 } })).rejects.toMatchObject({
    name: 'not_found',
  });
});

it('a place without a name is one too, and what is no place on earth is refused at its field', async () => {
  const { bruna, params } = await begun();
  const nameless = { ...body(), label: null };
  expect(await bruna.call(sendPlace, { params, body: nameless })).toMatchObject({ attachment: { label: null } });
  const wrong = [
    ['latitude', 90_000_001],
    ['latitude', -23.55],
    ['longitude', -180_000_001],
    ['label', ''],
    ['label', 'x'.repeat(121)],
  ] as const;
  for (const [field, value] of wrong)
    await expect(
      bruna.call(sendPlace, { params, body: { ...body(), [field]: value } }),
      `${field} ${value}`,
    ).rejects.toMatchObject({ fields: { [field]: expect.any(String) } });
});
