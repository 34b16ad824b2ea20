import { createWorkflow, publishWorkflow } from '@balcao/contract/workflow';
import type { WorkflowDefinition } from '@balcao/contract/workflow-kinds';
import { newChannel } from '../support/moderation.ts';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { arriveAtConsole, staffToken } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';
import { openTestApp } from '../support/test-app.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const ana = 'ana@cafe.example';
const why = 'Promete dinheiro em dobro a quem paga antes.';
const draft: WorkflowDefinition = {
  nodes: [
    { id: 'start', kind: 'start', x: 0, y: 0, data: { trigger: 'keyword', words: 'sorteio' } },
    { id: 'say', kind: 'answer', x: 300, y: 0, data: { text: 'Pague 50 e receba 100.', buttons: [], minutes: 10 } },
    { id: 'end', kind: 'end', x: 600, y: 0, data: {} },
  ],
  arrows: [
    { from: 'start', out: 'next', to: 'say' },
    { from: 'say', out: 'next', to: 'end' },
  ],
};

/** A workflow that is on, in a channel of its own. */
const openWorkflow = async (baseUrl: string, token: string) => {
  const { id } = await newChannel(baseUrl, 'Sorteio da Esquina');
  const call = callerOf(baseUrl, token);
  const made = await call(createWorkflow, { params: { id }, body: { name: 'Sorteio relâmpago', draft } });
  await call(publishWorkflow, { params: { id, workflowId: made.id }, body: { version: made.version } });
  return { id, workflowId: made.id };
};
const picture = (page: Page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`) });
const decide = async (desk: Page, action: string, reason: string, done: string) => {
  await desk.getByRole('button', { name: action }).click();
  const dialog = desk.getByRole('dialog').filter({ has: desk.getByRole('textbox', { name: 'Motivo' }) });
  await dialog.last().getByRole('textbox', { name: 'Motivo' }).fill(reason);
  await expectAccessible(desk);
  await picture(desk, `dialog-${done}`);
  await dialog.last().getByRole('button', { name: action }).dblclick();
  await expect(desk.getByText(done, { exact: true })).toHaveCount(1);
};

test('staff switch off the workflow of a team, which reads why and switches it on once it is released', async ({
  browser,
}) => {
  const testApp = await openTestApp();
  try {
    const { baseUrl } = testApp;
    const token = await atWork(baseUrl, ana);
    const { id, workflowId } = await openWorkflow(baseUrl, token);
    const open = async () => (await browser.newContext({ baseURL: baseUrl })).newPage();
    const editor = await open();
    await arrive(editor, token, `/channel/${id}/services/workflow/${workflowId}`);
    await expect(editor.getByText('Nenhum problema: pode publicar.')).toBeVisible();

    const desk = await open();
    await arriveAtConsole(desk, await staffToken(baseUrl, 'rita@balcao.example'), '/console/workflow');
    const seen = watch(desk, baseUrl);
    await expect(desk.getByRole('heading', { name: 'Fluxos' })).toBeVisible();
    await desk.getByLabel('Fluxo, canal ou equipe').fill('sorteio');
    // The filter is asked for when the typing pauses, and closes what was opened before that.
    await expect(desk).toHaveURL(/search=sorteio/);
    await expect(desk.getByRole('link', { name: 'Sorteio relâmpago' })).toBeVisible();
    await expectAccessible(desk);
    await picture(desk, 'list');
    await desk.getByRole('link', { name: 'Sorteio relâmpago' }).click();
    await expect(desk.getByText('Pague 50 e receba 100.')).toBeVisible();
    await decide(desk, 'Desligar fluxo', why, 'Fluxo desligado');
    await expect(desk.getByRole('button', { name: 'Liberar fluxo' })).toBeVisible();
    await picture(desk, 'panel');

    // Who has the draft open at that moment reads it there, and goes on with it.
    await expect(editor.getByText(`A plataforma desligou este fluxo: ${why}`)).toBeVisible();
    await expect(editor.getByRole('button', { name: 'Publicar' })).toBeDisabled();
    await expect(editor.getByText('Nenhum problema: pode publicar.')).toHaveCount(0);
    await editor.getByLabel('Nome do fluxo').fill('Sorteio corrigido');
    await expect(editor.getByText('Tudo salvo')).toBeVisible();
    await expectAccessible(editor);
    await picture(editor, 'team-edit');

    const page = await open();
    await arrive(page, token, `/channel/${id}/services/workflow`);
    await expect(page.getByText(`A plataforma desligou este fluxo: ${why}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ligar Sorteio corrigido' })).toHaveCount(0);
    await expectAccessible(page);
    await picture(page, 'team');
    await page.setViewportSize({ width: 390, height: 844 });
    await picture(page, 'team-phone');

    await desk.emulateMedia({ colorScheme: 'dark' });
    await desk.setViewportSize({ width: 390, height: 844 });
    await picture(desk, 'desk-phone-dark');
    await decide(desk, 'Liberar fluxo', 'A equipe corrigiu o texto.', 'Fluxo liberado');
    // The page of the team hears of it by itself.
    await page.getByRole('button', { name: 'Ligar Sorteio corrigido' }).click();
    await expect(page.getByText('Ligado', { exact: true })).toBeVisible();
    seen.expectQuiet();
  } finally {
    await testApp.close();
  }
});
