import { randomInt } from 'node:crypto';
import { refusals } from '@balcao/contract/refusal';
import { arrive, atWork, inNewTeam } from '../support/person.ts';
import { arriveAtConsole, newStaff } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

/** Words of this run: people of the demonstration rate again and again. */
const said = () => {
  const word = Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('');
  return { remark: `Falta dizer o que é ${word}.`, missed: `xilofone ${word}` };
};
/** Nothing is wider than a phone, and axe is content there too. */
const fitsPhone = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });
};
const rating = (page: Page) => page.getByRole('group', { name: 'Este artigo ajudou?' });
const answer = (page: Page, name: 'Sim' | 'Não') => rating(page).getByRole('button', { name });

/** Says no with a remark, then yes; both stand after the page is loaded again. */
const rate = async (page: Page, remark: string): Promise<void> => {
  await answer(page, 'Não').dblclick();
  await expect(answer(page, 'Não')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.getByLabel('O que faltou? (opcional)').fill(remark);
  await page.getByRole('button', { name: 'Enviar comentário' }).dblclick();
  await expect(page.getByText('Lemos cada comentário, sem saber de quem é.')).toBeVisible();
  await expect(page.getByLabel('O que faltou? (opcional)')).toHaveValue(remark);
  await answer(page, 'Sim').dblclick();
  await expect(answer(page, 'Sim')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(answer(page, 'Sim')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('O que faltou? (opcional)')).toHaveValue(remark);
};

/** Finds an article in the palette of every page, without the mouse. */
const findByKeys = async (page: Page, words: string, title: string): Promise<void> => {
  const palette = page.getByRole('dialog', { name: 'Buscar telas, pedidos e pessoas' });
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(words);
  const option = palette.getByRole('group', { name: 'Ajuda' }).getByRole('option', { name: new RegExp(`^${title}`) });
  await expect(option).toBeVisible();
  await expectAccessible(page);
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

test('a member finds help on a page and by keys, and support reads what it lacks', async ({ page, baseURL }) => {
  test.slow(); // Axe reads many screens.
  const seen = watch(page, baseURL);
  const { remark, missed } = said();
  await arrive(page, await inNewTeam(baseURL, 'dora@livraria.example', 'Livraria da Ajuda'), '/setting/team');
  await page.getByRole('main').getByRole('link', { name: 'Ajuda' }).click();
  await expect(page).toHaveURL('/help/member');
  await expect(page.getByRole('heading', { level: 1, name: 'Convidar pessoas' })).toBeVisible();
  await rate(page, remark);
  await fitsPhone(page);

  await findByKeys(page, 'taxa', 'Tarifas');
  await findByKeys(page, 'sacar', 'Sacar');
  await page.goto('/help');
  const counted = page.waitForResponse((response) => response.url().endsWith('/help/missed'));
  await page.getByLabel('O que você procura?').fill(missed);
  await expect(page.getByText(`Nenhum artigo para “${missed}”.`)).toBeVisible();
  await fitsPhone(page);
  await counted;

  await arriveAtConsole(page, (await newStaff(baseURL, 'Ivo Neves', 'support')).token, '/console/');
  await page.getByRole('navigation').getByRole('link', { name: 'Ajuda' }).click();
  await expect(page).toHaveURL('/console/help');
  await expect(page.getByRole('listitem').filter({ hasText: missed })).toContainText('1 busca');
  await page.getByRole('link', { name: 'Convidar pessoas' }).click();
  const panel = page.getByRole('dialog', { name: 'Convidar pessoas' });
  await expect(panel.getByRole('listitem').filter({ hasText: remark })).toContainText('Disse que ajudou');
  await expectAccessible(page);
  await fitsPhone(page);
  seen.expectQuiet();
});

test('a remark written without a connection stays in its field, and is sent when the connection is back', async ({
  page,
  context,
  baseURL,
}) => {
  const { remark } = said();
  await arrive(page, await inNewTeam(baseURL, 'dora@livraria.example', 'Livraria da Ajuda'), '/help/webhook');
  await answer(page, 'Não').click();
  await page.getByLabel('O que faltou? (opcional)').fill(remark);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Enviar comentário' }).click();
  await expect(page.getByText('Sem conexão. Nada foi enviado.')).toBeVisible();
  await expect(page.getByLabel('O que faltou? (opcional)')).toHaveValue(remark);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Enviar comentário' }).click();
  await expect(page.getByText('Lemos cada comentário, sem saber de quem é.')).toBeVisible();
});

/** Refuses what this page sends to an address, as the server would. */
const refuse = (page: Page, address: string, refusal: 'balance_insufficient' | 'product_inactive', msg: string) =>
  page.route(address, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ json: { code: refusals[refusal].code, msg, data: { refusal, requestId: 'test' } } }),
  );

test('a refusal leads to the article that says what to do, beside what is open', async ({ page, context, baseURL }) => {
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), '/help/tool');
  await refuse(page, '**/rating', 'product_inactive', 'Este estabelecimento ainda não ativou o produto.');
  await answer(page, 'Não').click();
  await expect(page.getByText('ainda não ativou o produto')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Como resolver' }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: 'Produtos de pagamento' })).toBeVisible();
  await expect(page).toHaveURL('/help/tool');
});

test('a refusal beside an open dialog has no link that cannot be pressed', async ({ page, baseURL }) => {
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), '/payment/financial');
  await refuse(page, '**/withdrawal', 'balance_insufficient', 'Saldo insuficiente.');
  await page.getByRole('button', { name: 'Sacar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Sacar' });
  await form.getByLabel('Valor do saque').fill('11,77');
  await expect(form.getByRole('region', { name: 'Resumo do saque' })).toContainText('Em minutos');
  await form.getByRole('button', { name: /^Sacar R\$\s11,77$/ }).click();
  await expect(page.getByText('Saldo insuficiente.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Como resolver' })).toHaveCount(0);
});

test('a reader without a session finds an article, reads it and goes on to the login', async ({ page }) => {
  await page.goto('/help');
  await page.getByLabel('O que você procura?').fill('sacarr');
  await expect(page.getByRole('heading', { name: 'Artigos encontrados' })).toBeVisible();
  await page.getByRole('link', { name: 'Sacar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sacar' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Como fazer' })).toBeVisible();
  await expect(page.getByText('Este artigo ajudou?')).toBeHidden();
  await page.getByRole('article').getByRole('link', { name: 'Saldos' }).click();
  await expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible();
  await page.getByRole('link', { name: 'Ajuda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuda' })).toBeVisible();
});

test('an article that is pressed while the search is still on its way opens', async ({ page }) => {
  await page.clock.install();
  await page.goto('/help');
  const held = Promise.withResolvers<void>();
  await page.route('**/help-article-page*.js', async (script) => {
    await held.promise;
    await script.continue();
  });
  await page.getByLabel('O que você procura?').fill('sacarr');
  await page.getByRole('link', { name: 'Sacar', exact: true }).click();
  await page.clock.runFor(260);
  held.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Sacar' })).toBeVisible();
});

test('anybody reads the guides and the state of the platform', async ({ page }) => {
  await page.goto('/help/guide/open-api');
  await expect(page.getByText('Escrito em português; os programas são os mesmos do guia em inglês.')).toBeVisible();
  await page.goto('/help/guide/applets');
  await expect(page.getByText('Escrito em inglês, como o código.')).toBeVisible();
  await page.goto('/status');
  await expect(page.getByRole('list', { name: 'Partes da plataforma' }).getByRole('listitem')).toHaveCount(6);
  await page.goto('/help/nothing');
  await expect(page.getByRole('heading', { name: 'Este artigo não existe' })).toBeVisible();
});
