import { type DeskCaseDetail, type DeskPost, decideCase } from '@balcao/contract/moderation-desk';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { TakenAway } from '@balcao/ui/test/taken-away.tsx';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderForStaff } from '../../test/console-part.tsx';
import { choicesOf, DecisionForm } from './decision-form.tsx';

const at = '2026-11-27T12:00:00.000Z';
const id = '019a0000-0000-7000-8000-000000000001';
const post: DeskPost = {
  type: 'message',
  state: 'sent',
  title: '',
  text: 'Dobre seu dinheiro',
  url: '',
  cover: null,
  article: [],
  pictures: [],
  media: [],
  sentAt: at,
  delivered: 12,
};
const open: DeskCaseDetail = {
  id,
  subject: 'broadcast',
  state: 'open',
  channel: { id, name: 'Novidades' },
  label: 'Dobre seu dinheiro',
  merchant: { merchantId: id, number: '100', name: 'Café do Mercado' },
  reports: 3,
  reasons: [{ reason: 'fraud', count: 3 }],
  openedAt: at,
  lastReportedAt: at,
  sanction: null,
  appealedAt: null,
  decidedAt: null,
  about: { avatar: '', name: 'Novidades', description: 'Receitas', followers: 12, state: 'open', frozenAt: null },
  reply: null,
  automation: null,
  post,
  texts: [],
  appeal: null,
  decisions: [],
};
const why = 'Promete dinheiro em dobro e some.';
const render = (of: DeskCaseDetail) => renderForStaff(<DecisionForm of={of} choices={choicesOf(of)} />);
const send = () => page.getByRole('button', { name: 'Registrar decisão' }).click();

it('takes a broadcast down with a reason, once, and says who reads it', async () => {
  const calls = answerTo(decideCase, { ...open, state: 'actioned', sanction: 'takeDown' });
  await render(open);
  await page.getByRole('radio', { name: 'Tirar do ar' }).click();
  await expect.element(page.getByText('A equipe do canal lê este texto.')).toBeVisible();
  await page.getByLabelText('Motivo').fill(why);
  await send();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.body).toEqual({ decision: 'takeDown', reason: why });
});

it('says that the decision was recorded, also where the page shows it before the answer is there', async () => {
  const answer = Promise.withResolvers<DeskCaseDetail>();
  const calls = answerTo(decideCase, () => answer.promise);
  const form = <DecisionForm of={open} choices={choicesOf(open)} />;
  await renderForStaff(<TakenAway>{form}</TakenAway>);
  await page.getByLabelText('Nota').fill(why);
  await send();
  await expect.poll(() => calls.length).toBe(1);
  await page.getByRole('button', { name: 'Chegou antes' }).click();
  answer.resolve({ ...open, state: 'dismissed' });
  await expect.element(page.getByText('Decisão registrada')).toBeVisible();
});

it('sends nothing without a reason, and keeps what was typed when a colleague was first', async () => {
  const calls = answerTo(decideCase, new Refusal('colleague_first', 'Um colega decidiu antes.'));
  await render(open);
  await send();
  expect(calls).toEqual([]);
  await page.getByLabelText('Nota').fill(why);
  await send();
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(page.getByLabelText('Nota')).toHaveValue(why);
});

it('offers what can be done: nothing to take down of a channel, nothing to freeze or switch off that is so already', () => {
  const channel = { ...open, subject: 'channel', post: null } as const;
  const frozen = { ...open, about: { ...open.about, frozenAt: at } };
  const robot = { ...channel, subject: 'robot', automation: { id, name: 'Lia', state: 'on' } } as const;
  const held = { ...robot, automation: { ...robot.automation, state: 'held' } } as const;
  const gone = { ...robot, automation: null };
  expect([robot, held, gone].map(choicesOf)).toEqual([
    ['dismiss', 'switchOff', 'freeze'],
    ['dismiss', 'freeze'],
    ['dismiss', 'freeze'],
  ]);
  expect([open, channel, frozen, { ...open, state: 'appealed' as const }].map(choicesOf)).toEqual([
    ['dismiss', 'takeDown', 'freeze'],
    ['dismiss', 'freeze'],
    ['dismiss', 'takeDown'],
    ['uphold', 'reverse'],
  ]);
});
