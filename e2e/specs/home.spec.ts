import { formatBrl } from '@balcao/brazil/money';
import { getOrder, listOrders } from '@balcao/contract/order';
import { arrive, atWork, callerOf, register } from '../support/person.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const caio = 'caio@cafe.example'; // Reads orders, overview and integration, and changes nothing.
const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar telas, pedidos e pessoas' });
const field = (page: Page) => palette(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const current = (page: Page) => palette(page).getByRole('option', { selected: true });
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Buscar' });
const openPalette = async (page: Page) => {
  await opener(page).click();
  await expect(field(page)).toBeFocused();
};
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

test.describe('the palette', () => {
  test('finds a screen by a few letters, without the mouse', async ({ page, baseURL }) => {
    test.slow(); // Axe reads the open palette twice.
    const seen = watch(page, baseURL);
    await arrive(page, await atWork(baseURL, ana), '/home');
    await expect(page.getByRole('heading', { name: /^Olá/ })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(current(page)).toContainText('Início');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(current(page)).toContainText('Visão geral');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await current(page).getAttribute('id')) ?? '');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(current(page)).toContainText('Sair'); // Around the end.
    await page.keyboard.type('INTEGRAC');
    await expect(palette(page).getByRole('group', { name: 'Telas' }).getByRole('option')).toHaveText([
      'IntegraçãoConfigurações',
    ]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/setting/payment');
    await expect(page.locator('#content')).toBeFocused();

    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(palette(page).getByRole('group', { name: 'Recentes' }).getByRole('option')).toContainText([
      'Integração',
    ]);
    await page.keyboard.type('qqwwzz kkjjxx');
    await expect(palette(page).getByText('Nada encontrado para “qqwwzz kkjjxx”.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    seen.expectQuiet();
  });

  test('finds an order by the beginning of its number, and remembers it', async ({ page, baseURL }) => {
    const token = await atWork(baseURL, ana);
    const { list } = await callerOf(baseURL, token)(listOrders, { query: { pageSize: 1 } });
    const number = list[0]?.number ?? '';
    await arrive(page, token, '/account');
    await openPalette(page);
    await page.keyboard.type(number.slice(0, 5));
    await expect(palette(page).getByText('Para encontrar um pedido, digite o começo do número')).toBeVisible();
    await page.keyboard.type(number.slice(5));
    await option(page, new RegExp(number)).click();
    await expect(page).toHaveURL(`/payment/transaction/orders/${number}`);
    await expect(page.getByRole('dialog', { name: number })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/payment/transaction/orders');
    await page.keyboard.press('Control+k');
    await expect(option(page, new RegExp(number))).toBeVisible();
  });

  test('finds an order by what a merchant has in hand: the amount, their own number, the id of the payment', async ({
    page,
    baseURL,
  }) => {
    const token = await atWork(baseURL, ana);
    const call = callerOf(baseURL, token);
    const { list } = await call(listOrders, { query: { status: '02', pageSize: 1 } });
    const { payment, ...order } = await call(getOrder, { params: { number: list[0]?.number ?? '' } });
    await arrive(page, token, '/account');
    for (const typed of [formatBrl(order.amount), order.merchantOrderNumber, payment?.endToEndId ?? '']) {
      await openPalette(page);
      await page.keyboard.insertText(typed);
      await expect(option(page, new RegExp(order.number)), typed).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });

  test('knows what people come to do, by the words that they have for it, and offers it to those who may', async ({
    page,
    baseURL,
  }) => {
    await arrive(page, await atWork(baseURL, ana), '/home');
    const actions = palette(page).getByRole('group', { name: 'Ações' }).getByRole('option');
    for (const [typed, found] of [
      ['estorno', 'Reembolsar um pedido'],
      ['cartaz', 'Criar um QR Code da loja'],
      ['funcionario', 'Convidar pessoas para a equipe'],
      ['sacar', 'Sacar'],
    ] as const) {
      await openPalette(page);
      await page.keyboard.insertText(typed);
      await expect(actions).toHaveText([found]);
      if (typed !== 'sacar') await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Sacar' }).getByLabel('Valor do saque')).toBeFocused();

    await page.goto('/favicon.svg');
    await arrive(page, await atWork(baseURL, caio), '/payment/overview');
    await openPalette(page);
    await page.keyboard.type('sacar');
    await expect(palette(page).getByRole('group', { name: 'Ajuda' }).getByRole('option').first()).toBeVisible();
    await expect(actions).toHaveCount(0);
  });

  test('takes what is typed while it is on its way, and closes by Escape', async ({ page, baseURL }) => {
    let arrives = () => {};
    const there = new Promise<void>((resolve) => {
      arrives = resolve;
    });
    await page.route(/palette-dialog/, async (route) => {
      await there;
      await route.continue();
    });
    await arrive(page, await atWork(baseURL, ana), '/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('estornoo');
    await page.keyboard.press('Backspace');
    arrives();
    await expect(palette(page).getByRole('combobox')).toHaveValue('estorno');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('combobox')).toHaveValue('');
  });

  test('finds members for anyone who may see them, and offers nobody what their role does not open', async ({
    page,
    baseURL,
  }) => {
    await arrive(page, await atWork(baseURL, ana), '/home');
    await openPalette(page);
    await page.keyboard.type('bia@');
    await expect(option(page, /bia_lima.*Financeiro/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/setting\/team\?(.*&)?search=bia%40cafe\.example/);

    await arrive(page, await atWork(baseURL, caio), '/payment/overview');
    await openPalette(page);
    await expect(palette(page).getByRole('group', { name: 'Telas' }).getByRole('option')).toHaveText([
      ...[/^Início/, /^Visão geral/, /^Produtos/, /^Financeiro/],
      ...[/^Painel/, /^Pedidos/, /^Reembolsos/, /^Contestações/, /^Parcelas/, /^Pré-autorizações/, /^Arquivos do dia/],
      /^Integração/,
    ]);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.keyboard.type('bia@');
    await expect(palette(page).getByText('Nada encontrado para “bia@”.')).toBeVisible();
    expect(asked.filter((url) => url.includes('/merchant/user?'))).toEqual([]);
  });

  test('says that the search failed, and tries again with the next letter', async ({ page, baseURL }) => {
    await arrive(page, await atWork(baseURL, ana), '/home');
    await page.route(/\/merchant\/user\?/, (route) => route.fulfill({ status: 500, json: { code: 500, msg: 'x' } }));
    await openPalette(page);
    await page.keyboard.type('bia');
    await expect(palette(page).getByText('A busca de pedidos e membros falhou.')).toBeVisible();
    await page.unroute(/\/merchant\/user\?/);
    await page.keyboard.type('_');
    await expect(option(page, /bia_lima/)).toBeVisible();
  });

  test('switches language and colours, and asks before it logs out', async ({ page, baseURL }) => {
    await arrive(page, await atWork(baseURL, caio), '/payment/overview');
    const run = async (words: string) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
    };
    await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible();
    await run('tema escuro');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await run('english');
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(page).toHaveTitle('Overview · Balcão');
    await run('log out');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await run('log out');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('is there before a team is chosen, with what one can do then', async ({ page, baseURL }) => {
    await arrive(page, (await register(baseURL)).token, '/account');
    await openPalette(page);
    await expect(palette(page).getByRole('group', { name: 'Telas' })).toHaveCount(0);
    await option(page, 'Trocar de equipe').click();
    await expect(page).toHaveURL('/teams');
  });
});

test('letters lead to screens, but not while somebody types, and can be turned off', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), '/home');
  await expect(page.getByRole('heading', { name: /^Olá/ })).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await expect(help.getByText('Ir para Pedidos')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL('/payment/transaction/orders');

  await openPalette(page);
  await page.keyboard.type('go?');
  await expect(field(page)).toHaveValue('go?');
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await expect(page).toHaveURL('/payment/overview');

  await page.keyboard.press('?');
  await help.getByRole('switch', { name: 'Usar atalhos de letras' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(help).toHaveCount(0);
  await expect(page).toHaveURL('/payment/overview');
});

test('the keyboard reaches everything in order, and the focus comes back', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), '/home');
  await expect(page.getByRole('heading', { name: /^Olá/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Balcão, página inicial' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(palette(page).getByRole('button', { name: 'Fechar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Idioma' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Usar o tema escuro' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Novidades/ })).toBeFocused();
  await page.keyboard.press('Tab');
  const user = page.getByRole('button', { name: /^Conta de / });
  await expect(user).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Trocar de equipe' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Trocar de equipe' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(user).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sair' }).press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(user).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Início' })).toBeFocused();

  await page.getByRole('link', { name: 'Ir para o conteúdo' }).press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('every page says in the tab what it is', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), '/home');
  const titles = {
    '/home': 'Início',
    '/teams': 'Suas equipes',
    '/account': 'Sua conta',
    '/payment/overview': 'Visão geral',
    '/payment/transaction/orders': 'Pedidos',
    '/setting/team': 'Equipe',
    '/setting/team/role': 'Funções',
    '/setting/payment': 'Integração',
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Balcão`);
  }
  await page.goto('/setting/payment?lang=en');
  await expect(page).toHaveTitle('Integration · Balcão');
});

test('who reloads before the page is there stays logged in', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), '/home');
  for (let time = 0; time < 5; time += 1) await page.goto('/payment/overview', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible();
  let isFirst = true;
  await page.route(/\/merchant\/user\/current$/, (route) => {
    const breaksOff = isFirst;
    isFirst = false;
    return breaksOff ? route.abort('aborted') : route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible();
});

test.describe('where a right is missing', () => {
  test('the screen says which, and who can grant it', async ({ page, baseURL }) => {
    await arrive(page, await atWork(baseURL, caio), '/setting/team');
    const main = page.getByRole('main');
    await expect(main.getByText('Você não tem acesso a esta tela')).toBeVisible();
    await expect(main.getByText('Sua função não dá acesso a “Equipe”.')).toBeVisible();
    // Addresses of super admins are for super admins.
    await expect(main.getByText('***@cafe.example')).toBeVisible();
    await expectAccessible(page);

    await page.goto('/setting/payment');
    await expect(main.getByText('Sua função permite ver “Integração”, mas não fazer alterações.')).toBeVisible();
    await main.getByRole('button', { name: 'Quem pode liberar?' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Quem pode liberar' })).toContainText('***@cafe.example');
    await expectAccessible(page);
  });

  test('the refusal of an action says so too, and logs nobody out', async ({ page, baseURL }) => {
    await arrive(page, await atWork(baseURL, caio), '/teams');
    const missing = { menu: 'setting.payment', level: 'write' };
    const refused = { code: 1030403, msg: 'Não.', data: { refusal: 'permission_missing', requestId: '1', missing } };
    await page.route(/\/merchant\/team$/, (route) => route.fulfill({ json: refused }));
    await page.getByRole('button', { name: 'Criar equipe' }).click();
    const form = page.getByRole('dialog', { name: 'Criar equipe' });
    await form.getByRole('textbox').fill('Padaria Aurora');
    await form.getByRole('button', { name: 'Criar equipe' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Erro 1030403' });
    await expect(dialog).toContainText('Sua função permite ver “Integração”, mas não fazer alterações.');
    await expect(dialog).toContainText('***@cafe.example');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await expect(form.getByRole('textbox')).toHaveValue('Padaria Aurora');
    await expect(page).toHaveURL('/teams');
  });
});

test('who somebody is, is asked once, while the screens are still on their way', async ({ page, baseURL }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/merchant/user/current')) asked += 1;
  });
  const question = page.waitForRequest(/\/merchant\/user\/current$/);
  await page.route(/\/assets\/frame-/, async (route) => {
    await question;
    await route.continue();
  });
  await arrive(page, await atWork(baseURL, ana), '/home');
  await expect(page.getByRole('heading', { name: /^Olá/ })).toBeVisible();
  expect(asked).toBe(1);
});

test('an address that leads nowhere says so, and keeps the menu', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, ana), '/channel/1/nothing');
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Início' }).click();
  await expect(page).toHaveURL('/home');
  await page.goto('/payment/products/98');
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL('/home');
});
