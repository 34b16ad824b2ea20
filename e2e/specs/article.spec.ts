import path from 'node:path';
import { listChannels } from '@balcao/contract/channel';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const picture = (name: string) => path.resolve('apps/server/src/modules/sandbox/pictures', `${name}.webp`);

/** Words in bold, a picture in the text, and a cover. */
const write = async (page: Page) => {
  const text = page.getByRole('textbox', { name: 'Texto', exact: true });
  await text.click();
  await page.keyboard.type('Colhida à mão. ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Doze pessoas.');
  await page.locator('input[type=file][multiple]').setInputFiles(picture('post-graos'));
  const inText = text.locator('img');
  await expect(inText).toBeVisible();
  await expect.poll(() => inText.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_280);
  await page.getByLabel('O que a imagem mostra').fill('Grãos torrados');
  await page.locator('input[type=file]:not([multiple])').setInputFiles(picture('post-serra'));
  await page.getByRole('button', { name: 'Usar esta imagem' }).click();
  await expect(page.getByRole('button', { name: 'Trocar a capa' })).toBeVisible();
  await expect(page.getByText('5 de 3.000 palavras')).toBeVisible();
  const preview = page.getByRole('article');
  await expect(preview.getByRole('img', { name: 'Grãos torrados' })).toBeVisible();
  await expect(preview.locator('strong')).toHaveText('Doze pessoas.');
  await expect(page.getByText(/Salvo às/)).toBeVisible();
};

/** An article of the past on a page of its own, and back to where its channel was. */
const readAndComeBack = async (phone: Page) => {
  const older = phone.getByRole('link', { name: 'Como acertar o coado em casa' }).last();
  await older.scrollIntoViewIfNeeded();
  const place = () => phone.locator('[data-screen]').evaluate(({ scrollTop }) => scrollTop);
  const before = await place();
  await older.click();
  await expect(phone.getByRole('heading', { name: 'Passo a passo' })).toBeVisible();
  await expect(phone.getByRole('table')).toContainText('Prensa');
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'Voltar' }).click();
  await expect(older).toBeInViewport();
  expect(Math.abs((await place()) - before)).toBeLessThan(40);
};

test('a member writes an article with a cover and a picture, and a follower reads it on a page of its own', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const title = `Torra da serra ${Date.now()}`;
  const token = await atWork(baseURL, 'ana@cafe.example');
  const { list } = await callerOf(baseURL ?? '', token)(listChannels, { query: {} });
  const channel = list.find(({ name }) => name.startsWith('Novidades do Café'));
  if (!channel) throw new Error('the demonstration has a channel');

  await arrive(page, token, `/channel/${channel.id}/broadcast/index`);
  await page.getByRole('button', { name: 'Escrever publicação' }).click();
  await page.getByRole('radio', { name: 'Imagem e texto' }).click();
  await page.getByLabel('Título', { exact: true }).fill(title);
  await write(page);
  await expectAccessible(page);
  await page.reload();
  const text = page.getByRole('textbox', { name: 'Texto', exact: true });
  await expect(text).toContainText('Colhida à mão. Doze pessoas.');
  await expect(text.locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar agora' }).click();
  await expect(page.getByRole('heading', { name: 'Enviada' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('img', { name: 'Grãos torrados' })).toBeVisible();
  seen.expectQuiet();

  const phone = await newPhone(browser, baseURL, 'Lia Ferraz');
  await phone.goto(new URL(channel.url).pathname);
  await readAndComeBack(phone);
  await phone.getByRole('link', { name: title }).click();
  const read = phone.getByRole('article');
  await expect(read.locator('strong')).toHaveText('Doze pessoas.');
  const shown = read.getByRole('img', { name: 'Grãos torrados' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_280);
  await page.getByRole('button', { name: 'Recolher' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Recolher' }).click();
  await expect(phone.getByText('Esta publicação não está mais aqui')).toBeVisible();
});
