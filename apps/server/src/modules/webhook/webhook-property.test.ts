import {
  listWebhooks,
  removeWebhook,
  resumeWebhook,
  testWebhook,
  type WebhookEndpoint,
} from '@balcao/contract/webhook';
import { listDeliveries } from '@balcao/contract/webhook-delivery';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deep } from '../../../test/depth.ts';
import type { Team } from '../../../test/people.ts';
import { until } from '../../../test/until.ts';
import {
  addressOf,
  ahead,
  announce,
  type Notifying,
  nextRound,
  openNotifying,
  switchAddress,
  type TestAddress,
  untilNothingWaits,
} from '../../../test/webhooks.ts';

let testApp: Notifying['testApp'];
let listen: Notifying['listen'];
let close: Notifying['close'];
let team: Team;
beforeAll(async () => {
  const notifying = await openNotifying();
  ({ testApp, listen, close } = notifying);
  team = await notifying.newTeam();
});
afterAll(() => close());

type Step = 'event' | 'test' | 'down' | 'up' | 'round' | 'outage' | 'days' | 'turn' | 'resume';
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>('event') },
  { weight: 5, arbitrary: fc.constantFrom<Step>('down', 'up', 'round', 'outage', 'days') },
  { weight: 2, arbitrary: fc.constantFrom<Step>('turn', 'resume', 'test') },
);

interface World {
  readonly at: TestAddress;
  readonly told: Set<string>;
  readonly arrived: Set<string>;
}
const addressNow = async ({ at }: World) => {
  const { list } = await team.call(listWebhooks, {});
  return list.find(({ id }) => id === at.id) as WebhookEndpoint;
};
const up = ({ at, arrived }: World) =>
  at.hook.answerWith(({ body }) => {
    arrived.add(JSON.parse(body).data.requestId);
    return { status: 204 };
  });
const event = async (world: World): Promise<void> => {
  const name = `event ${world.told.size}`;
  // No notifications are stored for an address that a person has switched off.
  if ((await addressNow(world)).state !== 'off') world.told.add(name);
  await announce(testApp, team, name);
};
const turn = async (world: World): Promise<void> => {
  const { state, version } = await addressNow(world);
  await switchAddress(team, { ...world.at, version }, state === 'off');
};
const resume = async (world: World): Promise<void> => {
  const { id, state } = await addressNow(world);
  if (state === 'paused') await team.call(resumeWebhook, { params: { id } });
};
const test = async ({ at }: World): Promise<unknown> =>
  team.call(testWebhook, { params: { id: at.id } }).catch((error: Error) => expect(error.name).toBe('webhook_off'));

const steps: Readonly<Record<Step, (world: World) => unknown>> = {
  event,
  test,
  down: ({ at }) => at.hook.answerWith({ status: 503 }),
  up,
  round: () => nextRound(testApp, team),
  // Until everything was given up, or the address was paused.
  outage: async (world) => {
    world.at.hook.answerWith({ status: 503 });
    await event(world);
    await untilNothingWaits(testApp, team);
  },
  days: () => ahead(testApp, team, 2 * 86_400),
  turn,
  resume,
};

const live = async (script: readonly Step[]): Promise<void> => {
  const world: World = { at: await addressOf(team, await listen()), told: new Set(), arrived: new Set() };
  up(world);
  for (const one of script) await steps[one](world);
  up(world);
  if ((await addressNow(world)).state === 'off') await turn(world);
  await resume(world);
  await test(world);
  await untilNothingWaits(testApp, team);
  const { list } = await until(
    () => team.call(listDeliveries, { query: { pageSize: 100 } }),
    (page) => page.list.every(({ state }) => state === 'delivered'),
  );
  expect(list.length).toBeGreaterThan(0);
  expect([...world.told].filter((name) => !world.arrived.has(name))).toEqual([]);
  await team.call(removeWebhook, { params: { id: world.at.id } });
};

it(
  'nothing that happened is lost, however its address failed, was paused or switched, once that answers well',
  async () => {
    // What is refused in three outages of a day each, and tried thirty times, is left to a person.
    const script = fc
      .array(step, { minLength: 3, maxLength: 9 })
      .filter((all) => all.filter((one) => one === 'outage').length <= 2);
    await fc.assert(fc.asyncProperty(script, live), { numRuns: deep(6), endOnFailure: true });
  },
  deep(300_000),
);
