import type { DeskAutomation } from '@balcao/contract/automation-desk';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { robotDesk } from '../features/robot/robot.queries.ts';
import { workflowDesk } from '../features/workflow/workflow.queries.ts';
import { HoldOrRelease } from '../lib/hold-or-release.tsx';
import { renderForStaff } from '../test/console-part.tsx';

const id = '019a0000-0000-7000-8000-000000000001';
const at = '2026-11-27T12:00:00.000Z';
const on: DeskAutomation = {
  id,
  name: 'Lia',
  state: 'on',
  channel: { id, name: 'Novidades' },
  merchant: { merchantId: id, number: '100', name: 'Café do Mercado' },
  held: null,
};
const why = 'Promete dinheiro em dobro.';
const held: DeskAutomation = { ...on, state: 'held', held: { reason: why, at } };
/** What only the answers of one of the two have; nothing reads it here. */
const own = { greeting: '', persona: '', createdAt: at, says: [], updatedAt: at };
const dialog = () => page.getByRole('dialog');
const open = async (action: string) => {
  await page.getByRole('button', { name: action }).click();
  await expect.element(dialog().getByText('A equipe do canal lê este texto.')).toBeVisible();
};
const press = (action: string) => dialog().getByRole('button', { name: action }).dblClick();

describe.each([
  { desk: robotDesk, switchOff: 'Desligar assistente', isOff: 'Assistente desligado', letGo: 'Liberar assistente' },
  { desk: workflowDesk, switchOff: 'Desligar fluxo', isOff: 'Fluxo desligado', letGo: 'Liberar fluxo' },
])('a $desk.kind', ({ desk, switchOff, isOff, letGo }) => {
  it('is switched off with a reason, once, and it is said who reads it', async () => {
    const calls = answerTo(desk.hold, { ...held, ...own });
    await renderForStaff(<HoldOrRelease desk={desk} automation={on} />);
    await open(switchOff);
    await dialog().getByLabelText('Motivo').fill(why);
    await press(switchOff);
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByText(isOff)).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ reason: why }]);
  });

  it('sends nothing without a reason, and keeps what was typed when a colleague was first', async () => {
    const calls = answerTo(desk.hold, new Refusal('colleague_first', 'Um colega decidiu antes.'));
    await renderForStaff(<HoldOrRelease desk={desk} automation={on} />);
    await open(switchOff);
    await dialog().getByRole('button', { name: switchOff }).click();
    expect(calls).toEqual([]);
    await dialog().getByLabelText('Motivo').fill(why);
    await dialog().getByRole('button', { name: switchOff }).click();
    await expect.poll(() => calls.length).toBe(1);
    await expect.element(dialog().getByLabelText('Motivo')).toHaveValue(why);
  });

  it('is let go where it is held, and nothing else is offered', async () => {
    const calls = answerTo(desk.release, { ...on, ...own, state: 'off' });
    await renderForStaff(<HoldOrRelease desk={desk} automation={held} />);
    await expect.element(page.getByRole('button', { name: switchOff })).not.toBeInTheDocument();
    await open(letGo);
    await dialog().getByLabelText('Motivo').fill('A equipe corrigiu o texto.');
    await press(letGo);
    await expect.poll(() => calls.length).toBe(1);
  });
});
