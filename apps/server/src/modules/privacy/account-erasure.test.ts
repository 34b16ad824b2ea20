import { updateAccount } from '@balcao/contract/account';
import { eraseAccount, readAccountErasure } from '@balcao/contract/account-erasure';
import { acceptInvitation, inviteMember } from '@balcao/contract/invitation';
import { listLog } from '@balcao/contract/log';
import { listMembers } from '@balcao/contract/member';
import { saveNoticePreference } from '@balcao/contract/notification-preference';
import { login } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../test/authenticator.ts';
import { prove, turnOn } from '../../../test/factors.ts';
import { begin, whileHeld } from '../../../test/locks.ts';
import { addTo, logInWith } from '../../../test/passkeys.ts';
import {
  lastMailTo,
  logIn,
  member,
  openTeam,
  type Person,
  password,
  register,
  type Team,
  workIn,
} from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Tx } from '../../platform/db.ts';

let testApp: TestApp;
let ana: Team;
let rui: Person;
let count = 0;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
/** A member of the team of another person, whose name is unique in the database. */
beforeEach(async () => {
  count += 1;
  ana = await openTeam(testApp, await register(testApp), { name: `Café ${count}`, certified: true });
  rui = await member(testApp, ana, { permissions: [{ menuId: 'payment.orders', permissionLevel: 'read' }] });
  await rui.call(updateAccount, { body: { account: nameOfRui() } });
});

const nameOfRui = (): string => `barbosa_${count}`;
const erase = async (person: Person, email = person.email) => {
  await prove(person);
  return person.call(eraseAccount, { body: { email } });
};
const isLoggedOut = { name: 'session_missing' };

/** Another team, whose invitation lies in the mails of a person. */
const invited = async (person: Person) => {
  const eva = await openTeam(testApp, await register(testApp), { certified: true });
  const { roleId } = await member(testApp, eva, {
    permissions: [{ menuId: 'payment.orders', permissionLevel: 'read' }],
  });
  await eva.call(inviteMember, { body: { email: person.email, roleId: roleId ?? '', locale: 'pt-BR' } });
  const { body } = await lastMailTo(testApp, person.email);
  return { eva, roleId, inviteCode: /code=([A-Za-z0-9_-]{22})/.exec(body)?.[1] ?? '' };
};

/** Comes into another team by an invitation to their address, and chooses what to hear of there. */
const joinByMail = async (person: Person): Promise<void> => {
  const { eva, inviteCode } = await invited(person);
  await person.call(acceptInvitation, { body: { inviteCode } });
  const there = await workIn(testApp, person, eva.merchantId);
  await there.call(saveNoticePreference, { body: { kind: 'paymentReceived', bell: false, mail: false } });
};

/** In which tables a text stands, in any column. */
const tablesWith = async (text: string): Promise<string[]> => {
  const { db } = testApp.platform;
  const { rows } = await db.$client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await db.execute(
      sql`select from ${sql.identifier(name)} one where position(${text} in one::text) > 0 limit 1`,
    );
    if (hits.rowCount) found.push(name);
  }
  return found.sort();
};

describe('an account that its person has erased', () => {
  it('is gone at once: its sessions have ended, its address is free, and the address is told', async () => {
    const elsewhere = await logIn(testApp, rui);
    expect(await erase(rui)).toEqual({ erasedAt: expect.any(String) });
    for (const one of [rui, elsewhere]) await expect(one.call(currentUser, {})).rejects.toMatchObject(isLoggedOut);
    const call = testApp.caller(undefined, 'pt-BR', rui.ip);
    await expect(call(login, { body: { email: rui.email, password } })).rejects.toMatchObject({ code: 1002 });
    expect(await lastMailTo(testApp, rui.email)).toMatchObject({ subject: 'Sua conta do Balcão foi excluída' });
    const again = await register(testApp, { email: rui.email, account: nameOfRui() });
    expect(again.accountId).not.toBe(rui.accountId);
  });

  it('takes with it every way in, also the second step and passkeys', async () => {
    const device = createAuthenticator(testApp.platform.config.publicBaseUrl);
    await prove(rui);
    await addTo(rui, device);
    const { secret } = await turnOn(testApp, rui);
    await rui.call(eraseAccount, { body: { email: rui.email } });
    await expect(logInWith(testApp, rui, device)).rejects.toMatchObject({ code: expect.any(Number) });
    expect(await tablesWith(secret)).toEqual([]);
    const { rows } = await testApp.platform.db.execute(
      sql`select 1 from passkey where account_id = ${rui.accountId} union all select 1 from factor where account_id = ${rui.accountId} union all select 1 from recovery_code where account_id = ${rui.accountId}`,
    );
    expect(rows).toEqual([]);
  });

  it('leaves its teams, whose log says so under the name of then', async () => {
    await erase(rui);
    const { list } = await ana.call(listMembers, { query: {} });
    expect(list.map(({ id }) => id)).toEqual([ana.accountId]);
    const { list: lines } = await ana.call(listLog, { query: {} });
    expect(lines[0]).toMatchObject({
      event: '3',
      actor: { id: rui.accountId, name: nameOfRui() },
      subject: { kind: 'member', name: nameOfRui() },
    });
  });

  it('is named nowhere but in records that are kept: the log of its teams, and the mails that were sent', async () => {
    await joinByMail(rui);
    expect(await tablesWith(rui.email)).toContain('account');
    expect(await tablesWith(nameOfRui())).toContain('account');
    await erase(rui);
    expect(await tablesWith(rui.email)).toEqual(['log_entry', 'mail']);
    expect(await tablesWith(nameOfRui())).toEqual(['log_entry']);
    // The limits of calls keep the network for some minutes.
    expect(await tablesWith(rui.ip)).toEqual(['log_entry', 'rate_limit']);
  });

  it('is erased once where it is asked for twice at once', async () => {
    const elsewhere = await logIn(testApp, rui);
    await Promise.all([prove(rui), prove(elsewhere)]);
    const body = { email: rui.email };
    const both = await Promise.allSettled([rui, elsewhere].map(({ call }) => call(eraseAccount, { body })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { list } = await ana.call(listLog, { query: {} });
    expect(list.filter(({ event }) => event === '3')).toHaveLength(1);
  });
});

describe('an account that is erased while its person accepts an invitation', () => {
  const eventsOf = async (eva: Team) => (await eva.call(listLog, { query: {} })).list.map(({ event }) => event);
  const isMember = async (eva: Team) =>
    (await eva.call(listMembers, { query: {} })).list.some(({ id }) => id === rui.accountId);

  it('leaves that team too, where they had joined first', async () => {
    const { eva, roleId, inviteCode } = await invited(rui);
    await prove(rui);
    const both: Promise<unknown>[] = [];
    const lockRole = (tx: Tx) => tx.execute(sql`select from role where id = ${roleId} for update`);
    await whileHeld(testApp, lockRole, async () => {
      both.push(...(await begin(testApp, rui.call(acceptInvitation, { body: { inviteCode } }), 1)));
      both.push(...(await begin(testApp, rui.call(eraseAccount, { body: { email: rui.email } }), 2)));
    });
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await isMember(eva)).toBe(false);
    expect((await eventsOf(eva)).slice(0, 2)).toEqual(['3', '1']);
  });

  it('joins no team any more, where it was erased first', async () => {
    const { eva, inviteCode } = await invited(rui);
    await prove(rui);
    const both: Promise<unknown>[] = [];
    const lockPlace = (tx: Tx) => tx.execute(sql`select from member where account_id = ${rui.accountId} for update`);
    await whileHeld(testApp, lockPlace, async () => {
      both.push(...(await begin(testApp, rui.call(eraseAccount, { body: { email: rui.email } }), 1)));
      both.push(...(await begin(testApp, rui.call(acceptInvitation, { body: { inviteCode } }), 2)));
    });
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await isMember(eva)).toBe(false);
  });
});

describe('erasing an account is refused', () => {
  it('while its person has not shown again that it is them', async () => {
    await expect(rui.call(eraseAccount, { body: { email: rui.email } })).rejects.toMatchObject({
      name: 'proof_missing',
    });
  });

  it('where another e-mail is typed, which is named', async () => {
    await expect(erase(rui, ana.email)).rejects.toMatchObject({ code: 1000, fields: { email: expect.any(String) } });
    expect(await rui.call(currentUser, {})).toMatchObject({ accountId: rui.accountId });
  });

  it('to the only super admin of a team with other members, until there is another', async () => {
    expect(await ana.call(readAccountErasure, {})).toEqual({
      teams: [{ merchantId: ana.merchantId, name: `Café ${count}`, others: 1, needsAdmin: true }],
    });
    await expect(erase(ana)).rejects.toMatchObject({ name: 'last_admin' });
    expect((await ana.call(listMembers, { query: {} })).total).toBe(2);
    expect(await ana.call(currentUser, {})).toMatchObject({ accountId: ana.accountId });
  });

  it('to the only member of a team that was certified, which needs a super admin', async () => {
    await erase(rui);
    await expect(erase(ana)).rejects.toMatchObject({ name: 'last_admin' });
  });

  it('but not to who tried out a team alone', async () => {
    const carla = await openTeam(testApp, await register(testApp), { name: 'Experiência' });
    expect(await carla.call(readAccountErasure, {})).toMatchObject({ teams: [{ others: 0, needsAdmin: false }] });
    expect(await erase(carla)).toEqual({ erasedAt: expect.any(String) });
  });

  it('and not to who works in no team', async () => {
    const davi = await register(testApp);
    expect(await davi.call(readAccountErasure, {})).toEqual({ teams: [] });
    expect(await erase(davi)).toEqual({ erasedAt: expect.any(String) });
  });
});
