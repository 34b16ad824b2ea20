import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listCards } from '@balcao/contract/card';
import { loginCustomer } from '@balcao/contract/customer';
import { captureHold, getPreauth, listPreauths } from '@balcao/contract/preauth';
import { changeTeam, listTeams, login } from '@balcao/contract/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { demoPassword, phonePeople } from './seed-people.ts';

let testApp: TestApp;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-phone-'));
beforeAll(async () => {
  testApp = await openTestApp({ dataDir, sandboxSeed: 'small' });
  await testApp.services.sandbox.prepare();
}, 60_000);
afterAll(async () => {
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true });
});

it('the demonstration has cards, and holds in every state that can be captured for real', async () => {
  const { phone, pin } = phonePeople[0];
  const { token } = await testApp.caller()(loginCustomer, { body: { phone, pin } });
  const { list: cards } = await testApp.caller(token)(listCards, {});
  expect(cards.map(({ answer }) => answer)).toEqual(['approve', 'approve', 'decline']);
  const logged = await testApp.caller()(login, { body: { email: 'ana@cafe.example', password: demoPassword } });
  const { merchantList } = await testApp.caller(logged.token)(listTeams, {});
  const merchantId = merchantList.find(({ name }) => name === 'Café do Mercado')?.merchantId ?? '';
  const chosen = await testApp.caller(logged.token)(changeTeam, { body: { merchantId } });
  const ana = testApp.caller(chosen.token);
  const { list } = await ana(listPreauths, {});
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['authorised', 'captured', 'released', 'expired']));
  const number = list.find(({ status }) => status === 'authorised')?.number ?? '';
  await ana(captureHold, { params: { number }, body: { amount: 1_000 } }, { idempotencyKey: crypto.randomUUID() });
  const read = () => ana(getPreauth, { params: { number } });
  await expect(until(read, ({ status }) => status === 'captured')).resolves.toMatchObject({ captured: 1_000 });
});

it('a link or a shop’s code opened in a browser leads into the phone, and tells nothing of what it is', async () => {
  const open = (url: string) => testApp.app.inject({ url });
  const txid = 'A'.repeat(32);
  const to = `/phone/pay?code=${encodeURIComponent(`${testApp.platform.config.publicBaseUrl}/pay/${txid}`)}`;
  expect((await open(`/pay/${txid}`)).headers.location).toBe(to);
  const page = await open('/pay/%3Cscript%3E');
  expect([page.statusCode, page.payload.includes('script')]).toEqual([200, false]);
});
