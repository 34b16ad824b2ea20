import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hearRequests, openTail } from '@balcao/contract/tool';
import { RefusedError } from '@balcao/sdk/client';
import { createMerchantClient } from '@balcao/sdk/merchant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, makeCertificate, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { toolKey } from '../../../test/tool-keys.ts';
import { startTool } from '../../../test/tool-process.ts';

let testApp: TestApp;
let team: Team;
let server: MerchantServer;
let folder: string;
let url: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-tail-'));
  testApp = await openTestApp();
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  team = await openTeam(testApp, await register(testApp), { certified: true });
  server = await merchantServer(testApp, team);
});
afterAll(async () => {
  await testApp.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A server that signs with the key of another certificate. */
const wronglySigned = async () => {
  const { privateKey } = await makeCertificate(testApp, { kind: 'ed25519' });
  return createMerchantClient({ ...server.options, privateKey });
};

describe('balcao request tail', () => {
  it('shows a wrong signature with its reason, and with --failed nothing of what went well', async () => {
    const { secret: key } = await toolKey(team);
    const tail = startTool({ url, key, folder }, 'request', 'tail', '--failed', '--count', '2', '--json');
    await tail.said('ready');
    await server.client.queryOrder('NOT-THERE').catch(() => undefined);
    await (await wronglySigned()).queryOrder('WRONG-1').catch((error) => expect(error).toBeInstanceOf(RefusedError));
    expect(await tail.end()).toBe(0);
    const told = tail.lines().filter(({ kind }) => kind === 'request');
    expect(told).toMatchObject([
      { refusal: 'not_found', status: 404, target: '/open/v3.0/order/NOT-THERE' },
      { refusal: 'signature_wrong', status: 401, said: expect.stringContaining('signature') },
    ]);
  });
  it('shows every call to people, a line each, as it comes', async () => {
    const { secret: key } = await toolKey(team);
    const tail = startTool({ url, key, folder }, 'request', 'tail', '--count', '1');
    await expect.poll(() => tail.output(), { timeout: 60_000 }).toContain('Waiting for API calls');
    await server.client.queryOrder('LINE-1').catch(() => undefined);
    expect(await tail.end()).toBe(0);
    expect(tail.output()).toMatch(/ 404 {2}GET \/open\/v3\.0\/order\/LINE-1 {2}\d+ ms {2}not_found: /);
  });
});

describe('calls of the open API', () => {
  it('are heard from now on, each once, and those that failed alone where they are asked for', async () => {
    const { secret } = await toolKey(team);
    const call = testApp.caller(secret);
    const { cursor } = await call(openTail, {});
    await server.client.queryOrder('NOT-THERE').catch(() => undefined);
    const { list, cursor: next } = await call(hearRequests, { query: { cursor, wait: '25', outcome: 'failed' } });
    expect(list).toMatchObject([{ status: 404, refusal: 'not_found', target: '/open/v3.0/order/NOT-THERE' }]);
    expect((await call(hearRequests, { query: { cursor: next } })).list).toEqual([]);
    await expect(call(hearRequests, { query: { cursor: 'x' } })).rejects.toMatchObject({ name: 'form_invalid' });
  });
});

describe('balcao login', () => {
  const file = () => path.join(folder, 'balcao/tool-key.json');
  it('keeps the key for its owner alone, so that commands need none; logout forgets it', async () => {
    const { secret: key } = await toolKey(team, 'Notebook');
    const login = startTool({ key, folder }, 'login', '--server', url, '--json');
    expect(await login.end()).toBe(0);
    expect(login.lines()).toMatchObject([{ ok: true, merchantNumber: team.merchantNumber, keyName: 'Notebook' }]);
    expect(fs.statSync(file()).mode & 0o777).toBe(0o600);
    expect(await startTool({ folder }, 'webhook', 'trigger', 'webhook.test').end()).toBe(0);
    expect(await startTool({ folder }, 'logout').end()).toBe(0);
    expect(fs.existsSync(file())).toBe(false);
    const without = startTool({ folder }, 'webhook', 'trigger', 'webhook.test');
    expect(await without.end()).toBe(2);
    expect(without.output()).toContain('The tool key is missing');
  });
  it.each([
    ['a key that nobody made', 4, 'The key is no longer valid', 'x'.repeat(43), () => url],
    [
      'an address that would carry the key in clear',
      2,
      'Use one that starts with https://',
      'x',
      () => 'http://balcao.example',
    ],
    ['an address that is none', 2, 'Use one that starts with https://', 'x', () => 'balcao'],
    ['no key, in a run that no person watches', 2, 'Give BALCAO_KEY', '', () => url],
  ])('keeps nothing of %s', async (_, code, said, key, address) => {
    const login = startTool({ key, folder, isCi: true }, 'login', '--server', address());
    expect(await login.end()).toBe(code);
    expect(login.output()).toContain(said);
    expect(fs.existsSync(file())).toBe(false);
  });
});
