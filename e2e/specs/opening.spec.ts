import { phoneOfBruna } from '../support/phone.ts';
import { openOnPhone, pageInFrame, pageOf, publish } from '../support/published-applet.ts';
import { openShop } from '../support/shop.ts';
import { expect, type Frame, type Page, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

/** The API as a test names its calls: `storage.set`. */
interface Api {
  (...args: readonly unknown[]): Promise<unknown>;
  readonly [name: string]: Api | undefined;
}
type Global = typeof globalThis & { balcao: Api };
/** What a call of the API comes to, or the code of its error. */
const ask = (frame: Frame, call: string, ...args: readonly unknown[]): Promise<unknown> =>
  frame.evaluate(
    async ({ call, args }) => {
      const found = call.split('.').reduce<Api | undefined>((at, name) => at?.[name], (globalThis as Global).balcao);
      try {
        return (await found?.(...args)) ?? null;
      } catch (error) {
        return `refused: ${(error as { code?: string }).code}`;
      }
    },
    { call, args },
  );
const choose = async (phone: Page, action: string) => {
  await phone.getByRole('button', { name: /^Opções de/ }).click();
  await phone.getByRole('button', { name: action }).click();
};

test.describe('a mini program on the phone', () => {
  test('is found by its name, opens full screen, and stands among the recent ones', async ({ browser, baseURL }) => {
    const applet = await publish(baseURL, {
      window: { title: 'Doces', barColor: '#0b3d2e', barText: 'light' },
      files: { 'index.html': pageOf('Brigadeiros') },
    });
    const phone = await phoneOfBruna(browser, baseURL);
    await phone.goto('/phone/');
    await phone.getByRole('link', { name: 'Miniprogramas' }).click();
    await phone.getByLabel('Procurar pelo nome').fill(applet.name.toUpperCase());
    await expectAccessible(phone);
    await phone.getByRole('link', { name: applet.name }).click();
    await expect(phone.getByRole('heading', { name: 'Doces' })).toBeVisible();
    await expect(phone.frameLocator('iframe').getByRole('heading', { name: 'Brigadeiros' })).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole('link', { name: 'Fechar o miniprograma' }).click();
    await expect(phone.getByRole('heading', { name: 'Abertos recentemente' })).toBeVisible();
    await expect(phone.getByRole('link', { name: applet.name }).first()).toBeVisible();
  });

  test('has its process begun before its address is known, and nothing of that is left', async ({
    browser,
    baseURL,
  }) => {
    const applet = await publish(baseURL, { files: { 'index.html': pageOf('Cedo') } });
    const phone = await phoneOfBruna(browser, baseURL);
    const early = phone.waitForResponse((response) => new URL(response.url()).pathname === '/balcao/frame.html');
    await phone.goto(`/phone/applet/${applet.appId}`);
    expect(new URL((await early).url()).hostname).toBe(`${applet.appId}.localhost`);
    await expect(phone.frameLocator('iframe').getByRole('heading', { name: 'Cedo' })).toBeVisible();
    await expect.poll(() => phone.frames().length).toBe(2);
  });

  test('asks once for what it declares, and what was allowed can be taken back', async ({ browser, baseURL }) => {
    const applet = await publish(baseURL, { permissions: ['profile'] });
    const { phone, frame } = await openOnPhone(browser, baseURL, applet);
    const name = ask(frame, 'profile');
    const sheet = phone.getByRole('dialog', { name: `Permitir que ${applet.name} faça isto?` });
    await expect(sheet).toContainText('Ver o seu primeiro nome.');
    await expectAccessible(phone);
    await sheet.getByRole('button', { name: 'Permitir', exact: true }).click();
    expect(await name).toEqual({ name: 'Bruna' });
    expect(await ask(frame, 'profile')).toEqual({ name: 'Bruna' });
    expect(await ask(frame, 'location')).toBe('refused: undeclared');
    await choose(phone, 'O que você permite');
    await phone.getByRole('switch', { name: 'Primeiro nome' }).click();
    await expect(phone.getByRole('switch', { name: 'Primeiro nome' })).not.toBeChecked();
    await phone.keyboard.press('Escape');
    expect(await ask(frame, 'profile')).toBe('refused: denied');
  });

  test('keeps values for the person, over pages and openings', async ({ browser, baseURL }) => {
    const applet = await publish(baseURL, { files: { 'other.html': pageOf('Outra página') } });
    const { phone, frame } = await openOnPhone(browser, baseURL, applet);
    expect(await ask(frame, 'storage.set', 'cart', { cake: 2 })).toBeNull();
    await frame.evaluate(() => (globalThis as Global).balcao.navigate?.({ page: 'other.html', query: { table: '7' } }));
    await expect(phone.frameLocator('iframe').getByRole('heading', { name: 'Outra página' })).toBeVisible();
    const next = await pageInFrame(phone, applet);
    expect(await ask(next, 'storage.get', 'cart')).toEqual({ cake: 2 });
    expect(await next.evaluate(() => (globalThis as Global).balcao.query)).toEqual({ table: '7' });
    await choose(phone, 'Abrir de novo');
    await expect(phone.frameLocator('iframe').getByRole('heading', { name: 'Barraca' })).toBeVisible();
    const again = await pageInFrame(phone, applet);
    expect(await ask(again, 'storage.keys')).toEqual(['cart']);
    expect(await ask(again, 'storage.set', 'large', 'x'.repeat(1_000_001))).toBe('refused: invalid');
  });

  test('is paid by the cashier of the chat app, and its server knows', async ({ browser, baseURL }) => {
    const shop = openShop(baseURL);
    const merchantOrderNumber = `APPLET-${Date.now()}`;
    const goodsName = 'Seis brigadeiros';
    const order = await shop.createOrder({
      merchantOrderNumber,
      method: '01',
      product: '02',
      amount: 18_00,
      goodsName,
    });
    const applet = await publish(baseURL, { permissions: ['payment'] });
    const { phone, frame } = await openOnPhone(browser, baseURL, applet);
    const left = ask(frame, 'pay', { code: order.payUrl });
    const sheet = phone.getByRole('dialog', { name: 'Confirmar o pagamento' });
    await expect(sheet).toContainText('Seis brigadeiros');
    await sheet.getByRole('button', { name: 'Fechar' }).click();
    expect(await left).toEqual({ paid: false });
    const paid = ask(frame, 'pay', { code: order.payUrl });
    await sheet.getByRole('button', { name: 'Pagar R$ 18,00' }).click();
    expect(await paid).toEqual({ paid: true });
    await expect.poll(async () => (await shop.queryOrder(merchantOrderNumber)).status).toBe('02');
  });

  test('takes no payment where its app.json asks for none', async ({ browser, baseURL }) => {
    const { frame } = await openOnPhone(browser, baseURL, await publish(baseURL));
    expect(await ask(frame, 'pay', { code: 'x' })).toBe('refused: undeclared');
  });

  test('opens at the page of a shared link, which the scanner of the phone reads too', async ({ browser, baseURL }) => {
    const applet = await publish(baseURL, { files: { 'table.html': pageOf('Mesa') } });
    const { phone, frame } = await openOnPhone(browser, baseURL, applet);
    const shared = ask(frame, 'share', { title: 'Mesa 7', page: 'table.html', query: { table: '7' } });
    const sheet = phone.getByRole('dialog', { name: 'Mesa 7' });
    const link = (await sheet.getByTitle(/phone\/applet/).getAttribute('title')) ?? '';
    const picture = await sheet.getByRole('img', { name: 'Mesa 7' }).screenshot();
    await sheet.getByRole('button', { name: 'Fechar' }).click();
    expect(await shared).toBeNull();
    await phone.goto('/phone/pay');
    await phone.getByLabel(/Pix copia e cola/).fill(link);
    await phone.getByRole('button', { name: 'Continuar' }).click();
    const expectTable = async () => {
      await expect(phone.frameLocator('iframe').getByRole('heading', { name: 'Mesa' })).toBeVisible();
      const table = await pageInFrame(phone, applet);
      expect(await table.evaluate(() => (globalThis as Global).balcao.query)).toEqual({ table: '7' });
    };
    await expectTable();
    await phone.goto('/phone/pay');
    await phone.locator('input[type=file]').setInputFiles({ name: 'qr.png', mimeType: 'image/png', buffer: picture });
    await expectTable();
  });

  test('says why it cannot be opened', async ({ browser, baseURL }) => {
    const down = await publish(baseURL, { stage: 'takenDown' });
    const phone = await phoneOfBruna(browser, baseURL);
    await phone.goto(`/phone/applet/${down.appId}`);
    await expect(phone.getByText('Fora do ar')).toBeVisible();
    await expect(phone.getByText('Vende o que não pode.')).toBeVisible();
    await expectAccessible(phone);
    const unpublished = await publish(baseURL, { stage: 'develop' });
    await phone.goto(`/phone/applet/${unpublished.appId}`);
    await expect(phone.getByText('Ainda não publicado')).toBeVisible();
    await phone.goto(`/phone/applet/${unpublished.appId}?trial=1`);
    await expect(phone.getByText('Só para testadores')).toBeVisible();
  });

  test('is told that there is no connection', async ({ browser, baseURL }) => {
    const { phone, frame } = await openOnPhone(browser, baseURL, await publish(baseURL));
    await phone.context().setOffline(true);
    expect(await ask(frame, 'storage.keys')).toBe('refused: offline');
    expect(await ask(frame, 'request', { url: 'http://api.example.com/' })).toBe('refused: offline');
  });
});
