import { listChannels } from '@balcao/contract/channel';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

test('a member writes to the followers of a channel, who read it at once, and takes it back', async ({
  page,
  browser,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const title = `Torra nova ${Date.now()}`;
  const token = await atWork(baseURL, 'ana@cafe.example');
  const { list } = await callerOf(baseURL ?? '', token)(listChannels, { query: {} });
  const channel = list.find(({ name }) => name.startsWith('Novidades do Café'));
  if (!channel) throw new Error('the demonstration has a channel');

  const phone = await newPhone(browser, baseURL, 'Lia Ferraz');
  await phone.goto(new URL(channel.url).pathname);
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  await expect(phone.getByText('Você segue este canal.')).toBeVisible();
  await expect(phone.getByRole('article').first()).toBeVisible();
  await expectAccessible(phone);
  await phone.goto('/phone/channel');
  await expect(phone.getByRole('heading', { name: 'Você segue' })).toBeVisible();

  await arrive(page, token, `/channel/${channel.id}/broadcast/index`);
  await page.getByRole('button', { name: 'Escrever publicação' }).click();
  await page.getByLabel('Título (opcional)').fill(title);
  await page.getByLabel('Texto', { exact: true }).fill('Chegou hoje. Veja em https://cafe.example/torra agora.');
  await expect(page.getByText('5 de 3.000 palavras')).toBeVisible();
  await expect(page.getByText(/Salvo às/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Título (opcional)')).toHaveValue(title);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar…' }).click();
  await expect(page.getByRole('dialog').getByText(/Vai para .* pessoas/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar agora' }).click();
  await expect(page.getByRole('heading', { name: 'Enviada' })).toBeVisible();

  await expect(phone.getByText('1 não lida').first()).toBeAttached();
  await phone.getByRole('link', { name: channel.name }).first().click();
  const post = phone.getByRole('article').filter({ hasText: title });
  await expect(post).toBeVisible();
  await expect(page.getByText(/^1 \(/)).toBeVisible();

  await post.getByRole('link', { name: 'https://cafe.example/torra' }).click();
  const clicks = page.getByRole('listitem').filter({ hasText: 'https://cafe.example/torra' });
  await expect(clicks).toContainText(/torra\s*1$/);

  await page.getByRole('button', { name: 'Recolher' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Recolher' }).click();
  await expect(page.getByRole('heading', { name: 'Recolhida' })).toBeVisible();
  await expect(post).toHaveCount(0);
  seen.expectQuiet();
});
