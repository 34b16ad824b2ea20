import { sendCaptcha } from '@balcao/contract/account';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMailServer } from './mail-server.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { until } from './until.ts';

let server: Awaited<ReturnType<typeof openMailServer>>;
let testApp: TestApp;

beforeAll(async () => {
  server = await openMailServer();
  testApp = await openTestApp({ smtpUrl: server.url });
});
afterAll(async () => {
  await testApp.close();
  await server.close();
});

it('with SMTP_URL set, mails really leave', async () => {
  await testApp.caller()(sendCaptcha, { body: { type: 'register', email: 'nova@exemplo.com.br' } });
  await until(
    async () => server.said(),
    (letter) => letter.endsWith('\r\n.\r\n') || letter.includes('\r\n.\r\nQUIT'),
  );
  expect(server.lettersTo('nova@exemplo.com.br')).toBe(1);
});
