import { deliveriesKeptDays, listDeliveries, resendDelivery } from '@balcao/contract/webhook-delivery';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Team } from '../../../test/people.ts';
import { until } from '../../../test/until.ts';
import {
  ahead,
  announce,
  type Notifying,
  openNotifying,
  switchAddress,
  type TestAddress,
  untilDeliveries,
} from '../../../test/webhooks.ts';
import { forgetDeliveries } from './delivery-rounds.repository.ts';

let testApp: Notifying['testApp'];
let notified: Notifying['notified'];
let close: Notifying['close'];
beforeAll(async () => {
  ({ testApp, notified, close } = await openNotifying());
});
afterAll(() => close());

const day = 86_400;

it('notifications are forgotten so many at once', async () => {
  const { team } = await notified();
  for (const name of ['a', 'b', 'c']) await announce(testApp, team, name);
  await untilDeliveries(team, (list) => expect(list.every(({ state }) => state === 'delivered')).toBe(true));
  const { db, clock } = testApp.platform;
  const later = new Date(clock.now().getTime() + 1_000);
  expect(await forgetDeliveries(db, later, 2)).toBe(2);
  expect((await team.call(listDeliveries, {})).list).toHaveLength(1);
  expect(await forgetDeliveries(db, later, 2)).toBe(1);
});

it('notifications that have ended are forgotten after 90 days, what waits for its address never', async () => {
  const { team, ...at } = await notified();
  await announce(testApp, team, 'ended');
  await untilDeliveries(team, (list) => expect(list.map(({ state }) => state)).toEqual(['delivered']));
  at.hook.answerWith({ status: 503 });
  await announce(testApp, team, 'kept');
  await untilDeliveries(team, ([one]) => expect(one?.attempts).toHaveLength(1));
  await switchAddress(team, at, false);
  await ahead(testApp, team, (deliveriesKeptDays - 1) * day);
  expect((await team.call(listDeliveries, {})).list).toHaveLength(2);
  await ahead(testApp, team, 2 * day);
  const [kept] = await untilDeliveries(team, (list) => expect(list).toHaveLength(1));
  expect(kept).toMatchObject({ state: 'held', body: expect.stringContaining('kept') });
  at.hook.answerWith({ status: 204 });
  await switchAddress(team, { ...at, version: 2 }, true);
  await untilDeliveries(team, (list) => expect(list[0]?.state).toBe('delivered'));
  await team.call(resendDelivery, { params: { id: kept?.id ?? '' } });
  await untilDeliveries(team, (list) => expect(list[0]?.attempts).toHaveLength(3));
});

/** So many notifications to an address are due, as after it was switched on again. */
const backlog = async ({ merchantId }: Team, { id, hook }: TestAddress, count: number): Promise<void> => {
  const body = JSON.stringify({ type: 'webhook.test', data: { requestId: 'old' } });
  await testApp.platform.db.$client.query(
    `insert into webhook_delivery (merchant_id, id, endpoint_id, message_id, type, url, body, state, next_attempt_at, created_at)
      select $1, gen_random_uuid(), $2, 'msg_' || n, 'webhook.test', $3, $4, 'waiting', now(), now() from generate_series(1, $5::int) n`,
    [merchantId, id, hook.url, body, count],
  );
};

it('a backlog at an address that does not answer delays nothing that is new for another one', async () => {
  const [{ team: slow, ...slowAt }, { team: other, ...otherAt }] = [await notified(), await notified()];
  slowAt.hook.answerWith({ status: 0 });
  await backlog(slow, slowAt, 2_000);
  // So many are under way at once; none of them is answered while the other one is told.
  await until(
    async () => slowAt.hook.requests.length,
    (count) => count === 16,
  );
  for (const name of ['new', 'newer']) {
    await announce(testApp, other, name);
    expect(JSON.parse((await otherAt.hook.receive()).body).data.requestId).toBe(name);
  }
  expect(slowAt.hook.requests).toHaveLength(16);
  // Not one of those has ended yet: nothing new has waited for the patience that they have.
  const { rows } = await testApp.platform.db.$client.query(
    'select 1 from webhook_delivery where merchant_id = $1 and jsonb_array_length(attempts) > 0',
    [slow.merchantId],
  );
  expect(rows).toEqual([]);
});

it('a backlog at an address that answers leaves at the pace of its answers, not of our rounds', async () => {
  const { team, ...at } = await notified();
  await backlog(team, at, 500);
  // A round every two seconds takes sixteen of an address: by them alone this would last for more than a minute.
  const ids = () => new Set(at.hook.requests.map(({ headers }) => headers['webhook-id']));
  await until(
    async () => ids().size,
    (count) => count === 500,
    40_000,
  );
  expect(at.hook.requests).toHaveLength(500);
});
