import { setUpDevice } from '@balcao/contract/device';
import { demoDevices, openDemoDevice } from '@balcao/contract/device-demo';
import { addDevice, blockDevice } from '@balcao/contract/device-list';
import { getProduct, saveProductSettings } from '@balcao/contract/product';
import { listRefunds } from '@balcao/contract/refund';
import { heardOn, listen } from '../support/heard.ts';
import { loseAnswer } from '../support/lost-answer.ts';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone, phoneOfBruna, scan } from '../support/phone.ts';
import { openShop, sell } from '../support/shop.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

/** A browser that is one of the coffee roastery's devices. */
const deviceOf = async (browser: Browser, baseUrl: string | undefined, product: string): Promise<Page> => {
  const call = callerOf(baseUrl);
  const { list } = await call(demoDevices, {});
  const { serial = '' } = list.find((one) => one.product === product && one.merchantName === 'Café do Mercado') ?? {};
  const { token } = await call(openDemoDevice, { params: { serial } });
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(
    ([of, held]) =>
      localStorage.setItem(
        'balcao.phone.devices',
        JSON.stringify({
          [of ?? '']: { token: held, product: '99', name: 'Caixa 1', merchantName: 'Café do Mercado' },
        }),
      ),
    [serial, token],
  );
  await page.goto(`/phone/device/${serial}`);
  return page;
};
const type = async (page: Page, digits: string): Promise<void> => {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
};
const charge = async (page: Page, digits: string, amount: string): Promise<void> => {
  await type(page, digits);
  await page.getByRole('button', { name: `Cobrar ${amount}` }).click();
};

test.describe.configure({ mode: 'serial' });

test.describe('the terminal', () => {
  test('takes a debit card and prints a receipt for both sides', async ({ browser, baseURL }) => {
    const terminal = await deviceOf(browser, baseURL, '99');
    await charge(terminal, '1250', 'R$ 12,50');
    await terminal.getByRole('button', { name: 'Cartão de débito' }).click();
    await expectAccessible(terminal);
    await terminal.getByRole('button', { name: /Visa/ }).click();
    await expect(terminal.getByText('Aprovado', { exact: true })).toBeVisible();
    await expectAccessible(terminal);
    await expect(terminal.getByText('Quer o comprovante?')).toBeVisible();
    await terminal.getByRole('button', { name: 'Sim, ver o comprovante' }).click();
    const receipt = terminal.getByRole('article', { name: 'Via do cliente' });
    await expect(receipt).toContainText('Café do Mercado');
    await expect(receipt).toContainText('Visa •••• 4242');
    await terminal.getByLabel('Via do estabelecimento').check();
    await expect(terminal.getByRole('article', { name: 'Via do estabelecimento' })).toContainText('R$ 12,50');
    await expectAccessible(terminal);
  });

  test('divides a credit card into parts that it shows before, and says why a card was declined', async ({
    browser,
    baseURL,
  }) => {
    const terminal = await deviceOf(browser, baseURL, '99');
    await charge(terminal, '10000', 'R$ 100,00');
    await terminal.getByRole('button', { name: 'Cartão de crédito' }).click();
    await terminal.getByRole('button', { name: '3 parcelas sem juros 1 de R$ 33,34 e 2 de R$ 33,33' }).click();
    await terminal.getByRole('button', { name: /Mastercard/ }).click();
    await expect(terminal.getByText(/^O banco do cartão não autorizou\./)).toBeVisible();
    await terminal.getByRole('button', { name: 'Tentar de outro jeito' }).click();
    await terminal.getByRole('button', { name: 'Cartão de crédito' }).click();
    await terminal.getByRole('button', { name: /^3 parcelas/ }).click();
    await terminal.getByRole('button', { name: /Visa/ }).click();
    await expect(
      terminal.getByText('Cartão de crédito · Visa •••• 4242 · 3 parcelas sem juros', { exact: true }),
    ).toBeVisible();
  });

  test('gives its last sale back once, also when the answer got lost', async ({ browser, baseURL }) => {
    const terminal = await deviceOf(browser, baseURL, '99');
    await charge(terminal, '830', 'R$ 8,30');
    await terminal.getByRole('button', { name: 'Cartão de débito' }).click();
    await terminal.getByRole('button', { name: /Visa/ }).click();
    await expect(terminal.getByText('Aprovado', { exact: true })).toBeVisible();
    await terminal.getByRole('button', { name: 'Não, nova venda' }).click();
    await terminal.getByRole('button', { name: 'Últimas vendas' }).click();
    await terminal
      .getByRole('button', { name: /R\$\s8,30/ })
      .first()
      .click();
    await terminal.route((url) => url.pathname.endsWith('/void'), loseAnswer, { times: 1 });
    await terminal.getByRole('button', { name: 'Reembolsar a venda' }).click();
    await terminal.getByRole('alertdialog').getByRole('button', { name: 'Reembolsar a venda' }).click();
    await terminal.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
    await expect(terminal.getByText(/^Reembols(ado|o aguardando)/).first()).toBeVisible();
    await expect(terminal.getByRole('button', { name: 'Reembolsar a venda' })).toBeHidden();
    await expectAccessible(terminal);
    const shop = callerOf(baseURL, await atWork(baseURL, 'ana@cafe.example'));
    const { list } = await shop(listRefunds, { query: { pageSize: 100 } });
    expect(list.filter(({ amount }) => amount === 830)).toHaveLength(1);
  });

  test('is typed at by a keyboard, whose Enter charges, and its Pix code counts down', async ({ browser, baseURL }) => {
    const terminal = await deviceOf(browser, baseURL, '99');
    await expect(terminal.getByRole('button', { name: 'Cobrar', exact: true })).toBeDisabled();
    await terminal.keyboard.press('Enter');
    // A key that was clicked is not pressed again by Enter.
    await terminal.getByRole('button', { name: '7', exact: true }).click();
    await terminal.keyboard.type('50');
    await expect(terminal.getByRole('button', { name: 'Cobrar R$ 7,50' })).toBeVisible();
    await terminal.keyboard.press('Enter');
    await terminal.getByRole('button', { name: 'Pix' }).click();
    const left = terminal.getByText(/^Vence em \d+:\d\d$/);
    const said = (await left.textContent()) ?? '';
    await expect(left).not.toHaveText(said);
    await expectAccessible(terminal);
    await terminal.getByRole('button', { name: 'Cancelar a venda' }).click();
    await expect(left).toHaveCount(0);
  });

  test('that is cut off says that it is finding out, and learns what became of it', async ({ browser, baseURL }) => {
    const terminal = await deviceOf(browser, baseURL, '99');
    await charge(terminal, '777', 'R$ 7,77');
    await terminal.getByRole('button', { name: 'Cartão de débito' }).click();
    await terminal.route('**/app/v1/device/sale', (route) => route.abort());
    await terminal.getByRole('button', { name: /Visa/ }).click();
    await expect(terminal.getByText('Verificando se foi pago', { exact: true })).toBeVisible();
    await terminal.unroute('**/app/v1/device/sale');
    await expect(terminal.getByText('Aprovado', { exact: true })).toBeVisible({ timeout: 15_000 });
  });

  test('that has no connection refuses a sale at once, and does not send it when it starts again', async ({
    browser,
    baseURL,
  }) => {
    const terminal = await deviceOf(browser, baseURL, '99');
    await charge(terminal, '779', 'R$ 7,79');
    await terminal.getByRole('button', { name: 'Cartão de débito' }).click();
    await terminal.context().setOffline(true);
    await terminal.getByRole('button', { name: /Visa/ }).click();
    await expect(
      terminal.getByText('Sem conexão. Nada foi enviado. Tente de novo quando a internet voltar.', { exact: true }),
    ).toBeVisible();
    await terminal.context().setOffline(false);
    await expect(terminal.getByText('Sem conexão. Tentando de novo…')).toBeHidden();
    await expect(terminal.getByRole('button', { name: 'Tentar de outro jeito' })).toBeVisible();
    await terminal.reload();
    await terminal.getByRole('button', { name: 'Últimas vendas' }).click();
    await expect(terminal.getByRole('button', { name: /R\$/ }).first()).toBeVisible();
    await expect(terminal.getByRole('button', { name: /R\$\s7,79/ })).toBeHidden();
  });
});

test('the terminal asks nobody about a receipt where the shop offers none; it stays among the last sales', async ({
  browser,
  baseURL,
}) => {
  const call = callerOf(baseURL, await atWork(baseURL, 'ana@cafe.example'));
  const offer = async (offersReceipt: boolean) => {
    const found = await call(getProduct, { params: { product: '99' } });
    if (found.product !== '99') throw new Error('another product');
    const { version, settings } = found;
    await call(saveProductSettings, { body: { product: '99', version, settings: { ...settings, offersReceipt } } });
  };
  await offer(false);
  const terminal = await deviceOf(browser, baseURL, '99');
  await charge(terminal, '415', 'R$ 4,15');
  await terminal.getByRole('button', { name: 'Cartão de débito' }).click();
  await terminal.getByRole('button', { name: /Visa/ }).click();
  await expect(terminal.getByText('Aprovado', { exact: true })).toBeVisible();
  await expect(terminal.getByText('Quer o comprovante?')).toBeHidden();
  await expect(terminal.getByRole('button', { name: /comprovante/ })).toBeHidden();
  await offer(true);
  await terminal.getByRole('button', { name: 'Nova venda' }).click();
  await terminal.getByRole('button', { name: 'Últimas vendas' }).click();
  await terminal.getByRole('button', { name: /R\$\s4,15/ }).click();
  await expect(terminal.getByRole('article', { name: 'Via do cliente' })).toContainText('R$ 4,15');
});

test('a card whose bank says nothing: the seller reads what goes on, and may give the sale up', async ({
  browser,
  baseURL,
}) => {
  const terminal = await deviceOf(browser, baseURL, '99');
  await terminal.clock.install();
  // As long as the issuer has not answered, every question is answered so.
  await terminal.route(/\/app\/v1\/device\/sale\/\d+$/, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, data: { ...data, status: '01' } } });
  });
  await charge(terminal, '5310', 'R$ 53,10');
  await terminal.getByRole('button', { name: 'Cartão de débito' }).click();
  await terminal.getByRole('button', { name: /Elo/ }).click();
  await expect(terminal.getByText('Consultando o banco…', { exact: true })).toBeVisible();
  await expect(terminal.getByRole('button', { name: 'Cancelar a venda' })).toBeHidden();
  await terminal.clock.runFor(15_000);
  await expect(terminal.getByText('O banco do cartão ainda não respondeu', { exact: true })).toBeVisible();
  await expect(terminal.getByText(/^Ainda não se sabe se foi pago.*em até 5 minutos/)).toBeVisible();
  await expectAccessible(terminal);
  await terminal.unrouteAll({ behavior: 'wait' });
  await terminal.getByRole('button', { name: 'Cancelar a venda' }).click();
  await terminal.clock.runFor(5_000);
  await expect(terminal.getByText(/^(Venda cancelada|Aprovado)$/)).toBeVisible();
});

/** A voice that notes what it says; with `isLate` the browser loads it only after it was asked for it. */
const withVoice = (box: Page, isLate = false) =>
  box.addInitScript((comesLate) => {
    const [said, voices]: [string[], object[]] = [[], []];
    const arrive = () => voices.push({ lang: 'pt-BR', name: 'Luciana' });
    if (!comesLate) arrive();
    const late = { isAsked: false };
    Object.assign(globalThis, { said, late });
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => {
        if (late.isAsked && voices.length === 0)
          queueMicrotask(() => {
            arrive();
            synthesis.dispatchEvent(new Event('voiceschanged'));
          });
        return [...voices];
      },
      speak: ({ text }: { text: string }) => said.push(text),
    });
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
      value: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  }, isLate);
const saidBy = (box: Page): Promise<string[]> => box.evaluate(() => (globalThis as unknown as { said: string[] }).said);
const payOrder = async (browser: Browser, baseUrl: string | undefined, amount: number, words: RegExp) => {
  const order = await sell(openShop(baseUrl), amount);
  const bruna = await phoneOfBruna(browser, baseUrl);
  await scan(bruna, order.brCode);
  await bruna.getByRole('button', { name: words }).click();
};

test('the sound box shows its code and says what arrives, in words', async ({ browser, baseURL }) => {
  const box = await deviceOf(browser, baseURL, '53');
  await withVoice(box);
  await box.reload();
  await expect(box.getByRole('img', { name: /caixa de som/ })).toBeVisible();
  await expect(box.getByText('Conectada')).toBeVisible();
  await box.getByRole('button', { name: 'Ativar o som' }).click();
  await expectAccessible(box);
  await payOrder(browser, baseURL, 12_50, /Pagar R\$\s12,50/);
  await expect(box.getByText('Pix recebido, doze reais e cinquenta centavos')).toBeVisible();
  await expect.poll(() => saidBy(box)).toContain('Pix recebido, doze reais e cinquenta centavos');
});

test('a silent sound box has screen readers say a payment, once', async ({ browser, baseURL }) => {
  const box = await deviceOf(browser, baseURL, '53');
  await expect(box.getByText('Conectada')).toBeVisible();
  await listen(box);
  await payOrder(browser, baseURL, 7_03, /Pagar R\$\s7,03/);
  const words = 'Pix recebido, sete reais e três centavos';
  await expect.poll(() => heardOn(box)).toContain(words);
  await expect(box.getByRole('region', { name: 'Últimos avisos' })).toContainText('7,03');
  expect((await heardOn(box)).filter((one) => one === words)).toEqual([words]);
});

test('the sound box speaks the first payment too where the voices come late', async ({ browser, baseURL }) => {
  const box = await deviceOf(browser, baseURL, '53');
  await withVoice(box, true);
  await box.reload();
  await expect(box.getByText('Conectada')).toBeVisible();
  await box.getByRole('button', { name: 'Ativar o som' }).click();
  await box.evaluate(() => {
    (globalThis as unknown as { late: { isAsked: boolean } }).late.isAsked = true;
  });
  await payOrder(browser, baseURL, 9_01, /Pagar R\$\s9,01/);
  await expect(box.getByText('Pix recebido, nove reais e um centavo')).toBeVisible();
  await expect.poll(() => saidBy(box)).toContain('Pix recebido, nove reais e um centavo');
});

test('a phone is tapped: up to the merchant’s amount it pays at once, above it the payer confirms', async ({
  browser,
  baseURL,
}) => {
  const till = await deviceOf(browser, baseURL, '54');
  await charge(till, '1875', 'R$ 18,75');
  await expect(till.getByText('Aproxime o celular ou o cartão')).toBeVisible();
  await expectAccessible(till);
  const bruna = await phoneOfBruna(browser, baseURL);
  await bruna.goto('/phone/tap');
  const row = bruna.getByRole('button', { name: /R\$\s18,75/ });
  await expect(row).toContainText('Paga na hora, sem confirmar');
  await expectAccessible(bruna);
  await row.click();
  await expect(bruna.getByText('Pagamento feito', { exact: true })).toBeVisible();
  await expect(till.getByText('Aprovado', { exact: true })).toBeVisible();

  await till.getByRole('button', { name: 'Nova venda' }).click();
  await charge(till, '20001', 'R$ 200,01');
  await bruna.goto('/phone/tap');
  const above = bruna.getByRole('button', { name: /R\$\s200,01/ });
  await expect(above).not.toContainText('Paga na hora');
  await above.click();
  await expect(bruna.getByText('Acima do limite desta loja')).toBeVisible();
  await expectAccessible(bruna);
  await bruna.getByRole('button', { name: /Aproximar e pagar/ }).click();
  await expect(bruna.getByText('Pagamento feito', { exact: true })).toBeVisible();
  await expect(till.getByText('Aprovado', { exact: true })).toBeVisible();
});

test('a tap that cannot pay at once asks how to pay', async ({ browser, baseURL }) => {
  const till = await deviceOf(browser, baseURL, '54');
  await charge(till, '640', 'R$ 6,40');
  const somebody = await newPhone(browser, baseURL, 'Tapete Sem Carteira');
  await somebody.goto('/phone/tap');
  const row = somebody.getByRole('button', { name: /R\$\s6,40/ });
  await expect(row).not.toContainText('Paga na hora');
  await row.click();
  await expect(somebody.getByRole('button', { name: /Aproximar e pagar/ })).toBeVisible();
  await till.getByRole('button', { name: 'Cancelar a venda' }).click();
});

test('a phone to be tapped whose line is cut asks until it knows, and waits for the one amount', async ({
  browser,
  baseURL,
}) => {
  const till = await deviceOf(browser, baseURL, '54');
  await till.route((url) => url.pathname === '/app/v1/device/tap', loseAnswer, { times: 1 });
  await charge(till, '2140', 'R$ 21,40');
  await expect(till.getByText('Verificando se foi pago', { exact: true })).toBeVisible();
  await till.reload();
  await expect(till.getByText('Aproxime o celular ou o cartão')).toBeVisible();
  await expect(till.getByText('R$ 21,40', { exact: true })).toBeVisible();
  await till.getByRole('button', { name: 'Cancelar a venda' }).click();
  await expect(till.getByText('Venda cancelada', { exact: true })).toBeVisible();
  await till.reload();
  await expect(till.getByText('Venda cancelada', { exact: true })).toBeVisible();
});

test('a device is added, named, blocked and set up again by its team', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), '/payment/products/99');
  await page.getByRole('button', { name: 'Adicionar maquininha' }).click();
  const add = page.getByRole('dialog', { name: 'Adicionar maquininha' });
  await add.getByLabel('Nome').fill('Caixa do quintal');
  await add.getByRole('button', { name: 'Adicionar' }).click();
  const setUp = page.getByRole('dialog', { name: 'Configurar Caixa do quintal' });
  const code = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await setUp.innerText())?.[0] ?? '';
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await callerOf(baseURL)(setUpDevice, { body: { code } });

  await page.getByRole('button', { name: 'Caixa do quintal', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Caixa do quintal' });
  await expect(panel).toContainText('Em uso');
  await panel.getByLabel('Nome').fill('Caixa da varanda');
  await panel.getByRole('button', { name: 'Salvar' }).click();
  const renamed = page.getByRole('dialog', { name: 'Caixa da varanda' });
  await expect(renamed).toContainText('Alterado por');
  await renamed.getByRole('button', { name: 'Bloquear' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquear' }).click();
  await expect(renamed).toContainText('Bloqueado por');
  await expectAccessible(page);
  await renamed.getByRole('button', { name: 'Desbloquear e configurar de novo' }).click();
  await expect(page.getByRole('dialog', { name: 'Configurar Caixa da varanda' })).toContainText('Digite ou leia');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Caixa da varanda', exact: true }).click();
  await renamed.getByRole('button', { name: 'Remover' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('Caixa da varanda foi removido.')).toBeVisible();
});

test('a device that is blocked while it waits says so, and nothing of a session', async ({ browser, baseURL }) => {
  const call = callerOf(baseURL, await atWork(baseURL, 'ana@cafe.example'));
  const body = { product: '99', name: 'Caixa do fim do corredor, junto da porta' } as const;
  const { device, code } = await call(addDevice, { body });
  const terminal = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await terminal.goto('/phone/device');
  await terminal.getByLabel('Código de configuração').fill(code);
  await terminal.getByRole('button', { name: 'Configurar' }).click();
  await expect(terminal.getByText(device.serial)).toBeInViewport({ ratio: 1 });
  await charge(terminal, '999', 'R$ 9,99');
  await terminal.getByRole('button', { name: 'Pix' }).click();
  await expect(terminal.getByText('Aguardando o pagamento')).toBeVisible();
  await call(blockDevice, { params: { serial: device.serial } });
  await expect(terminal.getByText('Este dispositivo não está mais aqui')).toBeVisible();
  await expect(terminal.getByText('Sua sessão terminou')).toBeHidden();
});
