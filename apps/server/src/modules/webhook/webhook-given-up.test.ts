import { listNotices } from '@balcao/contract/notification-bell';
import { listWebhooks, resumeWebhook, testWebhook } from '@balcao/contract/webhook';
import { listDeliveries } from '@balcao/contract/webhook-delivery';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Team } from '../../../test/people.ts';
import { until } from '../../../test/until.ts';
import {
  ahead,
  announce,
  type Notifying,
  nextRound,
  openNotifying,
  switchAddress,
  type TestAddress,
  untilDeliveries,
  untilNothingWaits,
} from '../../../test/webhooks.ts';
import { mails } from '../../platform/platform.tables.ts';

let testApp: Notifying['testApp'];
let notified: Notifying['notified'];
let close: Notifying['close'];
beforeAll(async () => {
  ({ testApp, notified, close } = await openNotifying());
});
afterAll(() => close());

/** A team with one address, whose receiver is out of order. */
const outOfOrder = async (): Promise<{ team: Team; at: TestAddress }> => {
  const { team, ...at } = await notified();
  at.hook.answerWith({ status: 503 });
  return { team, at };
};
const statesOf = async (team: Team) => (await team.call(listDeliveries, {})).list.map(({ state }) => state);
const address = async (team: Team) => (await team.call(listWebhooks, {})).list[0];
/** What the receiver has taken, by what was announced. */
const taken = ({ hook }: TestAddress, from: number) =>
  new Set(hook.requests.slice(from).map(({ body }) => JSON.parse(body).data.requestId));
const test = (team: Team, { id }: TestAddress) => team.call(testWebhook, { params: { id } });
const givenUpNotices = async (team: Team) =>
  (await team.call(listNotices, {})).list.filter(({ kind }) => kind === 'webhookGivenUp');
const mailsAboutIt = async ({ email }: Team) => {
  const rows = await testApp.platform.db.select().from(mails).where(eq(mails.recipient, email));
  return rows.filter(({ subject }) => subject.includes('Avisos não entregues'));
};

describe('what was given up while its address failed', () => {
  it('is sent again by itself when the address answers well again, the first that failed too', async () => {
    const { team, at } = await outOfOrder();
    for (const name of ['a', 'b', 'c']) await announce(testApp, team, name);
    await untilNothingWaits(testApp, team);
    expect(await statesOf(team)).toEqual(['failed', 'failed', 'failed']);
    const before = at.hook.requests.length;
    at.hook.answerWith({ status: 204 });
    await announce(testApp, team, 'd');
    await untilDeliveries(team, (list) => expect(list.map(({ state }) => state)).toEqual(Array(4).fill('delivered')));
    expect(taken(at, before)).toEqual(new Set(['a', 'b', 'c', 'd']));
    expect(await address(team)).toMatchObject({ state: 'on', failingSince: null });
  });

  it('is told to the members once for as long as the address fails, and again when it fails later', async () => {
    const { team, at } = await outOfOrder();
    await announce(testApp, team, 'a');
    await nextRound(testApp, team);
    await announce(testApp, team, 'b');
    await untilNothingWaits(testApp, team);
    expect(await givenUpNotices(team)).toMatchObject([
      { data: { endpointId: at.id, name: 'Estoque', url: at.hook.url } },
    ]);
    const [mail] = await until(
      () => mailsAboutIt(team),
      (list) => list.length > 0,
    );
    expect(mail?.body).toContain(`endpointId=${at.id}`);
    at.hook.answerWith({ status: 204 });
    await test(team, at);
    await untilDeliveries(team, (list) => expect(list.every(({ state }) => state === 'delivered')).toBe(true));
    at.hook.answerWith({ status: 503 });
    await announce(testApp, team, 'c');
    await untilNothingWaits(testApp, team);
    expect(await givenUpNotices(team)).toHaveLength(2);
    expect(
      await until(
        () => mailsAboutIt(team),
        (list) => list.length > 1,
      ),
    ).toHaveLength(2);
  });

  it('is not sent for ever when the receiver refuses it and takes the rest: after thirty attempts a person sends it', async () => {
    const { team, at } = await outOfOrder();
    const refuses = (body: string) => JSON.parse(body).data.requestId === 'bad';
    at.hook.answerWith(({ body }) => ({ status: refuses(body) ? 400 : 204 }));
    await announce(testApp, team, 'bad');
    for (let days = 1; days <= 4; days += 1) {
      await untilNothingWaits(testApp, team);
      await announce(testApp, team, `good ${days}`);
      await untilDeliveries(team, (list) =>
        expect(list.filter(({ state }) => state === 'delivered')).toHaveLength(days),
      );
    }
    const bad = (await team.call(listDeliveries, { query: { state: 'failed' } })).list;
    expect(bad).toMatchObject([{ body: expect.stringContaining('bad'), nextAttemptAt: null }]);
    expect(at.hook.requests.filter(({ body }) => refuses(body)).length).toBe(33);
    expect((await givenUpNotices(team)).length).toBe(3);
  });

  it('waits for the resumption when the address is paused, also when a test arrives before', async () => {
    const { team, at } = await outOfOrder();
    await announce(testApp, team, 'a');
    await untilNothingWaits(testApp, team);
    await ahead(testApp, team, 86_400 * 2);
    await announce(testApp, team, 'b');
    await until(
      () => address(team),
      (one) => one?.state === 'paused',
    );
    expect(await address(team)).toMatchObject({ held: 2 });
    expect(await statesOf(team)).toEqual(['held', 'held']);
    at.hook.answerWith({ status: 204 });
    const before = at.hook.requests.length;
    const { id } = await test(team, at);
    await untilDeliveries(team, (list) => expect(list.find((one) => one.id === id)?.state).toBe('delivered'));
    expect(await address(team)).toMatchObject({ state: 'paused', held: 2 });
    await team.call(resumeWebhook, { params: { id: at.id } });
    await untilDeliveries(team, (list) => expect(list.map(({ state }) => state)).toEqual(Array(3).fill('delivered')));
    expect([...taken(at, before)]).toEqual(expect.arrayContaining(['a', 'b']));
  });

  it('waits while somebody has switched the address off, and leaves when it is on again', async () => {
    const { team, at } = await outOfOrder();
    await announce(testApp, team, 'a');
    await untilNothingWaits(testApp, team);
    expect(await switchAddress(team, at, false)).toMatchObject({ state: 'off', held: 1 });
    at.hook.answerWith({ status: 204 });
    await switchAddress(team, { ...at, version: 2 }, true);
    await untilDeliveries(team, (list) => expect(list[0]?.state).toBe('delivered'));
  });
});
