import { answerMessages, askForMessages } from '@balcao/contract/message-consent';
import { listMessageTemplates, pauseRule, resumeMessageTemplate } from '@balcao/contract/message-template';
import { listNotices } from '@balcao/contract/notification-bell';
import { listMails } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { openMessageTemplate } from '../../../test/held-messages.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { keyed } from '../../../test/preauths.ts';
import { publishedApplet } from '../../../test/published-applets.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let team: Team;
let people: readonly TestCustomer[];
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  people = await Promise.all(Array.from({ length: 5 }, () => customer(testApp)));
});
afterAll(() => testApp.close());

const { answersAtLeast, declinedPercent } = pauseRule;
const declinedAtLeast = (answersAtLeast * declinedPercent) / 100;

interface Place {
  readonly appletId: string;
  readonly appId: string;
  readonly templateId: string;
}
const openPlace = async (): Promise<Place> => {
  const { appletId, appId } = await publishedApplet(testApp, team);
  return { appletId, appId, templateId: await openMessageTemplate(team, appletId) };
};
/** People may answer as often as they are asked. */
const answer = async ({ appId, templateId }: Place, said: 'accept' | 'decline', times: number): Promise<void> => {
  const calls = people.map(async ({ call }, index) => {
    for (let at = index; at < times; at += people.length)
      await call(answerMessages, { body: { appId, answers: [{ templateId, answer: said }] } }, keyed());
  });
  await Promise.all(calls);
};
const pausedBecause = async ({ appletId }: Place) =>
  (await team.call(listMessageTemplates, { params: { id: appletId } })).list[0]?.pausedBecause;
const resume = ({ appletId, templateId }: Place) =>
  team.call(resumeMessageTemplate, { params: { id: appletId, templateId } });

describe('a message that most people decline', () => {
  it('is paused by itself: people are not asked any more, and the team reads once why', async () => {
    const place = await openPlace();
    await answer(place, 'accept', answersAtLeast - declinedAtLeast);
    await answer(place, 'decline', declinedAtLeast - 1);
    expect(await pausedBecause(place)).toBeNull();
    await answer(place, 'decline', people.length);
    expect(await pausedBecause(place)).toBe('declined');
    const sheet = await people[0]?.call(askForMessages, {
      body: { appId: place.appId, templateIds: [place.templateId] },
    });
    expect(sheet?.list).toMatchObject([{ standing: 'paused' }]);
    const told = (await team.call(listNotices, {})).list.filter(({ kind }) => kind === 'messagePaused');
    expect(told).toMatchObject([{ data: { templateId: place.templateId, title: 'Pronto para retirar' } }]);
    const { list } = await until(
      () => testApp.caller()(listMails, { query: { to: team.email } }),
      (mails) => mails.list.some(({ subject }) => subject.startsWith('Mensagem pausada')),
    );
    expect(list.filter(({ subject }) => subject === 'Mensagem pausada: Pronto para retirar')).toHaveLength(1);
  });

  it('goes on when its team says so, and only the answers of later days pause it again', async () => {
    const place = await openPlace();
    await answer(place, 'decline', answersAtLeast);
    expect(await resume(place)).toMatchObject({ pausedBecause: null });
    await answer(place, 'decline', answersAtLeast);
    expect(await pausedBecause(place)).toBeNull();
  });

  it('is not paused while fewer than four of five decline it, or fewer than fifty have answered', async () => {
    const [liked, rare] = [await openPlace(), await openPlace()];
    await answer(liked, 'accept', answersAtLeast - declinedAtLeast + 1);
    await answer(liked, 'decline', declinedAtLeast);
    await answer(rare, 'decline', answersAtLeast - 1);
    expect([await pausedBecause(liked), await pausedBecause(rare)]).toEqual([null, null]);
  });
});
