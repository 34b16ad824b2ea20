import { randomUUID } from 'node:crypto';
import { buildBrCode } from '@balcao/brazil/br-code';
import { encodeQR } from 'qr';
import { openShop, sell } from '../support/shop.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

const become = async (page: Page, name: string) => {
  await page.goto('/phone/login');
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { name: 'Saldo' })).toBeVisible();
};
const balanceOf = (page: Page) => page.getByRole('heading', { name: 'Saldo' }).locator('xpath=following-sibling::div');
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Confirmar o pagamento' });
const linkTo = (code: string) => `/phone/pay?code=${encodeURIComponent(code)}`;
/** A code that any bank can read, for an order that does not exist here. */
const strangersCode = buildBrCode({
  url: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
  merchantName: 'Fulano de Tal',
  city: 'BRASILIA',
  oneTime: true,
});

test.describe('paying on the phone', () => {
  test('reads a QR code from a picture, says what it asks for, pays, and the wallet knows', async ({
    page,
    baseURL,
  }) => {
    const order = await sell(openShop(baseURL), 12_34);
    await become(page, 'Rafael Monteiro');
    const before = (await balanceOf(page).innerText()).replace(/\D/g, '');
    await page.getByRole('link', { name: 'Pagar', exact: true }).click();
    const picture = Buffer.from(encodeQR(order.brCode, 'gif', { scale: 5 }));
    await page.locator('input[type=file]').setInputFiles({ name: 'qr.gif', mimeType: 'image/gif', buffer: picture });
    await expect(sheetOf(page)).toContainText('Café do Mercado');
    await expect(sheetOf(page)).toContainText('Cesta de café da manhã');
    await expect(sheetOf(page)).toContainText('Pagar até');
    await sheetOf(page).getByRole('button', { name: 'Pagar R$ 12,34' }).click();
    await expect(page.getByText('Pagamento feito', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Ir para a carteira' }).click();
    await expect(page.getByRole('listitem').first()).toContainText('R$ 12,34');
    await expect(page.getByRole('listitem').first()).toContainText('Pago');
    await expect
      .poll(async () => Number((await balanceOf(page).innerText()).replace(/\D/g, '')))
      .toBe(Number(before) - 12_34);
  });

  test('reads a picture that is pasted', async ({ page, baseURL }) => {
    const order = await sell(openShop(baseURL), 5_00);
    await become(page, 'Bruna Carvalho');
    await page.goto('/phone/pay');
    await expect(page.getByLabel('Pix copia e cola')).toBeVisible();
    await page.evaluate(
      (picture) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([picture], 'qr.svg', { type: 'image/svg+xml' }));
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
      },
      encodeQR(order.brCode, 'svg'),
    );
    await expect(sheetOf(page).getByRole('button', { name: 'Pagar R$ 5,00' })).toBeVisible();
  });

  test('opens a link with a code in it, once it knows whose phone it is', async ({ page, baseURL }) => {
    const order = await sell(openShop(baseURL), 7_00);
    await page.goto(linkTo(order.brCode));
    await page.getByRole('button', { name: 'Bruna Carvalho' }).click();
    await expect(sheetOf(page).getByRole('button', { name: 'Pagar R$ 7,00' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheetOf(page)).toBeHidden();
    await expect(page.getByLabel('Pix copia e cola')).toBeFocused();
  });

  test('says what is wrong with a code', async ({ page }) => {
    await become(page, 'Bruna Carvalho');
    await page.goto('/phone/pay');
    const field = page.getByLabel('Pix copia e cola');
    const go = page.getByRole('button', { name: 'Continuar' });
    await go.click();
    await expect(page.getByText('Cole o código do pedido.')).toBeVisible();
    await field.fill('bom dia');
    await go.click();
    await expect(page.getByText('Isto não é um código Pix nem do Balcão.')).toBeVisible();
    await field.fill(strangersCode.replace('Fulano', 'Fulana'));
    await go.click();
    await expect(page.getByText('O código Pix está incompleto ou foi alterado.')).toBeVisible();
    await field.fill(strangersCode);
    await go.click();
    await expect(sheetOf(page)).toContainText('Código não reconhecido');
    await sheetOf(page).getByRole('button', { name: 'Ler outro código' }).click();
    await expect(sheetOf(page)).toBeHidden();
    const noPicture = { name: 'qr.png', mimeType: 'image/png', buffer: Buffer.from('nothing') };
    await page.locator('input[type=file]').setInputFiles(noPicture);
    await expect(page.getByRole('alert')).toContainText('Não foi possível abrir este arquivo como imagem.');
  });

  test('does not pay an order twice, nor one that the merchant closed while the sheet was open', async ({
    page,
    baseURL,
  }) => {
    const shop = openShop(baseURL);
    await become(page, 'Bruna Carvalho');
    const paid = await sell(shop, 3_00);
    await page.goto(linkTo(paid.brCode));
    await sheetOf(page).getByRole('button', { name: 'Pagar R$ 3,00' }).click();
    await expect(page.getByText('Pagamento feito', { exact: true })).toBeVisible();
    await expect.poll(async () => (await shop.queryOrder(paid.merchantOrderNumber)).status).toBe('02');
    await page.goto(linkTo(paid.brCode));
    await expect(sheetOf(page)).toContainText('Este pedido já foi pago.');
    await expect(sheetOf(page).getByRole('button', { name: 'Pagar' })).toHaveCount(0);

    const closed = await sell(shop, 4_00);
    await page.goto(linkTo(closed.brCode));
    await expect(sheetOf(page).getByRole('button', { name: 'Pagar R$ 4,00' })).toBeVisible();
    await shop.closeOrder(closed.merchantOrderNumber);
    await sheetOf(page).getByRole('button', { name: 'Pagar R$ 4,00' }).click();
    await expect(sheetOf(page)).toContainText('O estabelecimento cancelou este pedido.');
  });

  test('says how much money is missing', async ({ page, baseURL }) => {
    const order = await sell(openShop(baseURL), 1_515_00);
    await become(page, 'Luísa Figueiredo');
    await page.goto(linkTo(order.brCode));
    await expect(sheetOf(page)).toContainText('Seu saldo não é suficiente: faltam R$ 1.500,00.');
    await expect(sheetOf(page).getByRole('button', { name: 'Pagar' })).toHaveCount(0);
  });
});

test.describe('the phone', () => {
  test('changes hands, and is nobody’s after leaving', async ({ page }) => {
    await become(page, 'Bruna Carvalho');
    await page.getByRole('link', { name: 'Celular de Bruna Carvalho' }).click();
    await expect(page.getByRole('button', { name: 'Bruna Carvalho' })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Luísa Figueiredo' }).click();
    await page.getByRole('link', { name: 'Celular de Luísa Figueiredo' }).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('button', { name: 'Sair' })).toBeHidden();
    await page.goto('/phone/');
    await expect(page.getByRole('heading', { name: 'De quem é este celular?' })).toBeVisible();
  });

  test('shows a mail as soon as it is sent, with a code to copy', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const email = `${randomUUID()}@exemplo.com.br`;
    await page.goto(`/phone/mail?to=${email}`);
    await expect(page.getByText('Nenhum e-mail para este endereço')).toBeVisible();
    const sent = await page.request.post('/admin/v3.0/merchant/captcha', { data: { type: 'register', email } });
    expect(sent.ok(), baseURL).toBe(true);
    await page.getByRole('link', { name: 'código de verificação' }).click();
    await page.getByRole('button', { name: 'Copiar o código' }).click();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toMatch(/^\d{6}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
  });

  test('opens addresses of our own in a mail, and of nobody else', async ({ page, baseURL }) => {
    const email = `${randomUUID()}@exemplo.com.br`;
    await page.request.post('/admin/v3.0/merchant/captcha', { data: { type: 'resetPassword', email } });
    // The links of mails go to the product's public address, which is localhost and not 127.0.0.1.
    const another = (baseURL ?? '').replace('localhost', '127.0.0.1');
    for (const [address, links] of [
      [baseURL ?? '', 1],
      [another, 0],
    ] as const) {
      await page.goto(`${address}/phone/mail?to=${email}`);
      await page.getByRole('link', { name: 'Não há conta no Balcão com este e-mail' }).click();
      await expect(page.getByText('Para abrir uma conta com este')).toBeVisible();
      await expect(page.getByRole('article').locator('a[target=_blank]')).toHaveCount(links);
    }
  });
});

test.describe('the simulator controls', () => {
  test('stands beside the phone, or is a tab of it, and changes how Pix answers', async ({ page, baseURL }) => {
    const order = await sell(openShop(baseURL), 2_00);
    await become(page, 'Bruna Carvalho');
    const pix = page.getByRole('combobox', { name: 'Pix' });
    // The one behaviour that changes nothing for those who pay elsewhere meanwhile.
    await pix.selectOption('Responde duas vezes');
    await expect(page.getByText('Alteração feita.')).toBeVisible();
    await page.goto(linkTo(order.brCode));
    await sheetOf(page).getByRole('button', { name: 'Pagar R$ 2,00' }).click();
    await expect(page.getByText('Pagamento feito', { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Ir para a carteira' }).click();
    await page.getByRole('link', { name: 'Simulador' }).click();
    await expect(pix).toHaveValue('twice');
    await pix.selectOption('Aprova na hora');
    await expect(pix).toHaveValue('approve');
  });

  test('sets each payment method by itself, and says what its choice does', async ({ page }) => {
    // The switches are those of the whole sandbox: here they are held, so that other tests keep theirs.
    let modes = { wallet: 'approve', pix: 'approve', debit: 'approve', credit: 'approve' };
    await page.route('**/sandbox/v1/rail', async (route) => {
      modes = { ...modes, ...(route.request().postDataJSON() as Partial<typeof modes> | null) };
      await route.fulfill({ json: { code: 200, msg: '', data: modes } });
    });
    await become(page, 'Bruna Carvalho');
    await page.goto('/phone/bench');
    for (const [name, mode, text] of [
      ['Carteira', 'Não avisa', 'só descobre quando consulta'],
      ['Cartão de débito', 'Demora a responder', 'dez segundos depois'],
      ['Cartão de crédito', 'Recusa', 'o dinheiro fica onde está'],
    ] as const) {
      const method = page.getByRole('combobox', { name });
      await method.selectOption(mode);
      await expect(method).toHaveAccessibleDescription(new RegExp(text));
    }
    await expect.poll(() => modes).toEqual({ wallet: 'silent', pix: 'approve', debit: 'late', credit: 'decline' });
    await expectAccessible(page);
  });

  test('says what is lost before the sandbox starts over', async ({ page }) => {
    await page.goto('/phone/login');
    await page.getByRole('button', { name: 'Reiniciar o ambiente de testes' }).click();
    const question = page.getByRole('alertdialog', { name: 'Reiniciar o ambiente de testes?' });
    await expect(question).toContainText('Não é possível desfazer.');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(question).toBeHidden();
  });
});
