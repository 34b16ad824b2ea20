import { resetPassword, sendCaptcha } from '@balcao/contract/account';
import { confirmCode, scanCode } from '@balcao/contract/authorization';
import { changeTeam, endOtherSessions, login } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askToRebind, browser } from '../../../test/codes.ts';
import { customer } from '../../../test/customers.ts';
import { type House, openHouse } from '../../../test/house.ts';
import { begin, whileHeld } from '../../../test/locks.ts';
import { codeSentTo, logIn, openTeam, type Person, password, register } from '../../../test/people.ts';
import { hashOf } from '../../platform/ids.ts';
import { accountNetworks, accounts } from '../account/account.tables.ts';
import { sessions } from './session.tables.ts';

let house: House;
let ana: Person;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  ana = await register(house);
});
afterAll(() => house.close());

const next = 'pera-e-kiwi-91';

const goodStill = (token: string) =>
  house
    .caller(token)(currentUser, {})
    .then(
      () => true,
      () => false,
    );
const reset = async (): Promise<() => Promise<null>> => {
  const call = house.caller(undefined, 'pt-BR', ana.ip);
  await call(sendCaptcha, { body: { type: 'resetPassword', email: ana.email } });
  const captcha = await codeSentTo(house, ana.email);
  return () => call(resetPassword, { body: { email: ana.email, password: next, passwordAgain: next, captcha } });
};

it('leaves no session behind that changes its team while its person logs out everywhere else', async () => {
  const { merchantId } = await openTeam(house, ana);
  const thief = await logIn(house, ana);
  let moved: Promise<{ token: string }>[] = [];
  let ended: Promise<unknown>[] = [];
  await whileHeld(
    house,
    (tx) =>
      tx
        .select()
        .from(sessions)
        .where(eq(sessions.tokenHash, hashOf(thief.token)))
        .for('update'),
    async () => {
      moved = await begin(house, thief.call(changeTeam, { body: { merchantId } }), 1);
      ended = await begin(house, ana.call(endOtherSessions, {}), 2);
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
    house,
    (tx) => tx.select().from(accountNetworks).where(eq(accountNetworks.accountId, ana.accountId)).for('update'),
    async () => {
      entered = await begin(house, house.caller(undefined, 'pt-BR', ana.ip)(login, { body: here }), 1);
      done = await begin(house, setNew(), 2);
    },
  );
  await Promise.all(done);
  const [got] = await Promise.allSettled(entered);
  if (got?.status === 'fulfilled') expect(await goodStill(got.value.token)).toBe(false);
  await expect(logIn(house, ana)).rejects.toMatchObject({ name: 'credentials_wrong' });
});

it('never brings an old password back that is hashed more strongly while another takes its place', async () => {
  const { db, secrets } = house.platform;
  const weak = await hash(secrets.mac('password', password), { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  const mine = eq(accounts.id, ana.accountId);
  await db.update(accounts).set({ passwordHash: weak }).where(mine);
  let entered: Promise<unknown>[] = [];
  const other = await hash(secrets.mac('password', next));
  await whileHeld(
    house,
    (tx) => tx.update(accounts).set({ passwordHash: other }).where(mine),
    async () => {
      const body = { email: ana.email, password };
      entered = await begin(house, house.caller(undefined, 'pt-BR', ana.ip)(login, { body }), 1);
    },
  );
  await expect(Promise.all(entered)).rejects.toMatchObject({ name: 'credentials_wrong' });
  const [account] = await db.select().from(accounts).where(mine);
  expect(account?.passwordHash).toBe(other);
});

it('gives no session to a chat account in whose place another is bound while it logs in', async () => {
  const [old, fresh] = [await customer(house, { boundTo: ana.accountId }), await customer(house)];
  const pc = await browser(house);
  const { code } = await askToRebind(house, ana);
  await old.call(scanCode, { body: { code: pc.code } });
  await old.call(confirmCode, { body: { code: pc.code } });
  await fresh.call(scanCode, { body: { code } });
  let entered: Promise<{ token: string }>[] = [];
  let bound: Promise<unknown>[] = [];
  const network = { accountId: ana.accountId, network: '10.1.2', lastUsedAt: house.platform.clock.now() };
  await whileHeld(
    house,
    (tx) => tx.insert(accountNetworks).values(network),
    async () => {
      entered = await begin(house, pc.collect(), 1);
      bound = await begin(house, fresh.call(confirmCode, { body: { code } }), 2);
    },
  );
  await Promise.all(bound);
  const [got] = await Promise.allSettled(entered);
  if (got?.status === 'fulfilled') expect(await goodStill(got.value.token)).toBe(false);
});
