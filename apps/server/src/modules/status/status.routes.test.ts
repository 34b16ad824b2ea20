import { getStatus, statusSeconds } from '@balcao/contract/status';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const later = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + statusSeconds * 1_000 + 1);
const levels = async () => {
  const { parts } = await testApp.caller()(getStatus, {});
  return Object.fromEntries(parts.map(({ part, level }) => [part, level]));
};
const all = { signIn: 'working', payments: 'working', settlement: 'working', messages: 'working', files: 'working' };

describe('the state of the platform', () => {
  it('is told to anybody, part by part', async () => {
    expect(await levels()).toEqual({ ...all, webhooks: 'working' });
  });
  it('says that what waits too long is slow, once the measurement before has had its time', async () => {
    await testApp.platform.db.$client.query(`insert into pgboss.job (name, data, start_after)
      values ('mail.send', '{}', now() - interval '10 minutes')`);
    expect((await levels()).messages).toBe('working');
    const clock = later();
    expect(await levels()).toEqual({ ...all, messages: 'slow', webhooks: 'working' });
    clock.mockRestore();
  });
  it('says nothing else: no number, no name, no reason', async () => {
    const answer = await testApp.app.inject({ method: 'GET', url: '/admin/v3.0/status' });
    const { data } = answer.json();
    expect(Object.keys(data).sort()).toEqual(['checkedAt', 'parts']);
    for (const part of data.parts) expect(Object.keys(part).sort()).toEqual(['level', 'part']);
  });
});
