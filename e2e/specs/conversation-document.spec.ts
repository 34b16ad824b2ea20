import { listChannels } from '@balcao/contract/channel';
import { makePages } from '../support/document.ts';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { newPhone } from '../support/phone.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const note = { name: 'itens.txt', mimeType: 'text/plain', buffer: Buffer.from('Pão de queijo: 12\n') };

const attach = async (page: Page, file: typeof note): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Enviar um documento' }).click();
  await (await choosing).setFiles(file);
  await expect(page.getByRole('group', { name: 'Documento escolhido' })).toContainText(file.name);
};

test('a member sends a PDF over a lost line and a text, and the follower reads one on the phone and saves the other', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Nina Prado ${Date.now()}`;
  const token = await atWork(baseURL, 'ana@cafe.example');
  const { list } = await callerOf(baseURL, token)(listChannels, { query: {} });
  const channel = list.find((one) => one.name.startsWith('Novidades do Café'));
  const phone = await newPhone(browser, baseURL, name);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(new URL(channel?.url ?? '').pathname);
  await phone.getByRole('button', { name: 'Seguir', exact: true }).click();
  await phone.getByRole('link', { name: 'Conversar' }).click();
  await phone.getByRole('textbox', { name: 'Escreva uma mensagem' }).fill('Você me manda o orçamento?');
  await phone.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(phone.getByRole('img', { name: 'Entregue' })).toBeVisible();

  await arrive(page, token, `/channel/${channel?.id}/services/conversations`);
  const inbox = page.getByRole('region', { name: 'Caixa de entrada' });
  await inbox.getByRole('link', { name: new RegExp(name) }).click();
  const thread = page.getByRole('region', { name: 'Conversa', exact: true });
  const send = thread.getByRole('button', { name: 'Enviar', exact: true });
  await attach(page, makePages('Orçamento.pdf', 2));
  await expectAccessible(page);
  await page.route('**/conversation/*/document', (route) => route.abort());
  await send.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
  await expect(page.getByRole('group', { name: 'Documento escolhido' })).toBeVisible();
  await page.unroute('**/conversation/*/document');
  const [seen, heard] = [watch(page, baseURL), watch(phone, baseURL)];
  await send.click();
  await expect(thread.getByRole('button', { name: 'Baixar o arquivo Orçamento.pdf' })).toHaveCount(1);
  await attach(page, note);
  await thread.getByRole('textbox').fill('E a lista.');
  await send.click();
  const saving = page.waitForEvent('download');
  await thread.getByRole('button', { name: 'Baixar o arquivo itens.txt' }).click();
  expect((await saving).suggestedFilename()).toBe('itens.txt');
  await expectAccessible(page);

  await expect(phone.getByText('TXT · 1 kB')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'Orçamento.pdf' }).click();
  await expect(phone.getByRole('img', { name: 'Orçamento.pdf, página 1 de 2' })).toBeVisible();
  await expect(phone.getByRole('status')).toHaveText('Página 1 de 2');
  await expectAccessible(phone);
  // The address alone finds it again.
  await phone.reload();
  await expect(phone.getByRole('img', { name: 'Orçamento.pdf, página 1 de 2' })).toBeVisible();
  const downloading = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Baixar o arquivo Orçamento.pdf' }).click();
  expect((await downloading).suggestedFilename()).toBe('Orçamento.pdf');
  await phone.getByRole('link', { name: 'Voltar' }).click();
  await expect(phone.getByText('E a lista.')).toBeVisible();
  await phone.goto('/phone/conversation');
  await expect(phone.getByRole('link', { name: new RegExp(channel?.name ?? '') })).toContainText('E a lista.');
  seen.expectQuiet();
  heard.expectQuiet();
});
