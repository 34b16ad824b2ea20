import { arrive, atWork } from '../support/person.ts';
import { phoneOfBruna } from '../support/phone.ts';
import { makePhoto } from '../support/photo.ts';
import { openShop } from '../support/shop.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

test('a card pays in parts, and where one says no another pays', async ({ browser, baseURL }) => {
  const order = await openShop(baseURL).createOrder({
    merchantOrderNumber: `CARD-${Date.now()}`,
    method: '0302',
    amount: 100_00,
    goodsName: 'Moedor',
  });
  const phone = await phoneOfBruna(browser, baseURL);
  await phone.goto(`/phone/pay?code=${encodeURIComponent(order.payUrl)}`);
  const sheet = phone.getByRole('dialog', { name: 'Confirmar o pagamento' });
  await sheet.getByRole('radio', { name: /Visa •••• 0002/ }).check();
  await sheet.getByRole('button', { name: 'Pagar R$ 100,00' }).click();
  await expect(sheet.getByRole('alert')).toContainText('O emissor recusou este cartão.');
  await sheet.getByRole('radio', { name: /Mastercard/ }).check();
  await sheet.getByLabel('Parcelas').selectOption({ label: '3x sem juros: 1 de R$ 33,34 e 2 de R$ 33,33' });
  await sheet.getByRole('button', { name: 'Pagar R$ 100,00' }).click();
  await expect(phone.getByText('Pagamento feito', { exact: true })).toBeVisible();
  await expect(phone.getByText('3x', { exact: true })).toBeVisible();
  await phone.goto('/phone/cards');
  await expect(phone.getByText('•••• 4444')).toBeVisible();
  await expectAccessible(phone);
});

const chooseIcon = async (page: Page) => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Escolher o ícone' }).click();
  await (await choosing).setFiles(makePhoto(400, 300));
  await page.getByRole('dialog').getByRole('button', { name: 'Usar esta imagem' }).click();
  await expect(page.getByRole('button', { name: 'Trocar o ícone' })).toBeVisible();
};

test('a team makes a mini program, finds it in the list, changes it and says what it may reach', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const name = `Feira da Ponte ${Date.now()}`;
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), '/applets/index');
  await page.getByRole('link', { name: 'Criar miniprograma' }).click();
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await expect(page.getByText('Este nome está disponível.')).toBeVisible();
  await page.getByLabel('Abreviação').fill('Feira');
  await page.getByLabel('Categoria').selectOption('Compras');
  await page.getByLabel('Introdução').fill('Frutas e verduras da semana.');
  await chooseIcon(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Criar miniprograma' }).click();
  await expect(page).toHaveURL(/\/applet\/[0-9a-f-]{36}\/setting$/);
  await expect(page.getByText('Miniprograma criado.')).toBeVisible();

  await page.getByRole('link', { name: 'Voltar' }).click();
  await page.getByRole('link', { name }).click();
  await page.getByLabel('Introdução').fill('Frutas da semana, entregues em casa.');
  await page.getByRole('button', { name: 'Salvar os dados' }).click();
  await expect(page.getByText('Dados salvos.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Desenvolvimento' }).click();
  await page.getByRole('button', { name: 'Adicionar a Requisições' }).click();
  await page.getByLabel('Requisições, linha 1').fill('https://api.example.com');
  await page.getByRole('button', { name: 'Salvar domínios' }).click();
  await expect(page.getByText('Domínios salvos.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Requisições, linha 1')).toHaveValue('https://api.example.com');
  seen.expectQuiet();
});

test('a member whose role does not reach mini programs sees no menu of them', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, 'bia@cafe.example'), '/home');
  await expect(page.getByRole('link', { name: 'Pedidos' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meus miniprogramas' })).toHaveCount(0);
});
