import { buildBrCode } from '@balcao/brazil/br-code';
import { sendCaptcha } from '@balcao/contract/account';
import { listApplets } from '@balcao/contract/applet';
import { listPosts } from '@balcao/contract/broadcast-feed';
import { listChannels } from '@balcao/contract/channel';
import { listPayments } from '@balcao/contract/customer';
import { demoDevices } from '@balcao/contract/device-demo';
import { listMails } from '@balcao/contract/sandbox';
import type { FieldValues } from '../support/fill-form.ts';
import { atWork, callerOf } from '../support/person.ts';
import { phoneOfBruna } from '../support/phone.ts';
import { type Exceptions, missingIn, pressEverything } from '../support/press-everything.ts';
import { addressOf, routesOf } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';

const except: Exceptions = [
  [/› (Sair|Trocar de pessoa)$/, 'ends the session: customer.spec.ts presses it'],
  [/[?] › Reiniciar o ambiente de testes$/, 'takes the demonstration away: sandbox tests do'],
  [/› (Adiantar|[+])/, 'moves the clock, which ends the session: clock tests do'],
];
const values: FieldValues = [
  [
    /Pix copia e cola/,
    buildBrCode({ url: 'pix.example.com/8b3da2f3', merchantName: 'Fulano de Tal', city: 'BRASILIA', oneTime: true }),
  ],
  [/Código de configuração/, 'ABCD2345'],
  [/^Número$/, '1000'],
  [/^Estado$/, 'SP'],
];
/** The forms that the walk fills in and sends, by their buttons. */
const forms = ['/phone/address › Salvar', '/phone/device › Configurar', '/phone/pay › Continuar', 'frame › Executar'];
const elsewhere = new Set([
  '/login', // Opens only for people who are not signed in.
  '/bench', // Stands beside the phone where there is room for it.
  '/channel/$link/post/$id/document/$mediaId', // media.spec.ts sends a PDF and reads it.
]);

test.describe.configure({ timeout: 900_000 });

test('every button of the phone does something, and every form is sent', async ({ browser }) => {
  const testApp = await openTestApp();
  try {
    const { baseUrl } = testApp;
    const page = await phoneOfBruna(browser, baseUrl);
    await page.goto(`${baseUrl}/phone/`);
    await expect(page.getByRole('heading', { name: 'Saldo' })).toBeVisible();
    const token = await page.evaluate(() => sessionStorage.getItem('balcao.phone.token') ?? '');
    const call = callerOf(baseUrl);
    await call(sendCaptcha, { body: { type: 'register', email: 'nova@exemplo.com.br' } });
    const firstMail = async () => (await call(listMails, { query: {} })).list[0]?.id ?? '';
    await expect.poll(firstMail).not.toBe('');
    const member = callerOf(baseUrl, await atWork(baseUrl, 'ana@cafe.example'));
    const [payments, devices, applets, channels] = await Promise.all([
      callerOf(baseUrl, token)(listPayments, { query: {} }),
      call(demoDevices, {}),
      member(listApplets, { query: {} }),
      member(listChannels, { query: {} }),
    ]);
    const link = new URL(channels.list[0]?.url ?? baseUrl).pathname.split('/').at(-1) ?? '';
    const posts = await callerOf(baseUrl, token)(listPosts, { params: { link }, query: {} });
    const ids = {
      id: posts.list.find(({ type }) => type === 'article')?.id ?? posts.list[0]?.id ?? '',
      link,
      paymentId: payments.list[0]?.id ?? '',
      mailId: await firstMail(),
      serial: devices.list[0]?.serial ?? '',
      appId: applets.list[0]?.appId ?? '',
    };
    const routes = [...new Set((await routesOf(page)).map((route) => route.replace(/(.)\/$/, '$1')))];
    const addresses = routes.filter((route) => !elsewhere.has(route)).map((route) => addressOf(route, ids) ?? route);
    const sent = new Set<string>();
    const walk = { page, except, values, sent, addresses: addresses.map((one) => `${baseUrl}/phone${one}`) };
    const faults = await pressEverything(walk, new Set());
    expect({ faults, sent: [...sent] }).toMatchObject({ faults: [] });
    expect(missingIn(sent, forms)).toEqual([]);
  } finally {
    await testApp.close();
  }
});
