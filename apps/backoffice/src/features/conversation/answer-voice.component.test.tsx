import { listCannedAnswers } from '@balcao/contract/canned-answer';
import type { Channel } from '@balcao/contract/channel';
import type { WholeConversation } from '@balcao/contract/conversation';
import { answerConversation, listConversationMessages } from '@balcao/contract/conversation-message';
import { answerWithVoice } from '@balcao/contract/conversation-sending';
import { voiceBytesAtMost } from '@balcao/contract/voice';
import { expectAccessible } from '@balcao/ui/test/look';
import { chooseSound, withMicrophone, withoutMicrophone } from '@balcao/ui/test/microphone';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answered, asked, at, channel, conversation, forgetAnswers } from '../../test/asked-conversation.ts';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { AnswerForm } from './answer-form.tsx';

const byVoice = { ...answered, text: '', attachment: { kind: 'voice', type: 'audio/webm', seconds: 1 } } as const;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const record = button('Gravar mensagem de voz');
const send = button('Enviar');
const ready = page.getByRole('group', { name: 'Gravação pronta para enviar' });
const field = page.getByRole('textbox');
const dialog = page.getByRole('dialog');

const open = async (more: { channel?: Partial<Channel>; conversation?: Partial<WholeConversation> } = {}) => {
  answerTo(listConversationMessages, { list: [asked], hasMore: false });
  answerTo(listCannedAnswers, { list: [] });
  const calls = answerTo(answerWithVoice, byVoice);
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
const recordOne = async () => {
  await userEvent.click(record);
  await expect.element(page.getByRole('timer')).toHaveTextContent('00:01');
  await userEvent.click(button('Parar e ouvir'));
  await expect.element(ready).toBeVisible();
};
const idsOf = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => (body as { clientId: string }).clientId);

beforeEach(forgetAnswers);
afterEach(() => vi.restoreAllMocks());

describe('an answer by voice', () => {
  it('is recorded by keyboard, heard, and sent once, with the last message that is shown', async () => {
    const microphone = withMicrophone();
    const { calls } = await open();
    record.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('timer')).toHaveTextContent('00:01');
    await expectAccessible();
    button('Parar e ouvir').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(ready).toBeVisible();
    expect(microphone.isOff()).toBe(true);
    await expect.element(dialog).not.toBeInTheDocument();
    // One thing goes with a message.
    await expect.element(record).toBeDisabled();
    await userEvent.click(button('Ouvir'));
    await expect.element(button('Pausar o áudio')).toBeVisible();
    await expectAccessible();
    await field.fill('Ouça.');
    const reply = Promise.withResolvers<typeof byVoice>();
    const sent = answerTo(answerWithVoice, () => reply.promise);
    await userEvent.type(field, '{Enter}{Enter}{Enter}');
    await expect.poll(() => sent).toHaveLength(1);
    // It cannot be held back.
    await expect.element(button('Descartar a gravação')).toBeDisabled();
    reply.resolve(byVoice);
    await expect.element(ready).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('');
    expect(sent).toMatchObject([{ body: { seen: 3, text: 'Ouça.', voice: expect.stringMatching(/^[\w+/]+=*$/) } }]);
    expect(calls).toEqual([]);
  });

  it('that is discarded, while it is recorded or afterwards, is not sent', async () => {
    const microphone = withMicrophone();
    const { calls } = await open();
    await userEvent.click(record);
    await userEvent.click(button('Descartar a gravação'));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(ready).not.toBeInTheDocument();
    expect(microphone.isOff()).toBe(true);
    await recordOne();
    await userEvent.click(button('Descartar a gravação'));
    await expect.element(ready).not.toBeInTheDocument();
    await expect.element(send).toBeDisabled();
    expect(calls).toEqual([]);
  });

  it('outlasts a lost line and another conversation, and is sent again under its id', async () => {
    withMicrophone();
    const { screen } = await open();
    await recordOne();
    const lost = answerTo(answerWithVoice, () => Promise.reject(new Error('offline')));
    await userEvent.click(send);
    await expect.poll(() => lost).toHaveLength(1);
    await expect.element(send).toBeEnabled();
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }));
    await expect.element(ready).toBeVisible();
    await screen.unmount();
    const { calls } = await open();
    await expect.element(ready).toBeVisible();
    await userEvent.click(send);
    await expect.element(ready).not.toBeInTheDocument();
    expect(idsOf(calls)).toEqual(idsOf(lost));
  });

  it('that a colleague was faster with stays, and is not sent by itself', async () => {
    withMicrophone();
    await open();
    await recordOne();
    const calls = answerTo(answerWithVoice, new Refusal('conversation_answered', 'Outra pessoa respondeu.'));
    await userEvent.click(send);
    await expect.element(page.getByRole('alert').getByText('Outra pessoa da equipe já respondeu')).toBeVisible();
    await expect.element(ready).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('becomes no note: it waits while one is written', async () => {
    withMicrophone();
    const { calls } = await open();
    await recordOne();
    await userEvent.click(page.getByText('Nota interna', { exact: true }));
    await expect.element(ready).not.toBeInTheDocument();
    const notes = answerTo(answerConversation, { ...answered, kind: 'note' });
    await field.fill('Liga amanhã.');
    await userEvent.click(button('Salvar nota'));
    await expect.element(field).toHaveValue('');
    await userEvent.click(page.getByText('Responder', { exact: true }));
    await expect.element(ready).toBeVisible();
    expect(notes).toHaveLength(1);
    expect(calls).toEqual([]);
  });

  it('waits, unsent, while the platform holds the channel', async () => {
    withMicrophone();
    const { screen } = await open();
    await recordOne();
    await screen.unmount();
    const { calls } = await open({ channel: { frozenAt: at } });
    await expect.element(ready).toBeVisible();
    await expect.element(send).toBeDisabled();
    expect(calls).toEqual([]);
  });
});

describe('without a microphone', () => {
  it.each([
    ['NotAllowedError', /O microfone está bloqueado/],
    ['NotFoundError', /Não dá para gravar neste aparelho/],
  ])('the reason is said, and one may try again: %s', async (name, words) => {
    withoutMicrophone(name);
    await open();
    await userEvent.click(record);
    await expect.element(dialog).toMatchTextContent(words);
    await expectAccessible();
    withMicrophone();
    await userEvent.click(button('Tentar gravar de novo'));
    await expect.element(page.getByRole('timer')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('a sound file goes in its place; what is too large or no sound is said before it is sent', async () => {
    withoutMicrophone('NotFoundError');
    const { calls } = await open();
    await userEvent.click(record);
    await expect.element(button('Escolher um arquivo de áudio')).toBeVisible();
    const problem = dialog.getByRole('alert');
    chooseSound(new File(['%PDF'], 'nota.pdf', { type: 'application/pdf' }));
    await expect.element(problem).toMatchTextContent(/nota.pdf: Escolha um áudio/);
    chooseSound(new File([new Uint8Array(voiceBytesAtMost + 1)], 'a.mp3', { type: 'audio/mpeg' }));
    await expect.element(problem).toMatchTextContent(/a.mp3: O áudio tem mais de 4 MB/);
    chooseSound(new File(['som'], 'recado.mp3', { type: 'audio/mpeg' }));
    await expect.element(ready).toBeVisible();
    const refused = answerTo(answerWithVoice, new Refusal('voice_wrong', 'Isto não é um áudio.'));
    await userEvent.click(send);
    await expect.element(field).toHaveAccessibleDescription('Isto não é um áudio.');
    await expect.element(ready).toBeVisible();
    expect(refused).toHaveLength(1);
    expect(calls).toEqual([]);
  });
});
