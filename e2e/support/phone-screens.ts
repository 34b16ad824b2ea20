import { sendCaptcha } from '@balcao/contract/account';
import { listApplets } from '@balcao/contract/applet';
import { listPosts } from '@balcao/contract/broadcast-feed';
import { listChannels } from '@balcao/contract/channel';
import { listPayments } from '@balcao/contract/customer';
import { demoDevices } from '@balcao/contract/device-demo';
import { listMails } from '@balcao/contract/sandbox';
import { expect, type Page } from '@playwright/test';
import { atWork, callerOf } from './person.ts';
import { addressOf, routesOf } from './routes.ts';

/** The paths of the phone's screens below `/phone`, with ids of the demonstration; the page is a phone on which a person is signed in. */
export const phonePaths = async (page: Page, baseUrl: string): Promise<string[]> => {
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
  return routes.map((route) => addressOf(route, ids) ?? route);
};
