import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

describe('the headers of an answer', () => {
  it.each([
    ['a page', '/login'],
    ['an endpoint that refuses', '/api/v1/session'],
    ['the open API', '/open/v3.0/order'],
    ['a path that is not there', '/api/v1/nothing-of-the-kind'],
    ['what watchers ask', '/health'],
    ['an address that nobody can read', '/%E0%A4'],
    ['an address that is very long', `/pay/${'9'.repeat(400)}`],
  ])('keep strangers out of the page and the page out of theirs: %s', async (_, url) => {
    const { headers } = await testApp.app.inject({ url, headers: { host: 'localhost' } });
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('let nothing of an answer with data be loaded, a refusal too', async () => {
    const policyOf = async (url: string) =>
      (await testApp.app.inject({ url, headers: { host: 'localhost' } })).headers['content-security-policy'];
    expect(await policyOf('/admin/v3.0/merchant/user/current')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(await policyOf('/login')).toContain("script-src 'self'");
  });
});
