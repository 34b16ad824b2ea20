import net from 'node:net';
import { sendCaptcha } from '@balcao/contract/account';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './test-app.ts';
import { until } from './until.ts';

let said = '';
let testApp: TestApp;
/** As much of a mail server as a sender needs: greets, agrees, and takes the letter. */
const server = net.createServer((socket) => {
  socket.write('220 mail.test\r\n');
  let inLetter = false;
  socket.on('data', (part: Buffer) => {
    const text = part.toString();
    said += text;
    if (inLetter) {
      if (!said.endsWith('\r\n.\r\n')) return;
      inLetter = false;
      socket.write('250 taken\r\n');
    } else if (/^DATA/m.test(text)) {
      inLetter = true;
      socket.write('354 go on\r\n');
    } else socket.write(/^QUIT/m.test(text) ? '221 bye\r\n' : '250 mail.test\r\n');
  });
  socket.on('error', () => {});
});

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as net.AddressInfo;
  testApp = await openTestApp({ smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
});
afterAll(async () => {
  await testApp.close();
  server.close();
});

it('with SMTP_URL set, mails really leave', async () => {
  await testApp.caller()(sendCaptcha, { body: { type: 'register', email: 'nova@exemplo.com.br' } });
  await until(
    async () => said,
    (letter) => letter.endsWith('\r\n.\r\n') || letter.includes('\r\n.\r\nQUIT'),
  );
  expect(said).toContain('RCPT TO:<nova@exemplo.com.br>');
});
