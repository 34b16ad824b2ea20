import { createBroadcast } from '@balcao/contract/broadcast';
import { newAnswerer } from '../support/answerer.ts';
import { newChannel } from '../support/moderation.ts';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

const ana = 'ana@cafe.example';

test('two people publish: one asks, the other gives it back with the reason, and then approves it', async ({
  page,
  browser,
  baseURL,
}) => {
  const channel = await newChannel(baseURL ?? '', `Feira de Dois ${Date.now()}`);
  const owner = await atWork(baseURL, ana);
  const bia = await newAnswerer(baseURL, owner, channel.id, ['write', 'publish']);
  await arrive(page, owner, `/channel/${channel.id}/setting/index`);
  await page.getByRole('switch', { name: 'Exigir a aprovação de uma segunda pessoa' }).click({ force: true });
  await expect(page.getByText('A partir de agora, outra pessoa precisa aprovar cada publicação.')).toBeVisible();

  const words = { type: 'message', title: '', text: 'Sábado tem feijoada.', url: '' } as const;
  const draft = await callerOf(baseURL, bia.token)(createBroadcast, { params: { id: channel.id }, body: words });
  const path = `/channel/${channel.id}/broadcast/edit?id=${draft.id}`;
  const hers = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage();
  const askFor = async () => {
    await hers.getByRole('button', { name: 'Solicitar aprovação' }).click();
    await hers.getByRole('dialog').getByRole('button', { name: 'Solicitar aprovação' }).click();
    await expect(hers.getByText('Você solicitou a aprovação.')).toBeVisible();
  };
  await arrive(hers, bia.token, path);
  await askFor();
  await expect(hers.getByRole('button', { name: 'Aprovar e enviar' })).toHaveCount(0);

  await page.goto(path);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Devolver para correção' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Falta o preço.');
  await dialog.getByRole('button', { name: 'Devolver para correção' }).click();
  await expect(page.getByText('Publicação devolvida.')).toBeVisible();

  await hers.reload();
  await expect(hers.getByText('Falta o preço.')).toBeVisible();
  await hers.getByRole('textbox', { name: 'Texto' }).fill('Sábado tem feijoada, R$ 30.');
  await askFor();

  await page.reload();
  await page.getByRole('button', { name: 'Aprovar e enviar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar e enviar' }).click();
  await expect(page.getByText('Publicação aprovada.')).toBeVisible();
  await expect(page.getByText('Enviada', { exact: true }).first()).toBeVisible();
});
