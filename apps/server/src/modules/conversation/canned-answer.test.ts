import {
  cannedAnswersAtMost,
  changeCannedAnswer,
  createCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from '@balcao/contract/canned-answer';
import type { Channel } from '@balcao/contract/channel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { helper } from '../../../test/conversations.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const make = ({ call }: Pick<Team, 'call'>, { id }: Channel, shortcut: string, text = 'Abrimos das 8 às 18.') =>
  call(createCannedAnswer, { params: { id }, body: { shortcut, text } });
const shortcuts = async ({ id }: Channel) =>
  (await team.call(listCannedAnswers, { params: { id } })).list.map(({ shortcut }) => shortcut);

describe('canned answers', () => {
  it('are of one channel, by their shortcuts, and are changed and removed', async () => {
    const [channel, other] = [await makeChannel(team), await makeChannel(team)];
    const { id: cannedId } = await make(team, channel, '/Horário');
    await make(team, channel, 'entrega');
    expect(await shortcuts(channel)).toEqual(['entrega', 'horário']);
    expect(await shortcuts(other)).toEqual([]);
    const params = { id: channel.id, cannedId };
    await team.call(changeCannedAnswer, { params, body: { shortcut: 'abertura', text: 'Às 8.' } });
    expect(await shortcuts(channel)).toEqual(['abertura', 'entrega']);
    const elsewhere = team.call(removeCannedAnswer, { params: { ...params, id: other.id } });
    await expect(elsewhere).rejects.toMatchObject({ name: 'not_found' });
    await team.call(removeCannedAnswer, { params });
    expect(await shortcuts(channel)).toEqual(['entrega']);
  });

  it('have one shortcut each, also of two that are made at the same instant', async () => {
    const channel = await makeChannel(team);
    const both = await Promise.allSettled([make(team, channel, 'oi'), make(team, channel, 'OI')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(make(team, channel, 'oi')).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { shortcut: expect.any(String) },
    });
    for (const shortcut of ['', 'dois dias', 'a/b', 'x'.repeat(31)])
      await expect(make(team, channel, shortcut), shortcut).rejects.toMatchObject({ name: 'form_invalid' });
  });

  it('have a shortcut that capitals and marks do not make another, also when one is changed', async () => {
    const channel = await makeChannel(team);
    await make(team, channel, 'horário');
    const { id: cannedId } = await make(team, channel, 'entrega');
    const change = (shortcut: string) =>
      team.call(changeCannedAnswer, { params: { id: channel.id, cannedId }, body: { shortcut, text: 'Às 8.' } });
    for (const same of ['HORÁRIO', 'hora\u0301rio', ' /Horário '])
      await expect(change(same), same).rejects.toMatchObject({ fields: { shortcut: expect.any(String) } });
    expect(await change('ENTREGA')).toMatchObject({ shortcut: 'entrega', text: 'Às 8.' });
  });

  it('are two hundred of a channel at most, also of two that are made at the same instant', async () => {
    const channel = await makeChannel(team);
    await make(team, channel, 'oi');
    await testApp.platform.db.execute(sql`insert into canned_answer (merchant_id, channel_id, id, shortcut, text)
      select merchant_id, channel_id, gen_random_uuid(), 'r' || n, text
      from canned_answer, generate_series(2, ${cannedAnswersAtMost - 1}) n where channel_id = ${channel.id}`);
    const both = await Promise.allSettled([make(team, channel, 'a'), make(team, channel, 'b')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(make(team, channel, 'c')).rejects.toMatchObject({ name: 'canned_answers_full' });
    expect(await shortcuts(channel)).toHaveLength(cannedAnswersAtMost);
  });

  it('are for those who may answer', async () => {
    const channel = await makeChannel(team);
    const [caio, dora] = [
      await helper(testApp, team, channel, ['answer']),
      await helper(testApp, team, channel, ['write']),
    ];
    expect(await make(caio, channel, 'oi')).toMatchObject({ shortcut: 'oi' });
    await expect(make(dora, channel, 'tchau')).rejects.toMatchObject({ name: 'channel_right' });
    const read = dora.call(listCannedAnswers, { params: { id: channel.id } });
    await expect(read).rejects.toMatchObject({ name: 'channel_right' });
  });
});
