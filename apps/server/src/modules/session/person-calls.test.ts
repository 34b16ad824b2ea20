import { listSessions } from '@balcao/contract/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

const callsAMinute = 20;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ personCallsAMinute: callsAMinute });
});
afterAll(() => testApp.close());

it('a person who has used up their calls of a minute waits, and nobody else does', async () => {
  const [ana, bruno] = [await register(testApp), await register(testApp)];
  const all = await Promise.allSettled(Array.from({ length: callsAMinute + 5 }, () => ana.call(listSessions, {})));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? one.reason : []));
  expect(refused.length).toBeGreaterThanOrEqual(5);
  expect(new Set(refused.map(({ name }) => name))).toEqual(new Set(['too_many_requests']));
  expect(all.some(({ status }) => status === 'fulfilled')).toBe(true);
  await expect(bruno.call(listSessions, {})).resolves.toMatchObject({ list: [{ isThis: true }] });
});
