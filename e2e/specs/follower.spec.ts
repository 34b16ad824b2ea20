import { listChannels } from '@balcao/contract/channel';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

test('a member tags a follower and writes to those with the tag alone', async ({ page, browser, baseURL }) => {
  const seen = watch(page, baseURL);
  const name = `Lia Ferraz ${Date.now()}`;
  const tag = `vip ${Date.now()}`;
  const token = await atWork(baseURL, 'ana@cafe.example');
  const { list } = await callerOf(baseURL ?? '', token)(listChannels, { query: {} });
  const channel = list.find((one) => one.name.startsWith('Novidades do Café'));
  if (!channel) throw new Error('the demonstration has a channel');
  const phone = await newPhone(browser, baseURL, name);
  await phone.goto(new URL(channel.url).pathname);
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  await expect(phone.getByText('Você segue este canal.')).toBeVisible();

  await arrive(page, token, `/channel/${channel.id}/followers`);
  await expect(page.getByRole('checkbox', { name: `Selecionar ${name}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: `Selecionar ${name}` }).check();
  await expect(page.getByText('1 pessoa selecionada')).toBeVisible();
  await page.getByRole('button', { name: 'Etiquetas…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nova etiqueta').fill(tag);
  await dialog.getByRole('button', { name: 'Criar etiqueta' }).click();
  await expect(dialog.getByRole('checkbox', { name: tag })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salvar etiquetas' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(tag);

  await page.goto(`/channel/${channel.id}/broadcast/index`);
  await page.getByRole('button', { name: 'Escrever publicação' }).click();
  await page.getByLabel('Texto', { exact: true }).fill(`Só para ${tag}.`);
  await expect(page.getByText(/Salvo às/)).toBeVisible();
  await page.getByRole('button', { name: 'Enviar…' }).click();
  await page.getByRole('radio', { name: 'Uma parte' }).check();
  await page.getByRole('checkbox', { name: tag }).check();
  await expect(dialog.getByText(/Vai para 1 pessoa, de/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Enviar agora' }).click();
  await expect(page.getByRole('heading', { name: 'Enviada' })).toBeVisible();
  await expect(page.getByText(`Com uma das etiquetas: ${tag}`)).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('article').filter({ hasText: `Só para ${tag}.` })).toBeVisible();
  seen.expectQuiet();
});
