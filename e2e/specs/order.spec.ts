import fs from 'node:fs';
import { listOrders } from '@balcao/contract/order';
import { endOrder } from '@balcao/contract/order-end';
import { arrive, atWork, callerOf, inNewTeam } from '../support/person.ts';
import { openShop, sell } from '../support/shop.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';
import { unzipped } from '../support/zip.ts';

declare global {
  interface Window {
    /** What rows said while they pointed themselves out. */
    pointedOut?: string[];
  }
}

const ana = 'ana@cafe.example';
const dora = 'dora@livraria.example';
const orders = '/payment/transaction/orders';
/** Orders paid by credit card come from the seed alone: no other test adds one. */
const byCredit = `${orders}?method=0302`;

const table = (page: Page) => page.getByRole('table', { name: 'Pedidos' });
const links = (page: Page) => table(page).getByRole('link');
const numbers = async (page: Page): Promise<string[]> => {
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  return links(page).allInnerTexts();
};
const chip = (page: Page, name: string) => page.getByRole('search').getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: /^Pedido/ });

test('filters live in the address: a reload and the way back keep them', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  await arrive(page, await atWork(baseURL, ana), orders);
  await expect(page).toHaveTitle('Pedidos · Balcão');
  await expect(links(page)).toHaveCount(20);
  await expectAccessible(page);

  await chip(page, 'Situação').click();
  await page.getByRole('checkbox', { name: 'Pago', exact: true }).check();
  await expect(page).toHaveURL(`${orders}?status=02`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await chip(page, 'Meio de pagamento').click();
  await page.getByRole('checkbox', { name: 'Cartão de crédito' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${orders}?status=02&method=0302`);
  await expect(table(page).getByRole('cell', { name: 'Cartão de crédito' })).toHaveCount(20);
  await expect(table(page).getByRole('cell', { name: /^(Pago|Reembolsado( em parte)?)$/ })).toHaveCount(20);

  await page.reload();
  await expect(chip(page, 'Meio de pagamento: Cartão de crédito')).toBeVisible();
  await expect(table(page).getByRole('cell', { name: 'Cartão de crédito' })).toHaveCount(20);
  await page.goBack();
  await expect(page).toHaveURL(`${orders}?status=02`);
  await expect(chip(page, 'Situação: Pago')).toBeVisible();
  await expect(chip(page, 'Meio de pagamento')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(orders);
  seen.expectQuiet();
});

test('orders are found by number, amount and date', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), byCredit);
  const [, second = ''] = await numbers(page);
  await page.getByRole('searchbox', { name: 'Número, valor ou ID do Pix' }).fill(second);
  await expect(links(page)).toHaveText([second]);
  await expect(page).toHaveURL(`${byCredit}&number=${second}`);
  await expect(page.getByRole('status').filter({ hasText: '1 resultado' })).toBeVisible();

  await page.goto(byCredit);
  await page.getByRole('searchbox').fill('42,90');
  await expect(page).toHaveURL(`${byCredit}&amountFrom=4290&amountTo=4290`);
  await expect(chip(page, 'Valor: R$ 42,90')).toBeVisible();

  await page.goto(byCredit);
  await chip(page, 'Valor').click();
  await page.getByRole('textbox', { name: 'De', exact: true }).fill('400');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(`${byCredit}&amountFrom=40000`);
  await expect(chip(page, 'Valor: a partir de R$ 400,00')).toBeVisible();

  await page.goto(byCredit);
  await chip(page, 'Data').click();
  await page.getByLabel('Data de').selectOption('Concluído em');
  await page.getByRole('button', { name: 'Últimos 7 dias' }).click();
  await expect(page).toHaveURL(/basis=2&from=.+&to=.+/);
  await expect(chip(page, 'Concluído em: Últimos 7 dias')).toBeVisible();
  await expect(table(page).getByRole('columnheader', { name: 'Concluído em' })).toBeVisible();

  await page.goto(`${orders}?number=99999999999999999999`);
  await expect(page.getByText('Nenhum pedido com estes filtros')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${orders}?from=2020-01-01T03:00:00.000Z&to=2020-01-02T03:00:00.000Z`);
  await expect(page.getByText('A busca vai até três meses atrás.')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).last().click();
  await expect(links(page)).toHaveCount(20);
});

test('pages follow each other there and back, through a reload', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), byCredit);
  const next = page.getByRole('button', { name: 'Próxima' });
  const previous = page.getByRole('button', { name: 'Anterior' });
  const first = await numbers(page);
  await expect(previous).toBeDisabled();

  await next.click();
  await expect(links(page).first()).not.toHaveText(first[0] ?? '');
  const second = await numbers(page);
  await next.click();
  await expect(links(page).first()).not.toHaveText(second[0] ?? '');
  const third = await numbers(page);
  const all = [...first, ...second, ...third];
  expect(new Set(all).size).toBe(all.length);
  expect(all).toEqual(all.toSorted().toReversed());

  await page.reload();
  await expect(links(page)).toHaveText(third);
  await previous.click();
  await expect(links(page)).toHaveText(second);
  await page.goBack();
  await expect(links(page)).toHaveText(third);
  await page.goForward();
  await previous.click();
  await expect(links(page)).toHaveText(first);
});

test('an order opens beside the list, at an address of its own that keeps the filters', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  const shop = openShop(baseURL);
  const sold = await sell(shop, 12_345, { goodsQuantity: 3, unitPrice: 4_115 });
  await arrive(page, await atWork(baseURL, ana), `${orders}?method=02&status=01&status=02`);
  await page.getByRole('link', { name: sold.number }).click();
  await expect(page).toHaveURL(`${orders}/${sold.number}?method=02&status=01&status=02`);
  await expect(panel(page)).toContainText('R$ 123,45');
  await expect(panel(page)).toContainText('3 × Cesta de café da manhã');
  await expect(panel(page)).toContainText('O dinheiro aparece aqui assim que o pedido for pago.');
  await expect(panel(page).getByRole('button', { name: 'Copiar o número no seu sistema' })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(panel(page)).toContainText('R$ 123,45');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(`${orders}?method=02&status=01&status=02`);
  await expect(chip(page, 'Meio de pagamento: Pix')).toBeVisible();
  seen.expectQuiet();
});

test('orders are put in order by amount and by date, and the address keeps it', async ({ page, baseURL }) => {
  const seen = watch(page, baseURL);
  await arrive(page, await atWork(baseURL, ana), byCredit);
  const newest = await numbers(page);
  const header = (name: string) => table(page).getByRole('columnheader', { name });
  await expect(header('Criado em')).toHaveAttribute('aria-sort', 'descending');
  await header('Valor').getByRole('button').click();
  await expect(page).toHaveURL(`${byCredit}&sort=-amount`);
  await expect(header('Valor')).toHaveAttribute('aria-sort', 'descending');
  await expect(links(page)).not.toHaveText(newest);
  const largest = await numbers(page);
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page).toHaveURL(/sort=-amount.*cursor=/);
  await page.goBack();
  await page.reload();
  await expect(links(page)).toHaveText(largest);
  await header('Valor').getByRole('button').click();
  await expect(page).toHaveURL(`${byCredit}&sort=amount`);
  await header('Criado em').getByRole('button').click();
  await expect(page).toHaveURL(byCredit);
  await expect(links(page)).toHaveText(newest);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Criado em' }).click();
  await expect(page).toHaveURL(`${byCredit}&sort=time`);
  seen.expectQuiet();
});

test('a paid order says who paid and where the money is', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), `${byCredit}&status=02`);
  // Paid ones that were refunded stand in the same list, and which is the newest depends on the day.
  const paid = page.getByRole('row').filter({ has: page.getByText('Pago', { exact: true }) });
  await paid.getByRole('link').first().click();
  await expect(panel(page)).toContainText('Onde está o dinheiro');
  await expect(panel(page).getByText('A liquidar').first()).toBeVisible();
  await panel(page).getByText('Ver cada lançamento').click();
  await expect(panel(page).getByText('Pagamento recebido')).toBeVisible();
  await expect(panel(page).getByText(/•••• \d{4}/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(page).toHaveURL(`${byCredit}&status=02`);
});

test('an order of long ago says with which withdrawals its money went to the bank', async ({ page, baseURL }) => {
  const token = await atWork(baseURL, ana);
  const call = callerOf(baseURL, token);
  let oldest = '';
  for (let cursor: string | undefined | null; cursor !== null; ) {
    const found = await call(listOrders, {
      query: { status: ['02'], method: ['02'], refunded: ['none'], pageSize: 100, ...(cursor ? { cursor } : {}) },
    });
    oldest = found.list.at(-1)?.number ?? oldest;
    cursor = found.nextCursor;
  }
  await arrive(page, token, `${orders}/${oldest}`);
  await expect(panel(page).getByText('Sacado', { exact: true })).toBeVisible();
  await expect(panel(page)).toContainText('cada saque leva primeiro o dinheiro mais antigo');
  await panel(page).getByText('Ver cada lançamento').click();
  await expect(panel(page).getByText('Recebido pelo Pix')).toBeVisible();
  await expectAccessible(page);
  await panel(page)
    .getByRole('link', { name: /^Saque \d{20}$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/payment\/withdrawal\/\d{20}$/);
});

test('another team’s order is not found', async ({ page, baseURL }) => {
  const call = callerOf(baseURL, await atWork(baseURL, dora));
  const foreign = (await call(listOrders, { query: { pageSize: 1 } })).list[0]?.number ?? '';
  await arrive(page, await atWork(baseURL, ana), `${orders}/${foreign}`);
  await expect(panel(page)).toContainText('Pedido não encontrado');
  await expect(panel(page)).not.toContainText('R$');
  await expectAccessible(page);
  await page.goto(`${orders}/nothing`);
  await expect(panel(page)).toContainText('Pedido não encontrado');
});

test('an order that comes in is there at once, and points itself out', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), orders);
  await expect(links(page)).toHaveCount(20);
  // For a moment only: on a busy machine that is over before the answer to the sale is here.
  await page.evaluate(() => {
    const keep = () => {
      const words = [...document.querySelectorAll('tr[data-changed]')].map(({ textContent }) => textContent);
      window.pointedOut = [...(window.pointedOut ?? []), ...words];
    };
    new MutationObserver(keep).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const sold = await sell(openShop(baseURL), 990);
  const row = table(page).getByRole('row').filter({ hasText: sold.number });
  const isPointedOut = (number: string) => window.pointedOut?.some((words) => words.includes(number));
  await expect.poll(() => page.evaluate(isPointedOut, sold.number)).toBe(true);
  await expect(row).toContainText('Aguardando pagamento');
  await expect(row).not.toHaveAttribute('data-changed');
});

const exportAs = async (page: Page, format: 'CSV' | 'Excel (XLSX)'): Promise<Buffer> => {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const files = page.getByRole('dialog', { name: 'Exportar' });
  await files.getByRole('radio', { name: format }).check();
  await expectAccessible(page);
  const asked = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/export'),
  );
  await files.getByRole('button', { name: 'Preparar arquivo' }).click();
  await asked;
  const newest = files.getByRole('listitem').first();
  await expect(newest).toContainText(format === 'CSV' ? '.csv' : '.xlsx');
  const arriving = page.waitForEvent('download');
  await newest.getByRole('button', { name: /^Baixar/ }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^pedidos-\d{4}-\d\d-\d\d--\d{4}-\d\d-\d\d\.(csv|xlsx)$/);
  await page.keyboard.press('Escape');
  return fs.readFileSync(await file.path());
};

test('an export is the filtered list as a file, and is there still on another page', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), `${byCredit}&status=02`);
  const total = Number.parseInt(await page.getByRole('status').filter({ hasText: 'resultados' }).innerText(), 10);
  const lines = (await exportAs(page, 'CSV')).toString('utf8').trimEnd().split('\r\n');
  expect(lines.length).toBe(total + 1);
  expect(lines.slice(1).every((line) => line.includes('Cartão de crédito') && /Pago|Reembolsado/.test(line))).toBe(
    true,
  );
  const sheet = unzipped(await exportAs(page, 'Excel (XLSX)')).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet.match(/<row>/g)).toHaveLength(total + 1);
  await page.goto('/payment/transaction/instalments');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await expect(page.getByRole('button', { name: /^Baixar pedidos.*xlsx/ }).first()).toBeVisible();
});

test('an order is found by what few have in common, and the address keeps it', async ({ page, baseURL }) => {
  const shop = openShop(baseURL);
  const sold = await sell(shop, 4_200, {
    merchantGoodsId: `SKU-${Date.now()}`,
    goodsName: 'Torra rara',
    goodsQuantity: 7,
  });
  await sell(shop, 4_200, { merchantGoodsId: sold.merchantGoodsId ?? '', goodsName: 'Torra rara' });
  await arrive(page, await atWork(baseURL, ana), orders);
  await page.getByRole('button', { name: 'Mais filtros' }).click();
  await chip(page, 'Código do produto no seu sistema').click();
  await page.getByRole('textbox', { name: 'Código do produto no seu sistema' }).fill(sold.merchantGoodsId ?? '');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(links(page)).toHaveCount(2);
  await chip(page, 'Quantidade').click();
  await page.getByRole('textbox', { name: 'Quantidade' }).fill('0');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('Use um número inteiro de 1 a 1.000.000.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Quantidade' }).fill('7');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(links(page)).toHaveText([sold.number]);
  await page.reload();
  await expect(links(page)).toHaveText([sold.number]);
  await expect(chip(page, 'Quantidade: 7')).toBeVisible();
  await chip(page, `Código do produto no seu sistema: ${sold.merchantGoodsId}`).click();
  await expectAccessible(page);
});

test('an order that nobody has paid is closed by hand, after saying what that means', async ({ page, baseURL }) => {
  const sold = await sell(openShop(baseURL), 3_300);
  await arrive(page, await atWork(baseURL, ana), `${orders}/${sold.number}`);
  await panel(page).getByRole('button', { name: 'Fechar pedido' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Ninguém mais poderá pagá-lo.');
  await question.getByRole('button', { name: 'Fechar pedido' }).click();
  await expect(panel(page)).toContainText('Fechado sem pagamento');
  await expect(panel(page).getByRole('button', { name: 'Fechar pedido' })).toBeHidden();
});

test('an order that is closed in two tabs says at the second that it was closed, and shows it so', async ({
  page,
  baseURL,
}) => {
  const token = await atWork(baseURL, ana);
  const sold = await sell(openShop(baseURL), 3_400);
  await arrive(page, token, `${orders}/${sold.number}`);
  await panel(page).getByRole('button', { name: 'Fechar pedido' }).click();
  await callerOf(baseURL, token)(endOrder, { params: { number: sold.number } });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fechar pedido' }).click();
  await expect(page.getByText(`O pedido ${sold.number} já estava fechado`)).toBeVisible();
  await expect(page.getByText('Isso não é possível na situação atual.')).toBeHidden();
  await expect(panel(page)).toContainText('Fechado sem pagamento');
  await expect(panel(page).getByRole('button', { name: 'Fechar pedido' })).toBeHidden();
});

test('a list that cannot be had says so, and can be asked for again', async ({ page, baseURL }) => {
  const token = await atWork(baseURL, ana);
  const refused = { code: 500, msg: 'Algo deu errado.', data: { refusal: 'unexpected', requestId: 'r-1' } };
  await page.route('**/admin/v3.0/order?*', (route) => route.fulfill({ json: refused }));
  // An order that is sold meanwhile would read the list again before the button is pressed.
  await page.route('**/notification/stream*', (route) => route.abort());
  await arrive(page, token, byCredit);
  await expect(page.getByRole('alert')).toContainText('r-1');
  await expectAccessible(page);
  await page.unroute('**/admin/v3.0/order?*');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(links(page)).toHaveCount(20);
});

test('an order with a due date says the day, and who owes it as far as anybody may read it', async ({
  page,
  baseURL,
}) => {
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const day = dayOf(Date.now() + 20 * 86_400_000);
  const debtor = { name: 'Bruna Carvalho', taxId: '529.982.247-25' };
  const sold = await sell(openShop(baseURL), 32_000, { due: { date: day.replaceAll('-', ''), debtor } });
  await arrive(page, await atWork(baseURL, ana), `${orders}/${sold.number}`);
  const fact = (label: string) => panel(page).getByRole('term').filter({ hasText: label }).locator('..');
  await expect(fact('Vence em')).toHaveText(`Vence em${day.split('-').reverse().join('/')}`);
  await expect(fact('Cobrança para')).toHaveText('Cobrança paraBruna ***, 52*******25');
  await expect(panel(page)).toContainText(/Prazo para pagar: .* 23:59/);
  await expectAccessible(page);
});

test('columns are chosen, and stay chosen', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), byCredit);
  await expect(table(page).getByRole('columnheader', { name: 'Valor líquido' })).toBeHidden();
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('checkbox', { name: 'Valor líquido' }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(table(page).getByRole('columnheader', { name: 'Valor líquido' })).toBeVisible();
});

test('a team without orders learns how to create the first', async ({ page, baseURL }) => {
  await arrive(page, await inNewTeam(baseURL, dora, 'Sebo do Largo'), orders);
  await expect(page.getByText('Nenhum pedido nos últimos três meses')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Abrir a documentação' })).toHaveAttribute('href', '/docs/guide');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Configurar a integração' }).click();
  await expect(page).toHaveURL('/setting/payment');
});

test('on a phone every order is a card, and nothing is wider than the screen', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, await atWork(baseURL, ana), byCredit);
  await expect(links(page)).toHaveCount(20);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await links(page).first().click();
  await expect(panel(page)).toBeVisible();
  await expectAccessible(page);
});
