import { listCannedAnswers } from '@balcao/contract/canned-answer';
import type { Channel } from '@balcao/contract/channel';
import type { WholeConversation } from '@balcao/contract/conversation';
import {
  answerConversation,
  type ConversationMessage,
  listConversationMessages,
} from '@balcao/contract/conversation-message';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { createRef } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answered, asked, at, channel, conversation, forgetAnswers } from '../../test/asked-conversation.ts';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { AnswerForm } from './answer-form.tsx';

const canned = ['entrega', 'horario', 'horta'].map((shortcut, n) => ({
  id: `019ab4a0-0000-7000-8000-00000000003${n}`,
  shortcut,
  text: `Texto de ${shortcut}.`,
}));
const field = () => page.getByRole('textbox');
const send = () => page.getByRole('button', { name: 'Enviar', exact: true });

const open = async (more: { channel?: Partial<Channel>; conversation?: Partial<WholeConversation> } = {}) => {
  answerTo(listConversationMessages, { list: [asked], hasMore: false });
  answerTo(listCannedAnswers, { list: canned });
  const calls = answerTo(answerConversation, answered);
  const { screen } = await renderForMember(
    <AnswerForm
      channel={{ ...channel, ...more.channel }}
      conversation={{ ...conversation, ...more.conversation }}
      field={createRef()}
      onTyping={() => undefined}
    />,
  );
  return { calls, screen };
};
beforeEach(forgetAnswers);

describe('an answer', () => {
  it('goes with Enter, with the last message that is shown, and Shift+Enter makes a line', async () => {
    const { calls } = await open();
    await userEvent.type(field(), 'Sim.{Shift>}{Enter}{/Shift}Das 8 às 13.');
    await expect.element(field()).toHaveValue('Sim.\nDas 8 às 13.');
    expect(calls).toEqual([]);
    await expectAccessible();
    await userEvent.type(field(), '{Enter}');
    await expect.element(field()).toHaveValue('');
    expect(calls).toMatchObject([{ body: { kind: 'member', text: 'Sim.\nDas 8 às 13.', seen: 3 } }]);
  });

  it('goes once, however often it is pressed', async () => {
    await open();
    const reply = Promise.withResolvers<ConversationMessage>();
    const calls = answerTo(answerConversation, () => reply.promise);
    await field().fill('Sim.');
    await userEvent.type(field(), '{Enter}{Enter}{Enter}');
    await expect.poll(() => calls).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    reply.resolve(answered);
    await expect.element(field()).toHaveValue('');
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['channel_frozen', 'A plataforma bloqueou este canal.'],
    ['conversation_stopped', 'Esta pessoa não recebe mais mensagens deste canal.'],
  ] as const)(
    'that is refused stays in the field with the reason, and is sent again under its id: %s',
    async (name, why) => {
      await open();
      const refused = answerTo(answerConversation, new Refusal(name, why));
      await field().fill('Sim, até as 18.');
      await userEvent.click(send());
      await expect.element(field()).toHaveAccessibleDescription(why);
      await expect.element(field()).toHaveValue('Sim, até as 18.');
      const again = answerTo(answerConversation, answered);
      await userEvent.click(send());
      await expect.element(field()).toHaveValue('');
      const idOf = ({ body }: { body: unknown }) => (body as { clientId: string }).clientId;
      expect(again.map(idOf)).toEqual(refused.map(idOf));
    },
  );

  it('that a colleague was faster with stays, and is not sent by itself', async () => {
    await open();
    const calls = answerTo(answerConversation, new Refusal('conversation_answered', 'Outra pessoa respondeu.'));
    await field().fill('Hoje não.');
    await userEvent.click(send());
    await expect.element(page.getByRole('alert').getByText('Outra pessoa da equipe já respondeu')).toBeVisible();
    await expect.element(field()).toHaveValue('Hoje não.');
    expect(calls).toHaveLength(1);
  });

  it('of spaces alone, or of more than 4,000 letters, does not leave', async () => {
    const { calls } = await open();
    await field().fill('   ');
    await expect.element(send()).toBeDisabled();
    await field().fill('x'.repeat(4_001));
    await userEvent.click(send());
    await expect.element(field()).toHaveAccessibleDescription(/no máximo 4/);
    await expect.element(field()).toHaveValue('x'.repeat(4_001));
    expect(calls).toEqual([]);
  });

  it('is there again when the conversation is opened again', async () => {
    const { screen } = await open();
    await field().fill('Ainda escrevo');
    await screen.unmount();
    await open();
    await expect.element(field()).toHaveValue('Ainda escrevo');
  });
});

describe('a note', () => {
  it('is sent as a note, and never as an answer', async () => {
    const { calls } = await open();
    await userEvent.click(page.getByText('Nota interna', { exact: true }));
    await field().fill('Cliente antiga.');
    await expect.element(send()).not.toBeInTheDocument();
    await userEvent.type(field(), '{Enter}');
    await expect.element(field()).toHaveValue('');
    expect(calls).toMatchObject([{ body: { kind: 'note', text: 'Cliente antiga.' } }]);
  });

  it.each([
    ['a frozen channel', { channel: { frozenAt: at } }, /plataforma bloqueou este canal/],
    ['a person who has stopped', { conversation: { isStopped: true } }, /não recebe mais mensagens/],
  ])(
    'is all that can be written to %s; an answer that was typed stays, and becomes no note by itself',
    async (_, held, why) => {
      const { calls } = await open(held);
      await field().fill('Sim.');
      await expect.element(page.getByText(why)).toBeVisible();
      await expect.element(send()).toBeDisabled();
      await userEvent.type(field(), '{Enter}');
      await expect.element(field()).toHaveValue('Sim.');
      expect(calls).toEqual([]);
      await userEvent.click(page.getByText('Nota interna', { exact: true }));
      await userEvent.click(page.getByRole('button', { name: 'Salvar nota' }));
      await expect.element(field()).toHaveValue('');
      expect(calls).toMatchObject([{ body: { kind: 'note', text: 'Sim.' } }]);
    },
  );
});

describe('a slash', () => {
  it('brings canned answers, which arrows and Enter choose, and sends nothing', async () => {
    const { calls } = await open();
    await userEvent.type(field(), '/HOR');
    const options = page.getByRole('option');
    await expect.element(options.nth(1)).toBeVisible();
    await expect.poll(() => options.all()).toHaveLength(2);
    await expectAccessible();
    await userEvent.type(field(), '{ArrowDown}');
    await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.type(field(), '{Enter}');
    await expect.element(field()).toHaveValue('Texto de horta.');
    await expect.poll(() => options.all()).toHaveLength(0);
    expect(calls).toEqual([]);
  });

  it('is a slash again after Escape', async () => {
    const { calls } = await open();
    await userEvent.type(field(), '/hor');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.type(field(), '{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await userEvent.type(field(), '{Enter}');
    await expect.poll(() => calls).toMatchObject([{ body: { text: '/hor' } }]);
  });
});
