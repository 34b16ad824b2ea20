import { listCannedAnswers } from '@balcao/contract/canned-answer';
import { sentDocumentBytesAtMost } from '@balcao/contract/conversation-document';
import { answerConversation, listConversationMessages } from '@balcao/contract/conversation-message';
import { answerWithDocument } from '@balcao/contract/conversation-sending';
import { dropOn } from '@balcao/ui/test/files';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { createRef } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answered, asked, channel, conversation, forgetAnswers } from '../../test/asked-conversation.ts';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { AnswerForm } from './answer-form.tsx';

const attachment = { kind: 'document', type: 'pdf', name: 'Orçamento.pdf', bytes: 8, scan: 'unscanned' } as const;
const withDocument = { ...answered, text: '', attachment };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const attach = button('Enviar um documento');
const send = button('Enviar');
const chosen = page.getByRole('group', { name: 'Documento escolhido' });
const field = page.getByRole('textbox');

const open = async () => {
  answerTo(listConversationMessages, { list: [asked], hasMore: false });
  answerTo(listCannedAnswers, { list: [] });
  const calls = answerTo(answerWithDocument, withDocument);
  const form = (
    <AnswerForm channel={channel} conversation={conversation} field={createRef()} onTyping={() => undefined} />
  );
  return { calls, ...(await renderForMember(form)) };
};
/** Chooses a file as the browser's own dialog does. */
const choose = (name: string, content: BlobPart = '%PDF-1.7', type = 'application/pdf'): void => {
  const input = document.querySelector<HTMLInputElement>('input[type=file][accept*=".docx"]');
  if (!input) throw new Error('there is nowhere to choose a document');
  const files = new DataTransfer();
  files.items.add(new File([content], name, { type }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
const idsOf = (calls: readonly { body: unknown }[]) => calls.map(({ body }) => (body as { clientId: string }).clientId);

beforeEach(forgetAnswers);

describe('an answer with a document', () => {
  it('shows what goes, and goes once with its words and the last message that is shown', async () => {
    await open();
    choose('Orçamento.pdf');
    await expect.element(chosen).toMatchTextContent(/Orçamento\.pdf.*kB/);
    // One thing goes with a message.
    await expect.element(attach).toBeDisabled();
    await expectAccessible();
    const reply = Promise.withResolvers<typeof withDocument>();
    const sent = answerTo(answerWithDocument, () => reply.promise);
    await field.fill('Segue o orçamento.');
    await userEvent.type(field, '{Enter}{Enter}{Enter}');
    await expect.poll(() => sent).toHaveLength(1);
    await expect.element(button('Remover o documento')).toBeDisabled();
    reply.resolve(withDocument);
    await expect.element(chosen).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('');
    const document = btoa('%PDF-1.7');
    expect(sent).toMatchObject([{ body: { seen: 3, text: 'Segue o orçamento.', name: 'Orçamento.pdf', document } }]);
  });

  it('that is taken out again is not sent, and becomes no note', async () => {
    const { calls } = await open();
    choose('Orçamento.pdf');
    await expect.element(chosen).toBeVisible();
    await userEvent.click(page.getByText('Nota interna', { exact: true }));
    await expect.element(chosen).not.toBeInTheDocument();
    const notes = answerTo(answerConversation, { ...answered, kind: 'note' });
    await field.fill('Liga amanhã.');
    await userEvent.click(button('Salvar nota'));
    await expect.element(field).toHaveValue('');
    await userEvent.click(page.getByText('Responder', { exact: true }));
    await userEvent.click(button('Remover o documento'));
    await expect.element(send).toBeDisabled();
    expect(notes).toHaveLength(1);
    expect(calls).toEqual([]);
  });

  it('stays after a lost line and a refusal, and is sent again under its id', async () => {
    await open();
    choose('Orçamento.pdf');
    await expect.element(chosen).toBeVisible();
    const lost = answerTo(answerWithDocument, () => Promise.reject(new Error('offline')));
    await userEvent.click(send);
    await expect.poll(() => lost).toHaveLength(1);
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }));
    const refused = answerTo(answerWithDocument, new Refusal('media_type_wrong', 'Este arquivo não é aceito.'));
    await userEvent.click(send);
    await expect.element(field).toHaveAccessibleDescription('Este arquivo não é aceito.');
    await expect.element(chosen).toBeVisible();
    const calls = answerTo(answerWithDocument, withDocument);
    await userEvent.click(send);
    await expect.element(chosen).not.toBeInTheDocument();
    expect(new Set(idsOf([...lost, ...refused, ...calls])).size).toBe(1);
  });

  it('that is dropped goes with it, of several the first, which is said', async () => {
    const { calls } = await open();
    const papers = ['Orçamento.pdf', 'Contrato.pdf'].map(
      (name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' }),
    );
    dropOn(field.element(), papers);
    await expect.element(chosen).toMatchTextContent(/Orçamento\.pdf/);
    await expect.element(field).toHaveAccessibleDescription('Uma mensagem leva um arquivo: ficou o primeiro.');
    await userEvent.click(send);
    await expect.element(chosen).not.toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { name: 'Orçamento.pdf' } }]);
  });

  it('waits for the member who left the conversation and comes back', async () => {
    const { screen } = await open();
    choose('Orçamento.pdf');
    await expect.element(chosen).toBeVisible();
    await screen.unmount();
    const { calls } = await open();
    await expect.element(chosen).toMatchTextContent(/Orçamento\.pdf/);
    await userEvent.click(send);
    await expect.element(chosen).not.toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { name: 'Orçamento.pdf', document: btoa('%PDF-1.7') } }]);
  });

  it('of another kind, too large or an Android package is said before it is sent', async () => {
    const { calls } = await open();
    choose('foto.png', 'png', 'image/png');
    await expect.element(field).toHaveAccessibleDescription('foto.png: Escolha um PDF, DOCX, XLSX ou TXT.');
    choose('a.pdf', new Uint8Array(sentDocumentBytesAtMost + 1));
    await expect.element(field).toHaveAccessibleDescription(/a\.pdf: O documento tem mais de 10 MB/);
    choose('loja.apk', 'PK', 'application/vnd.android.package-archive');
    await expect.element(field).toHaveAccessibleDescription(/loja\.apk: Aplicativos do Android/);
    await expect.element(chosen).not.toBeInTheDocument();
    await expect.element(send).toBeDisabled();
    expect(calls).toEqual([]);
  });
});
