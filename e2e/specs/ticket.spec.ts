import { makePdf } from '../support/document.ts';
import { arrive, inNewTeam } from '../support/person.ts';
import { makePhoto } from '../support/photo.ts';
import { arriveAtConsole, newStaff } from '../support/staff.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

/** With a name that is longer than a phone is wide. */
const screenshot = {
  ...makePhoto(400, 300),
  name: 'A minha tela inteira do convite que não chega, com tudo o que aparece.png',
};

const fitsPhone = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });
};
/** A screenshot, stored with the results of the run. */
const photograph = (page: Page, name: string) =>
  page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });

const openDesk = async (browser: Browser, baseURL: string | undefined, name: string): Promise<Page> => {
  const { token } = await newStaff(baseURL, name, 'support');
  const desk = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await arriveAtConsole(desk, token, '/console/');
  return desk;
};
const write = async (desk: Page, text: string): Promise<void> => {
  await desk.getByLabel('Resposta para a equipe').fill(text);
  await desk.getByRole('button', { name: 'Enviar resposta' }).dblclick();
};

/** From the page that the person stands on, by its help; what is typed outlasts a reload. */
const ask = async (page: Page, subject: string): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: 'Ajuda' }).click();
  await page.getByRole('link', { name: 'Falar com o suporte' }).click();
  await expect(page.getByLabel('Sobre o quê')).toHaveValue('team');
  await expect(page.getByText('/setting/team', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Assunto').fill(subject);
  await page.getByLabel('Mensagem').fill('Convidei duas vezes e nada chegou.');
  await page.reload();
  await expect(page.getByLabel('Assunto')).toHaveValue(subject);
  await page.locator('input[type="file"][multiple]').setInputFiles(screenshot);
  await expect(page.getByRole('button', { name: /^Ver A minha tela/ })).toBeVisible();
  await fitsPhone(page);
  await photograph(page, 'form');
  await page.getByRole('button', { name: 'Enviar ao suporte' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
};
/** From where the day of support begins, by the queue. */
const find = async (desk: Page, subject: string): Promise<void> => {
  await expect(
    desk.getByRole('link', { name: /aguarda a resposta do suporte|aguardam a resposta do suporte/ }),
  ).toBeVisible();
  await desk.getByRole('link', { name: /^Atendimentos/ }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Atendimentos' })).toBeVisible();
  await desk.getByRole('searchbox').fill(subject);
  await expect(desk.getByRole('link', { name: subject })).toBeVisible();
  await expectAccessible(desk);
  await photograph(desk, 'queue');
  await fitsPhone(desk);
  await desk.getByRole('link', { name: subject }).click();
  await expect(desk.getByText('/setting/team', { exact: true })).toBeVisible();
  await expect(desk.getByRole('link', { name: 'Página do estabelecimento' })).toBeVisible();
  // The picture stands in the thread, and opens large.
  const file = desk.getByRole('list', { name: 'Arquivos' }).getByRole('listitem');
  await expect(file.locator('img')).toBeVisible();
  await file.getByRole('button', { name: /^Ver A minha tela/ }).click();
  const viewer = desk.getByRole('dialog', { name: /^A minha tela/ });
  await expect(viewer.locator('img')).toHaveJSProperty('naturalWidth', 400);
  await viewer.getByRole('button', { name: 'Fechar' }).click();
};
/** A note that the team does not see, then a question. */
const answer = async (desk: Page): Promise<void> => {
  await desk.getByText('Nota interna').click();
  await desk.getByLabel('Nota para colegas').fill('O endereço tem um erro de digitação.');
  await desk.getByRole('button', { name: 'Salvar nota interna' }).dblclick();
  await expect(desk.getByText('O endereço tem um erro de digitação.')).toHaveCount(1);
  await desk.getByText('Responder', { exact: true }).click();
  await desk.getByLabel('Depois de enviar').selectOption({ label: 'Aguarda a equipe' });
  await desk.locator('input[type="file"][multiple]').setInputFiles(makePdf('guia.pdf'));
  await expect(desk.getByRole('button', { name: 'Ver guia.pdf', exact: true })).toBeVisible();
  await write(desk, 'O endereço está certo? Falta uma letra.');
  await expect(desk.getByRole('article').filter({ hasText: 'Falta uma letra.' })).toHaveCount(1);
  await expectAccessible(desk);
  await photograph(desk, 'thread');
  await fitsPhone(desk);
};
/** From home, by the list; one message however often the button is pressed. */
const goOn = async (page: Page, subject: string): Promise<void> => {
  await page.goto('/home');
  await page.getByRole('link', { name: /O suporte espera a sua resposta/ }).click();
  await expect(page).toHaveURL(/\/help\/requests\?state=/);
  await expectAccessible(page);
  await photograph(page, 'requests');
  await fitsPhone(page);
  await page.getByRole('link', { name: subject }).click();
  await page.getByLabel('Mensagem').fill('Era isso, obrigada.');
  await page.getByRole('button', { name: 'Enviar ao suporte' }).dblclick();
  await expect(page.getByText('Era isso, obrigada.')).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'guia.pdf' })).toContainText('PDF');
  await photograph(page, 'thread-member');
  // Their own file they may take back; the message stays.
  await page.getByRole('button', { name: /^Apagar A minha tela/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar arquivo' }).click();
  await expect(page.getByText('Arquivo apagado', { exact: true })).toBeVisible();
  await expect(page.getByText('Com o suporte')).toBeVisible();
};

test('a member asks support from a page, two of support answer at once, and the member reads and closes it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow(); // Axe reads many screens, for three people.
  const seen = watch(page, baseURL);
  const subject = `Convite que não chega ${Date.now()}`;
  await arrive(page, await inNewTeam(baseURL, 'dora@livraria.example', 'Livraria que Pergunta'), '/setting/team');
  await ask(page, subject);
  const address = new URL(page.url()).pathname;

  const desk = await openDesk(browser, baseURL, 'Nair Lopes');
  await find(desk, subject);
  const other = await openDesk(browser, baseURL, 'Ivo Prado');
  await other.goto(new URL(desk.url()).pathname);
  await expect(other.getByLabel('Resposta para a equipe')).toBeVisible();
  await other.getByLabel('Resposta para a equipe').fill('Vou olhar.');

  await answer(desk);

  // The second read no further than the question: nothing is sent, and nothing of theirs is lost.
  await other.getByRole('button', { name: 'Enviar resposta' }).click();
  const told = other.getByRole('alert').filter({ hasText: 'respondeu primeiro' });
  const early = other.getByText('Falta uma letra.');
  await expect(told.or(early).first()).toBeVisible();

  await expect(page.getByText('Falta uma letra.')).toBeVisible();
  await expect(page.getByText('O endereço tem um erro de digitação.')).toHaveCount(0);
  await expect(page.getByText('Aguarda você')).toBeVisible();
  await goOn(page, subject);
  await expect(desk.getByText('Era isso, obrigada.')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Marcar como resolvido' }).dblclick();
  await expect(page.getByText('Resolvido. Se ainda falta algo', { exact: false })).toBeVisible();
  await photograph(page, 'solved');
  await fitsPhone(page);
  expect(new URL(page.url()).pathname).toBe(address);
  seen.expectQuiet();
});
