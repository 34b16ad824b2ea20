import { createChannel, listChannels } from '@balcao/contract/channel';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

/** A picture of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A channel of its own, so that what robots know there is nothing to other journeys. */
const ownChannel = async (baseURL: string | undefined, token: string) => {
  const call = callerOf(baseURL, token);
  const { list } = await call(listChannels, { query: {} });
  const [model] = list;
  if (!model) throw new Error('the demonstration has a channel');
  const { language, category } = model;
  const name = `Robôs ${Date.now()}`;
  const entry = {
    name,
    type: 'everyone',
    description: 'Para os assistentes.',
    language,
    category,
    avatar: pixel,
  } as const;
  return call(createChannel, { body: entry });
};
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a team teaches its robots by a document, a page and questions, and sees what they find', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const token = await atWork(baseURL, 'ana@cafe.example');
  const channel = await ownChannel(baseURL, token);
  await arrive(page, token, `/channel/${channel.id}/services/robots/knowledge`);
  await expect(page.getByText('Os assistentes ainda não sabem nada')).toBeVisible();
  await expectAccessible(page);

  const text = '# Trocas\n\nA devolução do dinheiro leva até três dias úteis.';
  const file = { name: 'manual.md', mimeType: 'text/markdown', buffer: Buffer.from(text) };
  await page.getByLabel('Escolher documentos').setInputFiles(file);
  const sources = page.getByRole('list', { name: 'Fontes de conhecimento' });
  await expect(sources.getByRole('listitem').filter({ hasText: 'manual' })).toContainText('Pronta');

  await page.getByRole('button', { name: 'Escrever uma página' }).click();
  const pageDialog = dialogOf(page, 'Nova página');
  await pageDialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(pageDialog.getByLabel('Título')).toBeFocused();
  await pageDialog.getByLabel('Título').fill('Entrega');
  await pageDialog.getByLabel('Texto').fill('Entregamos em todo o Brasil.');
  await expectAccessible(page);
  await pageDialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(sources.getByRole('listitem').filter({ hasText: 'Entrega' })).toContainText('1 trecho');

  await page.getByRole('button', { name: 'Colar muitas' }).click();
  const paste = dialogOf(page, 'Colar perguntas e respostas');
  await paste.getByLabel('Perguntas e respostas').fill('Abre domingo?\tSim.\nSem resposta');
  await paste.getByRole('button', { name: 'Adicionar perguntas' }).click();
  await expect(paste.getByText('Linha 2: falta a resposta')).toBeVisible();
  await expectAccessible(page);
  await paste.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();

  await page.getByLabel('Pergunte como um seguidor perguntaria').fill('devolucao do dinheiro');
  await page.getByRole('button', { name: 'Ver o que os assistentes encontram' }).click();
  await expect(page.getByText('O assistente conseguiria responder.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Trechos encontrados' }).locator('mark').first()).toHaveText('devolução');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ver trechos de Perguntas e respostas' }).click();
  const pieces = dialogOf(page, 'Perguntas e respostas');
  await pieces.getByRole('button', { name: 'Editar Abre domingo?' }).click();
  await pieces.getByLabel('Resposta').fill('Sim, das 8 às 13.');
  await pieces.getByRole('button', { name: 'Salvar' }).click();
  await expect(pieces.getByLabel('Resposta')).toBeHidden();
  await expect(pieces.getByText('Sim, das 8 às 13.')).toBeVisible();
  await pieces.getByRole('button', { name: 'Fechar' }).click();

  await page.getByRole('button', { name: 'Excluir Entrega' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(sources.getByRole('listitem').filter({ hasText: 'Entrega' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  seen.expectQuiet();
});
