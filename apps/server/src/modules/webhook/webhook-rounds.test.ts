import { deliveriesKeptDays, listDeliveries, resendDelivery } from '@balcao/contract/webhook-delivery';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  ahead,
  announce,
  type Notifying,
  openNotifying,
  switchAddress,
  untilDeliveries,
} from '../../../test/webhooks.ts';
import { forgetDeliveries } from './delivery-rounds.repository.ts';

let house: Notifying['house'];
let notified: Notifying['notified'];
let close: Notifying['close'];
beforeAll(async () => {
  ({ house, notified, close } = await openNotifying());
});
afterAll(() => close());

const day = 86_400;

it('notifications are forgotten so many at once', async () => {
  const { team } = await notified();
  for (const name of ['a', 'b', 'c']) await announce(house, team, name);
  await untilDeliveries(team, (list) => expect(list.every(({ state }) => state === 'delivered')).toBe(true));
  const { db, clock } = house.platform;
  const later = new Date(clock.now().getTime() + 1_000);
  expect(await forgetDeliveries(db, later, 2)).toBe(2);
  expect((await team.call(listDeliveries, {})).list).toHaveLength(1);
  expect(await forgetDeliveries(db, later, 2)).toBe(1);
});

it('notifications that have ended are forgotten after 90 days, what waits for its address never', async () => {
  const { team, ...at } = await notified();
  await announce(house, team, 'ended');
  await untilDeliveries(team, (list) => expect(list.map(({ state }) => state)).toEqual(['delivered']));
  at.hook.answerWith({ status: 503 });
  await announce(house, team, 'kept');
  await untilDeliveries(team, ([one]) => expect(one?.attempts).toHaveLength(1));
  await switchAddress(team, at, false);
  await ahead(house, team, (deliveriesKeptDays - 1) * day);
  expect((await team.call(listDeliveries, {})).list).toHaveLength(2);
  await ahead(house, team, 2 * day);
  const [kept] = await untilDeliveries(team, (list) => expect(list).toHaveLength(1));
  expect(kept).toMatchObject({ state: 'held', body: expect.stringContaining('kept') });
  at.hook.answerWith({ status: 204 });
  await switchAddress(team, { ...at, version: 2 }, true);
  await untilDeliveries(team, (list) => expect(list[0]?.state).toBe('delivered'));
  await team.call(resendDelivery, { params: { id: kept?.id ?? '' } });
  await untilDeliveries(team, (list) => expect(list[0]?.attempts).toHaveLength(3));
});
