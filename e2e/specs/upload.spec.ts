import fs from 'node:fs';
import { makePdf } from '../support/document.ts';
import { arrive, inNewTeam } from '../support/person.ts';
import { makePhoto } from '../support/photo.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const dora = 'dora@livraria.example';
const form = '/certify?step=documents';
const field = (page: Page) => page.locator('[id="field-businessLicense"]');
const files = (page: Page) => field(page).locator('input[type="file"][multiple], input[type="file"]').first();
const row = (page: Page, name: string): Locator => field(page).getByRole('listitem').filter({ hasText: name });

/** Lets files fall on the field, as from a folder, or puts them in as from the clipboard. */
const bring = (page: Page, kind: 'drop' | 'paste', { name, mimeType, buffer }: ReturnType<typeof makePhoto>) =>
  field(page)
    .locator('fieldset')
    .evaluate(
      (element, [how, called, type, text]) => {
        const data = new DataTransfer();
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], called, { type }));
        const about = { bubbles: true, cancelable: true };
        if (how === 'paste') element.dispatchEvent(new ClipboardEvent('paste', { ...about, clipboardData: data }));
        else
          for (const event of ['dragenter', 'dragover', 'drop'])
            element.dispatchEvent(new DragEvent(event, { ...about, dataTransfer: data }));
      },
      [kind, name, mimeType, buffer.toString('base64')] as const,
    );

test('documents are chosen, dropped and pasted, looked at, replaced and removed', async ({
  page,
  baseURL,
  context,
}) => {
  const seen = watch(page, baseURL);
  await arrive(page, await inNewTeam(baseURL, dora, 'Papelaria Documentos'), form);
  await files(page).setInputFiles(makePdf('Contrato social.pdf'));
  await expect(row(page, 'Contrato social.pdf')).toContainText('PDF · 1 kB');
  await bring(page, 'drop', makePhoto(320, 200));
  await expect(row(page, 'foto.png')).toContainText('Imagem · ');
  await expect(row(page, 'foto.png').locator('img')).toBeVisible();
  await bring(page, 'paste', { ...makePhoto(200, 320), name: 'colada.png' });
  await expect(row(page, 'colada.png')).toContainText('Imagem · ');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ver foto.png', exact: true }).click();
  const picture = page.getByAltText('Imagem do documento foto.png');
  await expect(picture).toHaveJSProperty('naturalWidth', 320);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // A browser without a reader of its own has it as a file, from the same place.
  const [tab, answer] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('response', (response) => response.url().includes('/upload/document/')),
    page.getByRole('button', { name: 'Ver Contrato social.pdf', exact: true }).click(),
  ]);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await tab.close();

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Trocar foto.png' }).click();
  await (await chooser).setFiles({ ...makePhoto(90, 90), name: 'verso.png' });
  await expect(row(page, 'verso.png')).toContainText('Imagem · ');
  await expect(row(page, 'foto.png')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remover colada.png' }).click();
  await expect(row(page, 'colada.png')).toHaveCount(0);

  await expect(page.getByText(/^Salvo às /)).toBeVisible();
  await page.reload();
  await expect(row(page, 'verso.png')).toContainText('Imagem · ');
  await expect(row(page, 'Contrato social.pdf')).toContainText('PDF · ');
  seen.expectQuiet();
});

test('what is no document is said at once, and what the server refuses is said in the same words', async ({
  page,
  baseURL,
}) => {
  await arrive(page, await inNewTeam(baseURL, dora, 'Papelaria Recusas'), form);
  await files(page).setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('apenas texto') });
  await expect(row(page, 'nota.txt')).toContainText(
    'Este tipo de arquivo não é aceito. Envie JPG, PNG, WebP, HEIC ou PDF.',
  );
  await files(page).setInputFiles({ name: 'vazio.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await expect(row(page, 'vazio.pdf')).toContainText('O arquivo está vazio.');
  await expect(row(page, 'nota.txt')).toHaveCount(0);
  await files(page).setInputFiles(makePdf('enorme.pdf', 10 * 1024 * 1024 + 1));
  await expect(row(page, 'enorme.pdf')).toContainText('O arquivo tem mais de 10 MB.');
  const { buffer, ...locked } = makePdf('senha.pdf');
  const withKey = buffer.toString('latin1').replace('/Root', '/Encrypt 9 0 R /Root');
  await files(page).setInputFiles({ ...locked, buffer: Buffer.from(withKey, 'latin1') });
  await expect(row(page, 'senha.pdf')).toContainText('O PDF está protegido por senha.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remover senha.pdf da lista' }).click();
  await expect(field(page).getByRole('listitem')).toHaveCount(0);
});

test('sending waits for a lost line and goes on by itself', async ({ page, baseURL, context }) => {
  await arrive(page, await inNewTeam(baseURL, dora, 'Papelaria Linha'), form);
  const offsets: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset'] ?? '');
  });
  await page.route('**/upload/*', async (route) => {
    // The line is lost with the second piece.
    if (route.request().method() === 'PATCH' && offsets.length === 2) await context.setOffline(true);
    await route.continue().catch(() => undefined);
  });
  await files(page).setInputFiles(makePdf('extrato.pdf', 3 * 1024 * 1024));
  await expect(row(page, 'extrato.pdf')).toContainText('Sem conexão. O envio continua sozinho quando ela voltar.');
  await page.unroute('**/upload/*');
  await context.setOffline(false);
  await expect(row(page, 'extrato.pdf')).toContainText('PDF · 3,1 MB', { timeout: 20_000 });
  expect(offsets.filter((offset) => offset === '0')).toHaveLength(1);
});

test('a file that was on its way goes on after a reload, when it is chosen again', async ({ page, baseURL }) => {
  await arrive(page, await inNewTeam(baseURL, dora, 'Papelaria Recarga'), form);
  let pieces = 0;
  await page.route('**/upload/*', (route) => {
    if (route.request().method() === 'PATCH') pieces += 1;
    // The third piece hangs.
    return pieces > 2 ? undefined : route.continue();
  });
  // A file of the disk: it is known again by when it was changed.
  const file = test.info().outputPath('balanço.pdf');
  fs.writeFileSync(file, makePdf('', 4 * 1024 * 1024).buffer);
  await files(page).setInputFiles(file);
  await expect.poll(() => pieces).toBe(3);
  await page.unroute('**/upload/*');
  await page.reload();
  const methods: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/upload')) methods.push(request.method());
  });
  await files(page).setInputFiles(file);
  await expect(row(page, 'balanço.pdf')).toContainText('PDF · ', { timeout: 20_000 });
  expect(methods).not.toContain('POST');
  expect(methods[0]).toBe('HEAD');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a document is photographed, and nothing runs off the screen', async ({ page, baseURL }) => {
    await arrive(page, await inNewTeam(baseURL, dora, 'Papelaria Celular'), form);
    const camera = field(page).locator('input[capture="environment"]');
    await expect(page.getByRole('button', { name: 'Tirar foto' })).toBeVisible();
    await camera.setInputFiles({ ...makePhoto(300, 400), name: `um nome comprido ${'muito '.repeat(20)}.png` });
    await expect(row(page, 'um nome comprido')).toContainText('Imagem · ');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});
