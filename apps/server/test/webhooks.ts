import { addWebhook, updateWebhook, type WebhookDelivery, type WebhookSubject } from '@balcao/contract/webhook';
import { listDeliveries } from '@balcao/contract/webhook-delivery';
import { vi } from 'vitest';
import { transaction } from '../src/platform/db.ts';
import { type Receiver, receiver } from './merchants.ts';
import { openTeam, register, type Team, workIn } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** An address of a team, as it was when it was added. */
export interface TestAddress {
  readonly id: string;
  readonly version: number;
  readonly hook: Receiver;
  readonly secret: string;
}

/** Has a team be told at a receiver. */
export const addressOf = async (
  team: Team,
  hook: Receiver,
  types: WebhookSubject[] | null = null,
): Promise<TestAddress> => {
  const { endpoint, secret } = await team.call(addWebhook, { body: { url: hook.url, name: 'Estoque', types } });
  return { id: endpoint.id, version: endpoint.version, hook, secret };
};

/** A product whose teams are told at receivers of their own: all of it is closed together. */
export const openNotifying = async () => {
  const testApp = await openTestApp();
  const hooks: Receiver[] = [];
  const newTeam = async (): Promise<Team> => openTeam(testApp, await register(testApp), { certified: true });
  const listen = async (): Promise<Receiver> => {
    const hook = await receiver();
    hooks.push(hook);
    return hook;
  };
  return {
    testApp,
    newTeam,
    listen,
    /** A team with one address, and the secret between the two. */
    notified: async (): Promise<TestAddress & { readonly team: Team }> => {
      const team = await newTeam();
      return { team, ...(await addressOf(team, await listen())) };
    },
    close: async (): Promise<void> => {
      await Promise.all(hooks.map((hook) => hook.close()));
      await testApp.close();
    },
  };
};
export type Notifying = Awaited<ReturnType<typeof openNotifying>>;

/** Switches an address on or off, by someone who knows it at this version. */
export const switchAddress = (
  team: Team,
  { id, version, hook }: Omit<TestAddress, 'secret'>,
  enabled: boolean,
  types: WebhookSubject[] | null = null,
) =>
  team.call(updateWebhook, {
    params: { id },
    body: { name: 'Estoque', url: hook.url, types, enabled, version },
  });

/** Something happens to a team: its addresses are told. */
export const announce = ({ platform, services }: TestApp, { merchantId }: Team, requestId = 'x'): Promise<void> =>
  transaction(platform.db, (tx) =>
    services.webhooks.announce(tx, merchantId, { type: 'webhook.test', data: { requestId } }),
  );

/** Reads the newest notifications until they are as expected. */
export const untilDeliveries = (team: Team, expected: (list: WebhookDelivery[]) => void): Promise<WebhookDelivery[]> =>
  vi.waitFor(
    async () => {
      const { list } = await team.call(listDeliveries, { query: { pageSize: 100 } });
      expected(list);
      return list;
    },
    { timeout: 60_000, interval: 10 },
  );

/** Lets time go by. The member logs in again, since sessions do not live that long. */
export const ahead = async (testApp: TestApp, team: Team, seconds: number): Promise<void> => {
  const { clock } = testApp.platform;
  clock.setAhead(clock.aheadSeconds() + seconds);
  Object.assign(team, await workIn(testApp, team, team.merchantId));
};

/** Goes to when everything that waits for an attempt has had its next one; says whether anything did. */
export const nextRound = async (testApp: TestApp, team: Team): Promise<boolean> => {
  const tried = (list: WebhookDelivery[]) => list.every(({ state, attempts }) => state !== 'waiting' || attempts[0]);
  const list = await untilDeliveries(team, (all) => {
    if (!tried(all)) throw new Error('the first attempts are under way');
  });
  const waiting = list.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return false;
  const lastTry = new Map(waiting.map(({ id, attempts }) => [id, attempts.at(-1)?.at]));
  const due = Math.max(...waiting.map(({ nextAttemptAt }) => Date.parse(nextAttemptAt ?? '')));
  await ahead(testApp, team, Math.ceil((due - testApp.platform.clock.now().getTime()) / 1000) + 1);
  await untilDeliveries(team, (all) => {
    const same = all.filter(
      ({ id, state, attempts }) => state === 'waiting' && lastTry.has(id) && lastTry.get(id) === attempts.at(-1)?.at,
    );
    if (same.length > 0) throw new Error(`${same.length} have not been tried again`);
  });
  return true;
};

/** Moves the clock until no attempt is waiting. */
export const untilNothingWaits = async (testApp: TestApp, team: Team): Promise<void> => {
  while (await nextRound(testApp, team));
};
