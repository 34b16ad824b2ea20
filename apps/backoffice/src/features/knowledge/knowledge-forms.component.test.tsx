import { addKnowledgePage, changeKnowledgePage, getKnowledgePage, type Source } from '@balcao/contract/knowledge';
import {
  addKnowledgeQuestion,
  listUnanswered,
  pasteKnowledgeQuestions,
  removeUnanswered,
} from '@balcao/contract/knowledge-question';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { ChangePageDialog, NewPageDialog } from './page-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { UnansweredCard } from './unanswered-card.tsx';

const channelId = '019ab4a0-0000-7000-8000-000000000009';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const closings = () => {
  let count = 0;
  const onClose = () => {
    count += 1;
  };
  return { onClose, count: () => count };
};
const source: Source = {
  id: '019ab4a0-0000-7000-8000-000000000043',
  kind: 'page',
  title: 'Trocas',
  state: 'ready',
  problem: null,
  bytes: null,
  pieces: 1,
  isCut: false,
  createdAt: '2026-03-02T12:00:00.000Z',
  readAt: '2026-03-02T12:00:00.000Z',
};
const piece = { id: channelId, heading: 'Vocês abrem no domingo?', text: 'Sim, das 8 às 13.' };

describe('a question with its answer', () => {
  it('says which field is missing, keeps what was typed when it is refused, and is sent once for two clicks', async () => {
    const refused = answerTo(
      addKnowledgeQuestion,
      new Refusal('form_invalid', 'Confira os campos', { answer: 'O canal já tem esta resposta.' }),
    );
    const { onClose, count } = closings();
    await renderForMember(<QuestionDialog channelId={channelId} onClose={onClose} />);
    await userEvent.click(button('Salvar'));
    await expect.element(field('Pergunta, como as pessoas a fazem')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('Pergunta, como as pessoas a fazem')).toHaveFocus();
    await expectAccessible();
    await field('Pergunta, como as pessoas a fazem').fill('Vocês abrem no domingo?');
    await field('Resposta').fill('Sim, até as 13.');
    await userEvent.click(button('Salvar'));
    await expect.element(field('Resposta')).toHaveAccessibleDescription('O canal já tem esta resposta.');
    await expect.element(field('Resposta')).toHaveValue('Sim, até as 13.');
    expect(refused).toHaveLength(1);

    const { promise, resolve } = Promise.withResolvers<typeof piece>();
    const calls = answerTo(addKnowledgeQuestion, () => promise);
    await field('Resposta').fill('Sim, das 8 às 13.');
    await userEvent.dblClick(button('Salvar'));
    resolve(piece);
    await expect.poll(count).toBe(1);
    expect(calls).toMatchObject([{ body: { question: 'Vocês abrem no domingo?', answer: 'Sim, das 8 às 13.' } }]);
  });

  it('begins with what a follower asked, which leaves the list of those without an answer', async () => {
    const id = '019ab4a0-0000-7000-8000-000000000041';
    const asked = { id, text: 'Tem pão sem glúten?', times: 3, lastAt: '2026-03-02T12:00:00.000Z' };
    answerTo(listUnanswered, { list: [asked] });
    await renderForMember(<UnansweredCard channelId={channelId} mayTeach />);
    await userEvent.click(button('Escrever resposta para Tem pão sem glúten?'));
    await expect.element(field('Pergunta, como as pessoas a fazem')).toHaveValue('Tem pão sem glúten?');
    const calls = answerTo(addKnowledgeQuestion, piece);
    answerTo(listUnanswered, { list: [] });
    await field('Resposta').fill('Às quintas.');
    await userEvent.click(button('Salvar'));
    await expect.element(page.getByText(/^Nenhuma por enquanto/)).toBeVisible();
    expect(calls[0]?.body).toEqual({ question: 'Tem pão sem glúten?', answer: 'Às quintas.', unansweredId: id });
  });

  it('is dismissed without an answer, and who may not teach has no buttons', async () => {
    const id = '019ab4a0-0000-7000-8000-000000000042';
    const asked = { id, text: 'Qual o seu signo?', times: 1, lastAt: '2026-03-02T12:00:00.000Z' };
    answerTo(listUnanswered, { list: [asked] });
    const { screen } = await renderForMember(<UnansweredCard channelId={channelId} mayTeach={false} />);
    await expect.element(page.getByText('Qual o seu signo?')).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
    await screen.unmount();
    await renderForMember(<UnansweredCard channelId={channelId} mayTeach />);
    const calls = answerTo(removeUnanswered, null);
    answerTo(listUnanswered, { list: [] });
    await userEvent.click(button('Dispensar Qual o seu signo?'));
    await expect.element(page.getByText(/^Nenhuma por enquanto/)).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});

describe('many questions that are pasted', () => {
  it('must be at least one line, and lines that were not taken are named while the text stays', async () => {
    const { onClose, count } = closings();
    const pasted = { added: 1, changed: 0, same: 1, faulty: 2, faults: [{ line: 2, problem: 'noAnswer' as const }] };
    const calls = answerTo(pasteKnowledgeQuestions, pasted);
    await renderForMember(<PasteDialog channelId={channelId} onClose={onClose} />);
    await userEvent.click(button('Adicionar perguntas'));
    await expect.element(field('Perguntas e respostas')).toHaveAccessibleDescription(/Cole ao menos uma linha/);
    expect(calls).toEqual([]);
    const text = 'Abrem hoje?\tSim.\nE amanhã?';
    await field('Perguntas e respostas').fill(text);
    await userEvent.click(button('Adicionar perguntas'));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/1 nova, nenhuma alterada, 1 repetida/);
    await expect.element(page.getByText('Linha 2: falta a resposta')).toBeVisible();
    await expect.element(page.getByText('E mais 1.')).toBeVisible();
    await expect.element(field('Perguntas e respostas')).toHaveValue(text);
    await expectAccessible();
    expect(count()).toBe(0);

    answerTo(pasteKnowledgeQuestions, { added: 1, changed: 0, same: 2, faulty: 0, faults: [] });
    await userEvent.click(button('Adicionar perguntas'));
    await expect.poll(count).toBe(1);
  });
});

describe('a page of text', () => {
  it('needs a title and a text, and stays as it was typed where the channel has no room', async () => {
    const { onClose, count } = closings();
    const calls = answerTo(addKnowledgePage, new Refusal('knowledge_full', 'O canal chegou a 200 fontes.'));
    await renderForMember(<NewPageDialog channelId={channelId} onClose={onClose} />);
    await userEvent.click(button('Salvar'));
    await expect.element(field('Título da página')).toHaveAttribute('aria-invalid', 'true');
    await field('Título da página').fill('Trocas');
    await field('Texto').fill('# Prazo\nSete dias.');
    await userEvent.click(button('Salvar'));
    await expect.element(page.getByText('O canal chegou a 200 fontes.')).toBeVisible();
    await expect.element(field('Texto')).toHaveValue('# Prazo\nSete dias.');
    expect(calls).toHaveLength(1);
    expect(count()).toBe(0);
  });

  it('is changed from what it says, and what failed to load is asked again', async () => {
    const { onClose, count } = closings();

    answerTo(getKnowledgePage, new Refusal('unavailable', 'Tente daqui a pouco.'));
    await renderForMember(<ChangePageDialog channelId={channelId} source={source} onClose={onClose} />);
    await expect.element(button('Tentar de novo')).toBeVisible();
    answerTo(getKnowledgePage, { title: 'Trocas', text: 'Sete dias.' });
    const calls = answerTo(changeKnowledgePage, source);
    await userEvent.click(button('Tentar de novo'));
    await expect.element(field('Texto')).toHaveValue('Sete dias.');
    await field('Texto').fill('Trinta dias.');
    await userEvent.click(button('Salvar'));
    await expect.poll(count).toBe(1);
    expect(calls[0]?.body).toEqual({ title: 'Trocas', text: 'Trinta dias.' });
  });
});
