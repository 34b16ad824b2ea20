import type { RobotEntry } from '@balcao/contract/robot';
import { type RobotOutcome, type TrialEvent, tryRobot } from '@balcao/contract/robot-answer';
import { expectAccessible } from '@balcao/ui/test/look';
import { streamTo } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { RobotTrial } from './robot-trial.tsx';

const robot: RobotEntry = {
  name: 'Lia',
  greeting: '',
  persona: 'Fala com calma.',
  languages: ['pt-BR'],
  takes: 'all',
  hours: { days: [1, 2, 3, 4, 5], from: '09:00', until: '18:00' },
  handsOver: ['unsure', 'angry', 'money'],
};
const piece = { title: 'Perguntas', heading: 'Abrem no domingo?', text: 'Sim, das 8 às 13 horas.' };
const outcome: RobotOutcome = { text: piece.text, by: 'model', handedOver: null, pieces: [piece], tokens: 90 };

const field = () => page.getByLabelText('Escreva como um seguidor');
const open = async (change: Partial<RobotEntry> = {}) => {
  const stream = streamTo(tryRobot);
  await renderForMember(
    <RobotTrial channelId="019ab4a0-0000-7000-8000-000000000003" robot={{ ...robot, ...change }} />,
  );
  return { ...stream, say: (event: TrialEvent) => stream.say(event) };
};
const ask = async (text: string) => {
  await field().fill(text);
  await userEvent.type(field(), '{Enter}');
};

describe('the trial of a robot', () => {
  it('shows the answer as it comes, and then what it came from', async () => {
    const { calls, say, end } = await open();
    await ask('Abrem domingo?');
    await expect.element(page.getByText('Respondendo…')).toBeVisible();
    say({ kind: 'pieces', pieces: [piece] });
    say({ kind: 'text', text: 'Sim, das 8' });
    await expect.element(page.getByText('Sim, das 8', { exact: true })).toBeVisible();
    await expect.element(field()).toHaveValue('Abrem domingo?');
    say({ kind: 'done', outcome });
    end();
    await expect.element(page.getByRole('article').filter({ hasText: piece.text })).toBeVisible();
    await expect.element(field()).toHaveValue('');
    await page.getByText('De onde veio').click();
    await expect.element(page.getByText('Perguntas · Abrem no domingo?')).toBeVisible();
    expect(calls).toMatchObject([{ body: { robot, text: 'Abrem domingo?', before: [] } }]);
    await expectAccessible();
  });

  it('sends what was said before, once, however often Enter is pressed', async () => {
    const { calls, say, end } = await open();
    await ask('Abrem domingo?');
    await userEvent.keyboard('{Enter}{Enter}');
    say({ kind: 'done', outcome });
    end();
    await expect.element(field()).toHaveValue('');
    await ask('E no feriado?');
    await expect.poll(() => calls.length).toBe(2);
    expect(calls[1]?.body).toMatchObject({
      text: 'E no feriado?',
      before: [
        { by: 'follower', text: 'Abrem domingo?' },
        { by: 'robot', text: piece.text },
      ],
    });
  });

  it.each([
    ['A resposta não chegou. Tente de novo.', (end: (breaks: 'breaks') => void) => end('breaks')],
    [
      'A resposta não chegou. Tente de novo.',
      (_: unknown, say: (event: TrialEvent) => void) => say({ kind: 'failed', why: 'broken' }),
    ],
    [
      'Muitas perguntas ao mesmo tempo. Tente daqui a pouco.',
      (_: unknown, say: (event: TrialEvent) => void) => say({ kind: 'failed', why: 'busy' }),
    ],
  ])('says %s and keeps the question: %#', async (words, fail) => {
    const { say, end, calls } = await open();
    await ask('Abrem domingo?');
    await expect.poll(() => calls.length).toBe(1);
    fail(end, say);
    await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect.element(field()).toHaveValue('Abrem domingo?');
    await expect.element(page.getByRole('button', { name: 'Enviar' })).toBeEnabled();
  });

  it('stops when it is told to, without a word of failing', async () => {
    const { calls, say, isAborted } = await open();
    await ask('Abrem domingo?');
    await expect.poll(() => calls.length).toBe(1);
    say({ kind: 'text', text: 'Sim, das' });
    await expect.element(page.getByText('Sim, das', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Parar' }).click();
    await expect.poll(isAborted).toBe(true);
    await expect.element(page.getByRole('button', { name: 'Enviar' })).toBeEnabled();
    await expect.element(field()).toHaveValue('Abrem domingo?');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('says when a person would take over', async () => {
    const { say, end } = await open();
    await ask('Quero meu dinheiro');
    say({ kind: 'done', outcome: { ...outcome, text: '', by: 'nothing', handedOver: 'money', pieces: [] } });
    end();
    await expect.element(page.getByText('Transferiria a conversa para uma pessoa: assunto de dinheiro.')).toBeVisible();
  });

  it('waits for settings that can be', async () => {
    await open({ name: '' });
    await field().fill('Abrem domingo?');
    await expect.element(page.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  });
});
