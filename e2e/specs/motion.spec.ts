import { arrive, atWork } from '../support/person.ts';
import { phoneOfBruna, scan } from '../support/phone.ts';
import { openShop, sell } from '../support/shop.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Longer than this, in milliseconds, can be seen. */
const seenFromMs = 20;

/** Notes every movement that begins on the page from its first moment on. */
const watchMovements = async (page: Page): Promise<void> => {
  await page.addInitScript((least) => {
    const noted = new Set<string>();
    const name = (target: EventTarget | null): string =>
      target instanceof Element ? `${target.tagName}.${target.className}` : '';
    const note = (event: Event): void => {
      const moving = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > least);
      for (const { effect } of moving)
        noted.add(`${event.type} ${name(effect instanceof KeyframeEffect ? effect.target : null)}`);
    };
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, note, true);
    Object.assign(globalThis, { movements: noted });
  }, seenFromMs);
};
const expectStill = async (page: Page): Promise<void> => {
  const found = await page.evaluate(() => [...(Reflect.get(globalThis, 'movements') as Set<string>)]);
  expect.soft(found, page.url()).toEqual([]);
  const scrolling = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect.soft(scrolling).toBe('auto');
};

// Every test runs with reduced motion (playwright.config.ts); here it is looked at.
test('nothing moves in the back office for people who ask for that', async ({ page, baseURL }) => {
  await watchMovements(page);
  await page.setViewportSize({ width: 820, height: 900 });
  await arrive(page, await atWork(baseURL, 'ana@cafe.example'), '/payment/transaction/orders');
  await page.getByRole('button', { name: 'Abrir o menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('row').nth(2).getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Copiar' }).first().click();
  await page.keyboard.press('Escape');
  await expectStill(page);
  await page.goto('/setting/team?tab=invitations');
  await page.getByRole('button', { name: 'Convidar' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'E-mails' }).fill(`quieta-${Date.now()}@exemplo.com.br`);
  await form.getByRole('combobox', { name: 'Função' }).selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByRole('log').getByText('Convite enviado.')).toBeVisible();
  await expectStill(page);
  await page.goto('/account');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await page.getByRole('switch').first().click();
  await expectStill(page);
  await page.goto('/teams');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Café do Mercado/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/home$/);
  await expectStill(page);
});

test('nor at the console and on the phone', async ({ page, browser, baseURL }) => {
  await watchMovements(page);
  await arriveAtConsole(page, await staffToken(baseURL, 'fabio@balcao.example'), '/console/merchant');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectStill(page);
  const { brCode } = await sell(openShop(baseURL), 322);
  const phone = await phoneOfBruna(browser, baseURL);
  await watchMovements(phone);
  await scan(phone, brCode);
  const sheet = phone.getByRole('dialog', { name: 'Confirmar o pagamento' });
  await sheet.getByRole('button', { name: 'Pagar R$ 3,22' }).click();
  await expect(phone.getByRole('link', { name: 'Ir para a carteira' })).toBeVisible();
  await expectStill(phone);
  await phone.context().close();
});
