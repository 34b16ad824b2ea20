import { changeStaffPassword, currentStaff, endStaffSessions } from '@balcao/contract/staff';
import { readStaffSetUp, setUpStaff } from '@balcao/contract/staff-set-up';
import { addStaff, sendStaffLink } from '@balcao/contract/staff-team';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastMailTo, password, register, staffMember } from '../../../test/people.ts';
import { setUpTokenOf, signInStaff, staffWithFactor } from '../../../test/staff.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let igor: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  testApp = await openTestApp();
  igor = await staffMember(testApp, 'admin');
});
afterAll(() => testApp.close());

const ended = { name: 'session_ended', code: 1030102 };
const call = () => testApp.caller(undefined, 'pt-BR', '10.78.1.9');
const setUp = (token: string, chosen: string, passwordAgain = chosen) =>
  call()(setUpStaff, { body: { token, password: chosen, passwordAgain } });
const read = (token: string) => call()(readStaffSetUp, { body: { token } });

let people = 0;
const invited = async (as?: string) => {
  people += 1;
  const email = as ?? `marina${people}@exemplo.com.br`;
  const body = { email, name: 'Marina Prado', role: 'finance' } as const;
  return { ...(await igor.call(addStaff, { body })), token: await setUpTokenOf(testApp, email) };
};

describe('the link that sets up an account of staff', () => {
  it('says for whom it is', async () => {
    const { email, token } = await invited();
    expect(await read(token)).toEqual({ email, name: 'Marina Prado', role: 'finance' });
  });

  it('is over after three days', async () => {
    const { token } = await invited();
    const { clock } = testApp.platform;
    clock.setAhead(clock.aheadSeconds() + 3 * 86_400 - 60);
    expect(await read(token)).toHaveProperty('name');
    clock.setAhead(clock.aheadSeconds() + 61);
    await expect(read(token)).rejects.toMatchObject({ name: 'invitation_expired' });
    await expect(setUp(token, 'limoeiro-42')).rejects.toMatchObject({ name: 'invitation_expired' });
  });

  it('refuses what is easy to guess, too short or long, or typed differently, and stays good', async () => {
    igor = await staffMember(testApp, 'admin');
    const { token } = await invited();
    for (const easy of ['senha123', 'Marina2026', 'prado1', '123', 'a'.repeat(16)])
      await expect(setUp(token, easy)).rejects.toMatchObject({ code: 1000 });
    await expect(setUp(token, 'limoeiro-42', 'limoeiro-43')).rejects.toMatchObject({ code: 1000 });
    expect(await setUp(token, 'limoeiro-42')).toHaveProperty('token');
  });

  it('refuses the own e-mail as a password', async () => {
    igor = await staffMember(testApp, 'admin');
    const own = 'zumbi@a.br';
    const { token } = await invited(own);
    await expect(setUp(token, own)).rejects.toMatchObject({ code: 1000, fields: { password: expect.any(String) } });
  });

  it('serves once when two come with it at the same instant', async () => {
    const { token } = await invited();
    const outcomes = await Promise.all(
      ['limoeiro-42', 'limoeiro-43', 'limoeiro-44'].map((chosen) =>
        setUp(token, chosen).then(
          () => 'in',
          ({ name }) => name,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['in', 'invitation_used', 'invitation_used']);
  });

  it('tells anyone who makes one up nothing', async () => {
    for (const made of ['A'.repeat(43), (await register(testApp)).token.padEnd(43, 'A').slice(0, 43)])
      await expect(read(made)).rejects.toMatchObject({ name: 'not_found' });
    await expect(read('short')).rejects.toMatchObject({ code: 1000 });
  });

  it('is kept as a hash only, and its token is no session', async () => {
    const { token } = await invited();
    const { rows } = await testApp.platform.db.$client.query('select * from staff');
    expect(JSON.stringify(rows)).not.toContain(token);
    await expect(testApp.caller(token)(currentStaff, {})).rejects.toMatchObject({ name: 'session_missing' });
  });

  it('leaves a second factor on: anyone who reads the mail still needs the phone (rule: second-factor-stays)', async () => {
    const { person } = await staffWithFactor(testApp, 'reviewer');
    await igor.call(sendStaffLink, { params: { id: person.staffId } });
    expect(await setUp(await setUpTokenOf(testApp, person.email), 'limoeiro-42')).toMatchObject({ step: 'code' });
  });
});

describe('one’s own password', () => {
  const change = (who: { call: typeof igor.call }, current: string, chosen: string, passwordAgain = chosen) =>
    who.call(changeStaffPassword, { body: { current, password: chosen, passwordAgain } });

  it('changes with the current one; other sessions end, this one goes on, and the owner is told (rule: credential-changes)', async () => {
    const rita = await staffMember(testApp, 'reviewer');
    const other = await signInStaff(testApp, rita);
    expect(await change(rita, password, 'limoeiro-42')).toBeNull();
    expect(await rita.call(currentStaff, {})).toMatchObject({ email: rita.email });
    await expect(other.call(currentStaff, {})).rejects.toMatchObject(ended);
    await expect(signInStaff(testApp, rita)).rejects.toMatchObject({ name: 'credentials_wrong' });
    expect(await signInStaff(testApp, rita, 'limoeiro-42')).toMatchObject({ step: null });
    expect((await lastMailTo(testApp, rita.email)).subject).toContain('senha');
  });

  it('refuses an easy one, and stops anyone who guesses the current one with a stolen session', async () => {
    const rita = await staffMember(testApp, 'reviewer');
    await expect(change(rita, password, 'souza123')).rejects.toMatchObject({ code: 1000 });
    for (let guess = 0; guess < 5; guess += 1)
      await expect(change(rita, 'errada-9', 'limoeiro-42')).rejects.toMatchObject({ name: 'password_wrong' });
    await expect(change(rita, password, 'limoeiro-42')).rejects.toMatchObject({ name: 'account_locked' });
  });

  it('changes once when two change it at the same instant', async () => {
    const rita = await staffMember(testApp, 'reviewer');
    const outcomes = await Promise.all(
      ['limoeiro-42', 'limoeiro-43'].map((chosen) =>
        change(rita, password, chosen).then(
          () => 'changed',
          ({ name }) => name,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['changed', 'password_wrong']);
  });
});

describe('POST /staff/logout/everywhere', () => {
  it('ends every session of the person, and of nobody else', async () => {
    const rita = await staffMember(testApp, 'reviewer');
    const other = await signInStaff(testApp, rita);
    expect(await rita.call(endStaffSessions, {})).toBeNull();
    for (const gone of [rita, other]) await expect(gone.call(currentStaff, {})).rejects.toMatchObject(ended);
    expect(await igor.call(currentStaff, {})).toMatchObject({ role: 'admin' });
  });
});
