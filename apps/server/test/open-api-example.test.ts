import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseBrCode } from '@balcao/brazil/br-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from './merchants.ts';
import { openTeam, register } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const example = path.resolve(import.meta.dirname, '../../../docs/examples/create-order.ts');

describe('the example of the open API guide', () => {
  let testApp: TestApp;
  let server: MerchantServer;
  let folder: string;
  let environment: Record<string, string>;
  beforeAll(async () => {
    testApp = await openTestApp();
    server = await merchantServer(testApp, await openTeam(testApp, await register(testApp), { certified: true }));
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-example-'));
    fs.writeFileSync(path.join(folder, 'merchant-key.pem'), server.certificate.privateKey, { mode: 0o600 });
    fs.writeFileSync(path.join(folder, 'platform-key.pem'), testApp.platform.signing.publicKey);
    environment = {
      BALCAO_URL: await testApp.app.listen({ port: 0, host: '127.0.0.1' }),
      BALCAO_MERCHANT: server.options.merchantNumber,
      BALCAO_SERIAL: server.options.serial,
      BALCAO_KEY_ID: testApp.platform.signing.keyId,
      ORDER_NUMBER: 'example-1',
    };
  });
  afterAll(async () => {
    await testApp.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const run = (more: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, [example], { cwd: folder, env: { ...environment, ...more } });

  it('creates a Pix order and prints its BR Code', async () => {
    const { stdout } = await run();
    const order = await server.client.queryOrder('example-1');
    expect(order).toMatchObject({ amount: 12_34, status: '01', goodsName: 'Café' });
    expect(stdout.trim()).toBe(order.pix?.brCode);
    expect(parseBrCode(stdout.trim())).toMatchObject({ ok: true, oneTime: true });
  });
  it('fails with the name of the refusal when the platform refuses', async () => {
    await expect(run()).rejects.toMatchObject({ stderr: expect.stringContaining('order_number_used') });
  });
});
