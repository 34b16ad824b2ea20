import path from 'node:path';
import { makePages } from '../support/document.ts';
import { newChannel } from '../support/moderation.ts';
import { arrive, atWork } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const film = path.resolve(import.meta.dirname, '../../apps/server/test/data/film.mp4');

const files = ['Cardápio', 'Receitas', 'Horários'].map((name) => ({
  name: `${name}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(`${name} da semana`),
}));
const wrong = { name: 'contrato.pdf', mimeType: 'application/pdf', buffer: Buffer.from('PK\x03\x04 nada') };

/** A channel of its own: two who write in one as the same member share an empty draft. */
const ownChannel = (baseURL: string | undefined) => newChannel(baseURL ?? '', `Café em filme ${crypto.randomUUID()}`);

test('a member sends a video to a channel, which plays on the phone from any second, and documents beside it', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const title = `Como torramos ${Date.now()}`;
  const token = await atWork(baseURL, 'ana@cafe.example');
  const channel = await ownChannel(baseURL);
  const phone = await newPhone(browser, baseURL, 'Lia Ferraz');

  await arrive(page, token, `/channel/${channel.id}/broadcast/index`);
  await page.getByRole('button', { name: 'Escrever publicação' }).click();
  await page.getByText('Vídeo', { exact: true }).click();
  await page.getByLabel('Título (opcional)').fill(title);
  await page.getByRole('button', { name: 'Enviar…' }).click();
  await expect(page.getByRole('group', { name: 'Vídeo' }).getByRole('alert')).toBeVisible();
  await page.getByLabel('Escolher arquivo').setInputFiles(film);
  await expect(page.getByText(/640 × 360 · 00:04 · avc1/)).toBeVisible();
  await expect(page.getByText(/Abaixo de 1\.920 × 1\.080/)).toBeVisible();
  await expect(page.getByText(/Salvo às/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(/640 × 360/)).toBeVisible();
  const preview = page.getByRole('article').getByLabel('Vídeo film.mp4');
  await expect(preview).toHaveAttribute('poster', /^\/media\/.*\/poster\//);
  await page.getByRole('button', { name: 'Enviar…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar agora' }).click();
  await expect(page.getByRole('heading', { name: 'Enviada' })).toBeVisible();

  await phone.goto(new URL(channel.url).pathname);
  const post = phone.getByRole('article').filter({ hasText: title });
  await expect(post).toBeVisible();
  const video = post.locator('video');
  const at = await video.evaluate(async (element: HTMLVideoElement) => {
    if (element.readyState < 1) await new Promise((done) => element.addEventListener('loadedmetadata', done));
    const sought = new Promise((done) => element.addEventListener('seeked', done));
    element.currentTime = 3;
    await sought;
    return { at: element.currentTime, of: element.duration, wide: element.videoWidth };
  });
  expect(at).toEqual({ at: 3, of: 4, wide: 640 });
  await expectAccessible(phone);

  await page.goto(`/channel/${channel.id}/broadcast/index`);
  await page.getByRole('button', { name: 'Escrever publicação' }).click();
  await page.getByText('Documentos', { exact: true }).click();
  await page.getByLabel('Escolher arquivo').setInputFiles(files);
  for (const { name } of files) await expect(page.getByRole('button', { name: `Remover ${name}` })).toBeVisible();
  await page.getByLabel('Escolher outro arquivo').setInputFiles(wrong);
  await expect(page.getByRole('alert').filter({ hasText: /não é aceito aqui|danificado/ })).toBeVisible();
  await expectAccessible(page);
  seen.expectQuiet();
});

test('a PDF of a post is read on the phone page by page, larger and smaller, and one comes back to the post', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const title = `Cardápio ${Date.now()}`;
  const token = await atWork(baseURL, 'ana@cafe.example');
  const channel = await ownChannel(baseURL);
  const phone = await newPhone(browser, baseURL, 'Lia Ferraz');

  await arrive(page, token, `/channel/${channel.id}/broadcast/index`);
  await page.getByRole('button', { name: 'Escrever publicação' }).click();
  await page.getByText('Documentos', { exact: true }).click();
  await page.getByLabel('Título (opcional)').fill(title);
  await page.getByLabel('Escolher arquivo').setInputFiles(makePages('Cardápio da semana.pdf', 12));
  await expect(page.getByRole('button', { name: 'Remover Cardápio da semana.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar agora' }).click();
  await expect(page.getByRole('heading', { name: 'Enviada' })).toBeVisible();
  seen.expectQuiet();

  await phone.goto(new URL(channel.url).pathname);
  const post = phone.getByRole('article').filter({ hasText: title });
  await post.getByRole('link', { name: 'Cardápio da semana.pdf', exact: true }).click();
  await expect(phone.getByText('Página 1 de 12', { exact: true })).toBeVisible();
  const sheet = phone.getByRole('img', { name: 'Cardápio da semana.pdf, página 1 de 12' });
  const wide = () => sheet.evaluate((canvas: HTMLCanvasElement) => canvas.width);
  await expect.poll(wide).toBeGreaterThan(200);
  const middle = await sheet.evaluate((canvas: HTMLCanvasElement) =>
    [...(canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height * 0.75, 1, 1).data ?? [])].slice(0, 3),
  );
  expect(middle).toEqual([0, 0, 0]);
  await expectAccessible(phone);

  const before = await wide();
  await phone.getByRole('button', { name: 'Aumentar' }).click();
  await expect.poll(wide).toBeGreaterThan(before * 1.4);
  await phone.getByRole('button', { name: 'Diminuir' }).click();
  await expect.poll(wide).toBe(before);
  // Pages far from the view hold no memory.
  const last = phone.getByRole('img', { name: 'Cardápio da semana.pdf, página 12 de 12' });
  expect(await last.evaluate((canvas: HTMLCanvasElement) => canvas.height * canvas.width)).toBeLessThan(50_000);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(before);
  await expect.poll(wide).toBe(0);

  await phone.goBack();
  await expect(post).toBeVisible();
  await phone.goto(`${new URL(phone.url()).pathname}/post/${crypto.randomUUID()}/document/${crypto.randomUUID()}`);
  await expect(phone.getByText('Este documento não está mais aqui')).toBeVisible();
});
