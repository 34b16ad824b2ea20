import { addTester, listTesters, removeTester, testersAtMost } from '@balcao/contract/version-tester';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { openApplet } from '../../../test/held-applets.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';
import { testers } from './version.tables.ts';

let testApp: TestApp;
let team: Team;
let id: string;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  team = await openTeam(testApp, await register(testApp), { certified: true });
  id = await openApplet(team);
});
afterAll(() => testApp.close());

/** Someone who uses the chat app. */
const person = async (): Promise<string> => (await customer(testApp, { name: 'Lia Ferraz' })).phone;
const add = (phone: string) => team.call(addTester, { params: { id }, body: { phone } });
const list = async () => (await team.call(listTesters, { params: { id } })).list;

describe('the testers of a mini program', () => {
  it('are added by telephone, and seen by first name with most of the telephone hidden (rule: masked)', async () => {
    const phone = await person();
    const made = await add(phone);
    expect(made).toMatchObject({ name: 'Lia', phone: `+5${'*'.repeat(10)}${phone.slice(-2)}` });
    expect(await add(phone)).toEqual(made);
    expect(await list()).toEqual([made]);
  });

  it('are people of the chat app: a telephone that nobody has is refused in words of its own', async () => {
    await expect(add('+5511900000000')).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { phone: expect.stringContaining('Ninguém') },
    });
    await expect(add('11 9')).rejects.toMatchObject({ name: 'form_invalid', fields: { phone: expect.any(String) } });
  });

  it('are taken away, once', async () => {
    const { id: testerId } = await add(await person());
    await team.call(removeTester, { params: { id, testerId } });
    expect(await list()).toEqual([]);
    await expect(team.call(removeTester, { params: { id, testerId } })).rejects.toMatchObject({ name: 'not_found' });
  });

  it('are fifty at most', async () => {
    const row = { merchantId: team.merchantId, appletId: id, addedByName: 'ana', addedAt: new Date() };
    const rows = Array.from({ length: testersAtMost }, () => ({
      ...row,
      id: crypto.randomUUID(),
      customerId: crypto.randomUUID(),
    }));
    await transaction(testApp.platform.db, (tx) => tx.insert(testers).values(rows));
    await expect(add(await person())).rejects.toMatchObject({ name: 'testers_full' });
  });
});
