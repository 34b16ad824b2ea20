import fs from 'node:fs';
import { createShopCode, listShopCodes } from '@balcao/contract/shop-code';
import { approve, reject } from '../support/desk.ts';
import { arrive, atWork, callerOf, inNewTeam } from '../support/person.ts';
import { phoneOfBruna, scan } from '../support/phone.ts';
import { submitMerchant } from '../support/submission.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dora = 'dora@livraria.example';
const input = (page: Page, path: string) => page.locator(`[id="field-${path}"]`).locator('input, textarea').last();
const goOn = (page: Page, to: string) => page.getByRole('button', { name: `Continuar: ${to}` });
const card = (page: Page, name: string) => page.getByRole('article', { name });

const withPayments = async (baseURL: string | undefined, name: string): Promise<string> => {
  const token = await inNewTeam(baseURL, dora, name);
  await submitMerchant(baseURL, token);
  await approve(baseURL, token, 'merchant');
  return token;
};

const downloaded = async (page: Page, button: string): Promise<Buffer> => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return fs.readFileSync(await file.path());
};

test('anyone who may not receive payments yet sees what each product costs, and the way to it', async ({
  page,
  baseURL,
}) => {
  await arrive(page, await inNewTeam(baseURL, dora, 'Sebo do Largo'), '/payment/products');
  await expect(page).toHaveTitle('Produtos · Balcão');
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(card(page, 'API de pagamento')).toContainText('3,49% + R$ 0,39');
  await expect(card(page, 'API de pagamento')).toContainText('de R$ 100,00 você recebe R$ 99,01');
  await expectAccessible(page);
  await card(page, 'QR Code').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Ative este produto' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ativar', exact: true })).toHaveCount(0);
});

test('a product is asked for, decided, set up and used: a code of the shop leaves as a poster', async ({
  page,
  baseURL,
}) => {
  const token = await withPayments(baseURL, 'Café do Porto');
  const { expectQuiet } = watch(page, baseURL);
  await arrive(page, token, '/payment/products');
  await card(page, 'QR Code').getByRole('link').click();
  await page.getByRole('link', { name: 'Ativar', exact: true }).click();
  await input(page, 'purpose').fill('Venda de cafés e lanches no balcão da loja.');
  await goOn(page, 'Onde').click();
  // What the certification knows need not be typed again.
  await expect(input(page, 'address.street')).not.toHaveValue('');
  await goOn(page, 'Valores').click();
  await input(page, 'monthlyVolume').fill('45000');
  await goOn(page, 'Conferir').click();
  await page.getByLabel('Declaro que estes dados são verdadeiros').check();
  await page.getByRole('button', { name: 'Enviar para análise' }).click();
  await expect(page.getByText(/Em análise/).first()).toBeVisible();
  await expectAccessible(page);

  await reject(baseURL, token, 'product', [{ path: 'purpose', reason: 'other', note: 'Conte o que vende.' }]);
  await page.getByRole('button', { name: 'Corrigir e enviar de novo' }).click();
  await expect(input(page, 'purpose')).toBeFocused();
  await input(page, 'purpose').fill('Venda de cafés especiais, pães e lanches no balcão da loja.');
  await page.getByRole('navigation', { name: 'Etapas' }).getByRole('link', { name: 'Conferir' }).click();
  await page.getByLabel('Declaro que estes dados são verdadeiros').check();
  await page.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(page.getByText(/Em análise/).first()).toBeVisible();
  await approve(baseURL, token, 'product');

  await expect(page.getByRole('heading', { name: 'QR Codes da loja' })).toBeVisible();
  await page.getByLabel('Cartão de débito').uncheck();
  await page.getByRole('button', { name: 'Salvar configuração' }).click();
  await expect(page.getByText('Configuração salva.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Cartão de débito/ })).toContainText('desligado');

  await page.getByRole('button', { name: 'Criar QR Code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo QR Code' });
  await dialog.getByLabel('Nome do código').fill('Mesa 4');
  await dialog.getByLabel('O que aparece no comprovante').fill('Consumo no salão');
  await dialog.getByLabel('Fixo').check();
  await dialog.getByLabel('Valor fixo').fill('12,50');
  await dialog.getByRole('button', { name: 'Criar QR Code' }).click();
  const panel = page.getByRole('dialog', { name: 'Mesa 4' });
  await expect(panel).toContainText('R$ 12,50');
  await expectAccessible(page);
  expect((await downloaded(page, 'Cartaz A4 (PDF)')).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await downloaded(page, 'Display de mesa A6 (PDF)')).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await downloaded(page, 'Imagem (PNG)')).subarray(1, 4).toString()).toBe('PNG');

  await panel.getByRole('button', { name: 'Desligar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desligar' }).click();
  await expect(panel.getByRole('button', { name: 'Ligar', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Remover' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('Mesa 4 foi removido.')).toBeVisible();
  await expect(page.getByText('Nenhum QR Code ainda')).toBeVisible();
  expectQuiet();
});

test('a code of the shop without an amount is paid for what the customer types, and counts it', async ({
  browser,
  baseURL,
}) => {
  const call = callerOf(baseURL, await atWork(baseURL, 'ana@cafe.example'));
  const body = { name: 'Feira de domingo', goodsName: 'Consumo na feira', amount: null };
  const { id, brCode } = await call(createShopCode, { body });
  const bruna = await phoneOfBruna(browser, baseURL);
  await scan(bruna, brCode);
  await expect(bruna.getByText('Consumo na feira')).toBeVisible();
  await bruna.getByLabel('Valor').fill('23,75');
  await expectAccessible(bruna);
  await bruna.getByRole('button', { name: /Pagar R\$\s23,75/ }).click();
  await expect(bruna.getByText('Pagamento feito', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await call(listShopCodes, {})).list.find((one) => one.id === id)?.paidToday)
    .toEqual({ amount: 2_375, count: 1 });
});

for (const width of [1440, 390])
  test(`the panel of a code shows it whole in a window of ${width} pixels, and needs no scrolling sideways`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const token = await atWork(baseURL, 'ana@cafe.example');
    const { list } = await callerOf(baseURL, token)(listShopCodes, {});
    await arrive(page, token, `/payment/products/04?code=${list[0]?.id}`);
    const panel = page.getByRole('dialog', { name: list[0]?.name ?? '' });
    await expect(panel.getByRole('img', { name: /^QR Code/ })).toBeInViewport({ ratio: 1 });
    await expect(panel.getByText('Recebido por este código')).toBeVisible();
    const wider = await panel.evaluate((box) =>
      [box, ...box.querySelectorAll('*')]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > window.innerWidth + 1)
        .map((part) => `${part.tagName} ${part.className}`),
    );
    expect(wider).toEqual([]);
  });
