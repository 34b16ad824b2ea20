import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pay } from '@balcao/contract/customer';
import { logInToApplet, openApplet } from '@balcao/contract/opening';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetSecret } from './applet-servers.ts';
import { customer } from './customers.ts';
import { type MerchantServer, merchantServer } from './merchants.ts';
import { openVersion } from './packages.ts';
import { openTeam, register, type Team } from './people.ts';
import { type Published, publishedApplet } from './published-applets.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const docs = path.resolve(import.meta.dirname, '../../../docs');
const [, guide = ''] = fs.readFileSync(path.join(docs, 'applets.md'), 'utf8').split('## From nothing to a paid order');
const block = (kind: string): string => new RegExp(`\`\`\`${kind}\n(.*?)\`\`\``, 's').exec(guide)?.[1] ?? '';

let testApp: TestApp;
let team: Team;
let shop: MerchantServer;
let applet: Published;
let folder: string;
let server: ChildProcess;
let address: string;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, team);
  applet = await publishedApplet(testApp, team, { permissions: ['payment'] });
  const { secret } = await resetSecret(testApp, team, applet.appletId);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-example-'));
  fs.writeFileSync(path.join(folder, 'merchant-key.pem'), shop.certificate.privateKey, { mode: 0o600 });
  fs.writeFileSync(path.join(folder, 'platform-key.pem'), testApp.platform.signing.publicKey);
  const env = {
    BALCAO_URL: await testApp.app.listen({ port: 0, host: '127.0.0.1' }),
    BALCAO_APP_ID: applet.appId,
    BALCAO_APP_SECRET: secret,
    BALCAO_MERCHANT: shop.options.merchantNumber,
    BALCAO_SERIAL: shop.options.serial,
    BALCAO_KEY_ID: testApp.platform.signing.keyId,
    PORT: '0',
  };
  server = spawn(process.execPath, [path.join(docs, 'examples/applet-server.ts')], { cwd: folder, env });
  address = await new Promise<string>((found) => server.stdout?.once('data', (said) => found(String(said).trim())));
});
afterAll(async () => {
  server.kill();
  await testApp.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const order = (code: string) => fetch(`${address}/orders`, { method: 'POST', body: JSON.stringify({ code }) });

describe('the guide of mini programs, from nothing to a paid order', () => {
  it('has a page that the platform takes', async () => {
    const changes = { 'index.html': block('html'), 'app.js': block('js') };
    expect(Object.values(changes).every((text) => text.length > 100)).toBe(true);
    const made = await openVersion(testApp, team, applet.appletId, {
      number: '1.1.0',
      changes,
      manifest: { permissions: ['payment'] },
    });
    expect(made).toMatchObject({ number: '1.1.0', stage: 'develop' });
  });

  it('has a server that makes the order of who logged in, which they pay', async () => {
    const person = await customer(testApp);
    const { opening } = await person.call(openApplet, { params: { appId: applet.appId }, body: {} });
    const openingId = opening?.id ?? '';
    const { code } = await person.call(logInToApplet, { params: { id: openingId } });
    const { merchantOrderNumber, payUrl } = JSON.parse(await (await order(code)).text());
    const idempotencyKey = crypto.randomUUID();
    await person.call(pay, { body: { code: payUrl, amount: 12_00, openingId } }, { idempotencyKey });
    await expect
      .poll(async () => (await shop.client.queryOrder(merchantOrderNumber)).status, { timeout: 20_000 })
      .toBe('02');
  });

  it('has a server that makes no order for a code that is none', async () => {
    expect((await order('x'.repeat(43))).status).toBe(502);
  });
});
