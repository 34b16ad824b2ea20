import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { listAuditEvents } from '@balcao/contract/audit-event';
import { currentStaff } from '@balcao/contract/staff';
import { setUpStaff } from '@balcao/contract/staff-set-up';
import { listStaff } from '@balcao/contract/staff-team';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInStaff, staffWithFactor } from './staff.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** `npm run staff:add`, as an operator runs it while the server runs. */
const add = (...words: string[]) => {
  const { host, database } = testApp.database.config;
  const DATABASE_URL = `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host ?? '')}`;
  const command = path.resolve(import.meta.dirname, '../src/staff-add.ts');
  const env = { ...process.env, DATABASE_URL, PUBLIC_BASE_URL: 'https://balcao.test' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
};
const person = ['--email', 'Ana@exemplo.com.br', '--name', 'Ana Lima', '--role', 'admin'];
const tokenIn = (printed: string): string =>
  /https:\/\/balcao\.test\/console\/set-up#([\w-]{43})\n/.exec(printed)?.[1] ?? '';
const enter = async (token: string) => {
  const body = { token, password: 'limoeiro-42', passwordAgain: 'limoeiro-42' };
  return testApp.caller((await testApp.caller()(setUpStaff, { body })).token);
};

describe('npm run staff:add', () => {
  it('lets the first administrator in: prints the link that sets the password', async () => {
    const { status, stdout } = add(...person);
    expect(status).toBe(0);
    const call = await enter(tokenIn(stdout));
    expect(await call(currentStaff, {})).toMatchObject({ email: 'ana@exemplo.com.br', role: 'admin' });
    const { list } = await call(listAuditEvents, { query: { kind: ['staffAdded'] } });
    expect(list).toMatchObject([{ by: null, subjectName: 'Ana Lima' }]);
  });

  it('adds nobody twice, and lets somebody who has lost everything in again', async () => {
    const { person: lost } = await staffWithFactor(testApp, 'admin');
    const words = ['--email', lost.email, '--name', 'Rita Souza', '--role', 'admin'];
    expect(add(...words)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('--again') });
    const { stdout } = add(...words, '--again');
    // A person who knows the old password must not be able to be faster than the link and register a phone of their own.
    await expect(signInStaff(testApp, lost)).rejects.toMatchObject({ name: 'credentials_wrong' });
    const call = await enter(tokenIn(stdout));
    expect(await call(currentStaff, {})).toMatchObject({ staffId: lost.staffId, twoFactor: false });
    await expect(lost.call(currentStaff, {})).rejects.toMatchObject({ name: 'session_ended' });
    expect((await call(listStaff, {})).list.filter(({ email }) => email === lost.email)).toHaveLength(1);
  });

  it.each([
    ['no e-mail', ['--name', 'Ana Lima', '--role', 'admin']],
    ['a role that is none', ['--email', 'a@b.com', '--name', 'Ana Lima', '--role', 'boss']],
    ['a word that is none', [...person, '--force']],
  ])('says how it is written when it gets %s', (_what, words) => {
    expect(add(...words)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('npm run staff:add'),
    });
  });
});
