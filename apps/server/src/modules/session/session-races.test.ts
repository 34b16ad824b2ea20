import { resetPassword, sendCaptcha } from '@balcao/contract/account';
import { confirmCode, scanCode } from '@balcao/contract/authorization';
import { changeTeam, endOtherSessions, login } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askToRebind, browser } from '../../../test/codes.ts';
import { customer } from '../../../test/customers.ts';
import { begin, whileHeld } from '../../../test/locks.ts';
import { codeSentTo, logIn, openTeam, type Person, password, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { hashOf } from '../../platform/ids.ts';
import { accountNetworks, accounts } from '../account/account.tables.ts';
import { sessions } from './session.tables.ts';

let testApp: TestApp;
let ana: Person;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  ana = await register(testApp);
});
afterAll(() => testApp.close());

const next = 'pera-e-kiwi-91';

const goodStill = (token: string) =>
  testApp
    .caller(token)(currentUser, {})
    .then(
      () => true,
      () => false,
    );
const reset = async (): Promise<() => Promise<null>> => {
  const call = testApp.caller(undefined, 'pt-BR', ana.ip);
  await call(sendCaptcha, { body: { type: 'resetPassword', email: ana.email } });
  const captcha = await codeSentTo(testApp, ana.email);
  return () => call(resetPassword, { body: { email: ana.email, password: next, passwordAgain: next, captcha } });
};

it('leaves no session behind that changes its team while its person logs out everywhere else', async () => {
  const { merchantId } = await openTeam(testApp, ana);
  const thief = await logIn(testApp, ana);
  let moved: Promise<{ token: string }>[] = [];
  let ended: Promise<unknown>[] = [];
  await whileHeld(
    testApp,
    (tx) =>
      tx
        .select()
        .from(sessions)
        .where(eq(sessions.tokenHash, hashOf(thief.token)))
        .for('update'),
    async () => {
      moved = await begin(testApp, thief.call(changeTeam, { body: { merchantId } }), 1);
      ended = await begin(testApp, ana.call(endOtherSessions, {}), 2);
    },
  );
  await Promise.all(ended);
  const [got] = await Promise.allSettled(moved);
  if (got?.status === 'fulfilled') expect(await goodStill(got.value.token)).toBe(false);
  expect(await goodStill(ana.token)).toBe(true);
});

it('gives no session for a password that is reset while somebody logs in with it', async () => {
  const setNew = await reset();
  const here = { email: ana.email, password };
  let entered: Promise<{ token: string }>[] = [];
  let done: Promise<null>[] = [];
  await whileHeld(
    testApp,
    (tx) => tx.select().from(accountNetworks).where(eq(accountNetworks.accountId, ana.accountId)).for('update'),
    async () => {
      entered = await begin(testApp, testApp.caller(undefined, 'pt-BR', ana.ip)(login, { body: here }), 1);
      done = await begin(testApp, setNew(), 2);
    },
  );
  await Promise.all(done);
  const [got] = await Promise.allSettled(entered);
  if (got?.status === 'fulfilled') expect(await goodStill(got.value.token)).toBe(false);
  await expect(logIn(testApp, ana)).rejects.toMatchObject({ name: 'credentials_wrong' });
});

it('never brings an old password back that is hashed more strongly while another takes its place', async () => {
  const { db, secrets } = testApp.platform;
  const weak = await hash(secrets.mac('password', password), { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  const mine = eq(accounts.id, ana.accountId);
  await db.update(accounts).set({ passwordHash: weak }).where(mine);
  let entered: Promise<unknown>[] = [];
  const other = await hash(secrets.mac('password', next));
  await whileHeld(
    testApp,
    (tx) => tx.update(accounts).set({ passwordHash: other }).where(mine),
    async () => {
      const body = { email: ana.email, password };
      entered = await begin(testApp, testApp.caller(undefined, 'pt-BR', ana.ip)(login, { body }), 1);
    },
  );
  await expect(Promise.all(entered)).rejects.toMatchObject({ name: 'credentials_wrong' });
  const [account] = await db.select().from(accounts).where(mine);
  expect(account?.passwordHash).toBe(other);
});

it('gives no session to a chat account in whose place another is bound while it logs in', async () => {
  const [old, fresh] = [await customer(testApp, { boundTo: ana.accountId }), await customer(testApp)];
  const pc = await browser(testApp);
  const { code } = await askToRebind(testApp, ana);
  await old.call(scanCode, { body: { code: pc.code } });
  await old.call(confirmCode, { body: { code: pc.code } });
  await fresh.call(scanCode, { body: { code } });
  let entered: Promise<{ token: string }>[] = [];
  let bound: Promise<unknown>[] = [];
  const network = { accountId: ana.accountId, network: '10.1.2', lastUsedAt: testApp.platform.clock.now() };
  await whileHeld(
    testApp,
    (tx) => tx.insert(accountNetworks).values(network),
    async () => {
      entered = await begin(testApp, pc.collect(), 1);
      bound = await begin(testApp, fresh.call(confirmCode, { body: { code } }), 2);
    },
  );
  await Promise.all(bound);
  const [got] = await Promise.allSettled(entered);
  if (got?.status === 'fulfilled') expect(await goodStill(got.value.token)).toBe(false);
});
