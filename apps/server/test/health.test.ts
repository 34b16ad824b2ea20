import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwner } from './damage.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { until } from './until.ts';

describe('a running server', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp();
  });
  afterAll(() => testApp.close());

  it('is alive and ready', async () => {
    expect((await testApp.app.inject('/health')).statusCode).toBe(200);
    expect((await testApp.app.inject('/ready')).json()).toEqual({ ready: true });
  });
  it('is alive and not ready while its database takes nothing, and ready again when it does', async () => {
    const owner = await openOwner(testApp);
    const status = async () => (await testApp.app.inject('/ready')).statusCode;
    const room = await owner.before('insert or update', 'rate_limit', "raise 'no room' using errcode = '53100'");
    await until(status, (code) => code === 503);
    expect((await testApp.app.inject('/health')).statusCode).toBe(200);
    await room();
    await until(status, (code) => code === 200);
    await owner.close();
  });
  it('tells its figures to its own machine only', async () => {
    expect((await testApp.app.inject('/metrics')).body).toContain('http_request_duration_seconds');
    const brought = await testApp.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } });
    const remote = await testApp.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' });
    expect([brought.statusCode, remote.statusCode]).toEqual([404, 404]);
  });
  it('describes its API', async () => {
    expect((await testApp.app.inject('/docs/json')).json()).toMatchObject({ openapi: '3.1.0' });
  });
  it('answers an unknown path with the envelope, in the caller’s language', async () => {
    const answer = await testApp.app.inject({ url: '/admin/v3.0/nowhere', headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 404, msg: 'This address does not exist.' });
  });
});
