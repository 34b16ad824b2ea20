import { addWebhook, testWebhook } from '@balcao/contract/webhook';
import { listDeliveries } from '@balcao/contract/webhook-delivery';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

describe('outside the sandbox, an address for notifications', () => {
  let testApp: TestApp;
  let team: Team;
  beforeAll(async () => {
    testApp = await openTestApp({ sandbox: false });
    team = await openTeam(testApp, await register(testApp));
  });
  afterAll(() => testApp.close());

  it.each([
    'http://127.0.0.1/hook',
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://2130706433/hook',
    'https://example.com:5432/hook',
  ])('is refused when it is %s', async (url) => {
    await expect(team.call(addWebhook, { body: { url } })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { url: expect.stringContaining('público') },
    });
  });
  it('is not called when its name leads to this machine', async () => {
    const { endpoint } = await team.call(addWebhook, { body: { url: 'https://localhost:8443/hook' } });
    await team.call(testWebhook, { params: { id: endpoint.id } });
    await vi.waitFor(
      async () => {
        const { list } = await team.call(listDeliveries, {});
        expect(list[0]?.attempts).toMatchObject([{ status: null, answer: 'address-forbidden' }]);
      },
      { timeout: 60_000, interval: 10 },
    );
  });
});
