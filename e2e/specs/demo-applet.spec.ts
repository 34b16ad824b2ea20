import { listOrders } from '@balcao/contract/order';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { phoneOfBruna } from '../support/phone.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

/** Finds a mini program by its name, and opens it. */
const openByName = async (phone: Page, name: string) => {
  // A header of one's own on requests of a page without an origin is asked about first: no phone sends one.
  await phone.context().setExtraHTTPHeaders({});
  await phone.goto('/phone/');
  await phone.getByRole('link', { name: 'Miniprogramas' }).click();
  await phone.getByLabel('Procurar pelo nome').fill(name);
  await phone.getByRole('link', { name }).first().click();
  return phone.frameLocator('iframe');
};
const cashier = (phone: Page) => phone.getByRole('dialog', { name: 'Confirmar o pagamento' });

test('a coffee is ordered in the mini program, paid, in the history, and its refund is seen there', async ({
  browser,
  page,
  baseURL,
}) => {
  const phone = await phoneOfBruna(browser, baseURL);
  const shop = await openByName(phone, 'Café do Mercado');
  await shop.getByRole('button', { name: 'Mais um: Cappuccino grande' }).click();
  await shop.getByRole('button', { name: 'Mais um: Kit filtro V60' }).click();
  await shop.getByRole('button', { name: /^Pedir: R\$\s185,50$/ }).click();
  await expect(cashier(phone)).toContainText('1× Cappuccino grande, 1× Kit filtro V60');
  await cashier(phone).getByRole('button', { name: 'Pagar R$ 185,50' }).click();
  const question = phone.getByRole('dialog', { name: 'Café do Mercado quer avisar você' });
  await expect(question).toContainText('Pronto para retirar');
  await question.getByRole('button', { name: 'Permitir' }).click();
  await expect(shop.getByText('Pedido pago. Avisamos quando ficar pronto!')).toBeVisible();
  await shop.getByRole('button', { name: 'Meus pedidos' }).click();
  await expect(shop.getByRole('listitem').first()).toContainText('Pago');
  await expectAccessible(phone);

  const ana = await atWork(baseURL, 'ana@cafe.example');
  const { list } = await callerOf(baseURL, ana)(listOrders, { query: { pageSize: 100 } });
  const order = list.find(({ goodsName }) => goodsName === '1× Cappuccino grande, 1× Kit filtro V60');
  await arrive(page, ana, `/payment/transaction/orders/${order?.number}`);
  await page.getByRole('button', { name: 'Reembolsar' }).click();
  const form = page.getByRole('dialog', { name: 'Reembolsar pedido' });
  await form.getByLabel('Valor a reembolsar').fill('169,00');
  await form.getByLabel('Mensagem para quem pagou').fill('Acabou o kit');
  await form.getByRole('button', { name: /^Reembolsar R\$\s169,00$/ }).click();
  await expect(page.getByText('Acabou o kit').first()).toBeVisible();

  await shop.getByRole('button', { name: 'Voltar ao cardápio' }).click();
  await shop.getByRole('button', { name: 'Meus pedidos' }).click();
  await expect(shop.getByRole('listitem').first()).toContainText(/R\$\s169,00 reembolsados/);
});

test('the queue of the mini program gives a ticket to who pays, and stands among the recent ones', async ({
  browser,
  baseURL,
}) => {
  const phone = await phoneOfBruna(browser, baseURL);
  const queue = await openByName(phone, 'Barbearia do Mercado');
  await queue.getByRole('button', { name: /^Barba: R\$\s35,00$/ }).click();
  await cashier(phone).getByRole('button', { name: 'Pagar R$ 35,00' }).click();
  await expect(queue.getByText(/^A\d{3}$/)).toBeVisible();
  await expect(queue.getByText(/Você é o próximo|na sua frente/)).toBeVisible();
  await phone.getByRole('link', { name: 'Fechar o miniprograma' }).click();
  await expect(phone.getByRole('heading', { name: 'Abertos recentemente' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Barbearia do Mercado' }).first()).toBeVisible();
});
