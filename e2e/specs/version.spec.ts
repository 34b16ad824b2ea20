import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { exportFolder } from '@balcao/applet-package/export-folder';
import { listApplets } from '@balcao/contract/applet';
import { setReviewMode } from '@balcao/contract/sandbox';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';
import { expectAccessible, watch } from '../support/watch.ts';

/** A mini program as its developer exports it: a folder with the list that the tool adds. */
const exported = async (appId: string, words: string): Promise<string> => {
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'balcao-version-'));
  const source = path.join(work, 'loja');
  await fs.mkdir(source);
  await fs.writeFile(
    path.join(source, 'app.json'),
    JSON.stringify({ appId, name: 'Clube do Grão', pages: ['index.html'] }),
  );
  await fs.writeFile(path.join(source, 'index.html'), `<!doctype html>\n<title>Loja</title>\n<p>${words}</p>\n`);
  const target = path.join(work, 'exportada');
  const { faults = [] } = { faults: [], ...(await exportFolder(source, target, '0.1.0')) };
  expect(faults).toEqual([]);
  return target;
};

const chooseFolder = async (page: Page, folder: string) => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Escolher pasta' }).click();
  await (await choosing).setFiles(folder);
};
const send = async (page: Page, folder: string, words: string) => {
  await page.getByRole('button', { name: 'Enviar versão' }).first().click();
  await chooseFolder(page, folder);
  await page.getByLabel('Descrição').fill(words);
  await expect(page.getByText(/foi enviado por completo/)).toBeVisible();
  await page.getByRole('button', { name: 'Criar a versão' }).click();
};

/** Has the newest version tried: its code is shown, and an unknown telephone number is refused at its field. */
const putOnTrial = async (page: Page) => {
  await page.getByRole('button', { name: /^Colocar a .* em teste$/ }).click();
  await page.getByRole('link', { name: 'Abrir QR Code e testadores' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('img', { name: /da versão em teste/ })).toBeVisible();
  await panel.getByLabel('Celular de quem vai testar').fill('11900000000');
  await panel.getByRole('button', { name: 'Adicionar testador' }).click();
  await expect(panel.getByLabel('Celular de quem vai testar')).toHaveAccessibleDescription(/Ninguém usa o aplicativo/);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
};

test.describe.configure({ timeout: 180_000 });

test('a team uploads a version, has it tried and reviewed, publishes it to some and to all, and goes back', async ({
  browser,
}) => {
  const testApp = await openTestApp();
  try {
    const { baseUrl } = testApp;
    const page = await (await browser.newContext({ baseURL: baseUrl })).newPage();
    page.setDefaultTimeout(20_000);
    const seen = watch(page, baseUrl);
    const call = callerOf(baseUrl, await atWork(baseUrl, 'ana@cafe.example'));
    const { list } = await call(listApplets, { query: {} });
    const [applet] = list;
    await arrive(page, await atWork(baseUrl, 'ana@cafe.example'), `/applet/${applet?.id}/version`);

    await send(page, await exported(applet?.appId ?? '', 'Fechado'), 'Primeira versão.');
    await expect(page.getByText(/Versão .* criada[.]/)).toBeVisible();
    await expectAccessible(page);

    await putOnTrial(page);

    await callerOf(baseUrl)(setReviewMode, { body: { mode: 'approve' } });
    const review = async () => {
      await page.getByRole('button', { name: 'Enviar para análise' }).click();
      await page.getByLabel('O que verificar').fill('A página inicial.');
      await page.getByRole('button', { name: 'Enviar agora' }).click();
      await expect(page.getByRole('link', { name: 'Publicar', exact: true })).toBeVisible({ timeout: 30_000 });
      await page.getByRole('link', { name: 'Publicar', exact: true }).click();
    };
    await review();
    await page.getByRole('button', { name: 'Publicar para todas as pessoas' }).click();
    await expect(page.getByText(/^Versão [0-9.]+ no ar[.]/)).toBeVisible();

    await send(page, await exported(applet?.appId ?? '', 'Aberto'), 'A loja abriu.');
    await review();
    await page.getByText('index.html', { exact: true }).click();
    await expect(page.getByRole('region', { name: 'Mudanças em index.html' })).toContainText('+ <p>Aberto</p>');
    await expectAccessible(page);
    await page.getByText('20%', { exact: true }).click();
    await page.getByRole('button', { name: 'Publicar para 20% das pessoas' }).click();
    await expect(page.getByText('Para 20% das pessoas.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Liberar para mais pessoas' }).click();
    await page.getByText('100%', { exact: true }).click();
    await page.getByRole('button', { name: 'Liberar para todas as pessoas' }).click();

    await page.getByRole('link', { name: 'Voltar a uma anterior' }).click();
    await page.getByRole('button', { name: /^Voltar à .* agora$/ }).click();
    await expect(page.getByText(/no ar de novo[.]/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voltar a uma anterior' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Publicações' }).click();
    await expect(page.getByText('Volta a uma anterior')).toBeVisible();
    await expectAccessible(page);
    seen.expectQuiet();
  } finally {
    await testApp.close();
  }
});

test('a package with faults is refused file by file, and what was typed stays for the next one', async ({
  page,
  baseURL,
}) => {
  page.setDefaultTimeout(20_000);
  const token = await atWork(baseURL, 'ana@cafe.example');
  const { list } = await callerOf(baseURL, token)(listApplets, { query: {} });
  const [applet] = list;
  await arrive(page, token, `/applet/${applet?.id}/version`);
  const folder = await exported(applet?.appId ?? '', 'Fechado');
  await fs.appendFile(path.join(folder, 'index.html'), '<p>Mudei depois</p>');
  await send(page, folder, 'Mudei depois de exportar.');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('O pacote tem 1 problema')).toBeVisible();
  await expect(dialog.getByText('index.html', { exact: true })).toBeVisible();
  await expect(dialog.getByText('npx balcao applet export')).toBeVisible();
  await expectAccessible(page);
  await chooseFolder(page, await exported(applet?.appId ?? '', 'Agora sim'));
  await expect(page.getByText(/foi enviado por completo/)).toBeVisible();
  await expect(page.getByLabel('Descrição')).toHaveValue('Mudei depois de exportar.');
  await page.getByRole('button', { name: 'Criar a versão' }).click();
  await expect(page.getByText(/Versão .* criada[.]/)).toBeVisible();
});
