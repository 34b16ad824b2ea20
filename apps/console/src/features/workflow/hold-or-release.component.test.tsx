import { type DeskWorkflowDetail, holdWorkflow, releaseWorkflow } from '@balcao/contract/workflow-desk';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderForStaff } from '../../test/console-part.tsx';
import { HoldOrRelease } from './workflow-panel.tsx';

const id = '019a0000-0000-7000-8000-000000000001';
const on: DeskWorkflowDetail = {
  id,
  name: 'Sorteio',
  state: 'on',
  channel: { id, name: 'Novidades' },
  merchant: { merchantId: id, number: '100', name: 'Café do Mercado' },
  held: null,
  says: [],
  updatedAt: '2026-11-27T12:00:00.000Z',
};
const why = 'Promete dinheiro em dobro.';
const dialog = () => page.getByRole('dialog');
const open = async (action: string) => {
  await page.getByRole('button', { name: action }).click();
  await expect.element(dialog().getByText('A equipe do canal lê este texto.')).toBeVisible();
};
const press = (action: string) => dialog().getByRole('button', { name: action }).dblClick();

it('switches a workflow off with a reason, once, and says who reads it', async () => {
  const calls = answerTo(holdWorkflow, { ...on, state: 'held', held: { reason: why, at: on.updatedAt } });
  await renderForStaff(<HoldOrRelease workflow={on} />);
  await open('Desligar fluxo');
  await dialog().getByLabelText('Motivo').fill(why);
  await press('Desligar fluxo');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByText('Fluxo desligado')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ reason: why }]);
});

it('sends nothing without a reason, and keeps what was typed when a colleague was first', async () => {
  const calls = answerTo(holdWorkflow, new Refusal('colleague_first', 'Um colega decidiu antes.'));
  await renderForStaff(<HoldOrRelease workflow={on} />);
  await open('Desligar fluxo');
  await dialog().getByRole('button', { name: 'Desligar fluxo' }).click();
  expect(calls).toEqual([]);
  await dialog().getByLabelText('Motivo').fill(why);
  await dialog().getByRole('button', { name: 'Desligar fluxo' }).click();
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(dialog().getByLabelText('Motivo')).toHaveValue(why);
});

it('lets one go that is held, and offers nothing else', async () => {
  const calls = answerTo(releaseWorkflow, { ...on, state: 'off' });
  await renderForStaff(<HoldOrRelease workflow={{ ...on, state: 'held' }} />);
  await expect.element(page.getByRole('button', { name: 'Desligar fluxo' })).not.toBeInTheDocument();
  await open('Liberar fluxo');
  await dialog().getByLabelText('Motivo').fill('A equipe corrigiu o texto.');
  await press('Liberar fluxo');
  await expect.poll(() => calls.length).toBe(1);
});
