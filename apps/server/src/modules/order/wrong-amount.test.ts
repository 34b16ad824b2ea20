import { listNotices } from '@balcao/contract/notification-bell';
import { getOrder } from '@balcao/contract/order';
import { listMails } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffMember } from '../../../test/people.ts';
import { openPixTestApp, type PixTestApp } from '../../../test/pix-test-app.ts';
import { until } from '../../../test/until.ts';

let pix: PixTestApp;
beforeAll(async () => {
  pix = await openPixTestApp();
});
afterAll(() => pix.close());

const bell = async () => (await pix.ana.call(listNotices, {})).list.filter(({ kind }) => kind === 'wrongAmount');
const mailsTo = async (to: string) => (await pix.testApp.caller()(listMails, { query: { to } })).list;

describe('a payment of the wrong amount', () => {
  it('is told to the team and to finance once each, with both amounts, however often the bank calls', async () => {
    const fabio = await staffMember(pix.testApp, 'finance');
    const order = await pix.shop.client.createOrder({
      merchantOrderNumber: 'VALOR-1',
      method: '02',
      amount: 4_000,
      goodsName: 'Café',
    });
    const { endToEndId } = pix.provider.books.pay(order.pix?.txid, { valor: '39.99' });
    await pix.tell(endToEndId);
    await pix.tell(endToEndId);
    const told = { orderNumber: order.number, endToEndId, amount: 3_999, expected: 4_000 };
    const heard = await until(bell, (notices) => notices.length > 0);
    expect(heard).toMatchObject([{ kind: 'wrongAmount', data: told }]);
    await pix.testApp.platform.jobs.sweep();
    await pix.testApp.platform.jobs.sweep();
    const aboutIt = async () => (await mailsTo(fabio.email)).filter(({ subject }) => subject.includes('valor errado'));
    const [mail, ...more] = await until(aboutIt, (mails) => mails.length > 0);
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(`${order.number}: chegaram R$ 39,99 em vez de R$ 40,00`);
    expect(more).toEqual([]);
    await pix.givenBack(endToEndId);
    expect(pix.provider.faults).toEqual([]);
  });

  it('is no news where the amount is right', async () => {
    const before = await bell();
    const order = await pix.shop.client.createOrder({
      merchantOrderNumber: 'VALOR-2',
      method: '02',
      amount: 1_500,
      goodsName: 'Café',
    });
    await pix.tell(pix.provider.books.pay(order.pix?.txid, {}).endToEndId);
    const find = () => pix.ana.call(getOrder, { params: { number: order.number } });
    await until(find, ({ status }) => status === '02');
    await expect(bell()).resolves.toEqual(before);
  });
});
