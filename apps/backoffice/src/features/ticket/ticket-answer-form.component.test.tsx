import { type WholeTicket, writeTicket } from '@balcao/contract/ticket';
import { listTicketUploads } from '@balcao/contract/ticket-file';
import type { Upload } from '@balcao/contract/upload';
import { dropOn, folderFile, packageFile } from '@balcao/ui/test/files';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { type PlayedUpload, playUploads } from '@balcao/ui/test/uploads';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { TicketAnswerForm } from './ticket-answer-form.tsx';

const ticketId = '019ab4a0-0000-7000-8000-00000000000a';
const fileId = '019ab4a0-0000-7000-8000-0000000000f1';
const at = '2026-01-05T12:00:00.000Z';
const answered: WholeTicket = {
  ...{ id: ticketId, area: 'money', subject: 'Saque parado', state: 'open' },
  ...{ askedBy: { accountId: '019ab4a0-0000-7000-8000-000000000001', name: 'ana_souza' }, isMine: true },
  ...{ createdAt: at, lastAt: at, isUnread: false, view: null, messages: [], reopenUntil: null, mayWrite: true },
};
const upload: Upload = {
  ...{ id: fileId, name: 'tela.png', type: 'image/webp', bytes: 2_000, state: 'ready', problem: null },
  ...{ scan: 'clean', createdAt: at },
};
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0]);
const picture = (name: string) => new File([png], name, { type: 'image/png' });

const text = () => page.getByLabelText('Mensagem');
const send = () => page.getByRole('button', { name: 'Enviar ao suporte' });
const carrying = (files: readonly File[], words?: string): DataTransfer => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  if (words) data.setData('text/plain', words);
  return data;
};
/** What is pasted and dropped comes with an event that carries it: tests have no clipboard. */
const paste = (clipboardData: DataTransfer) =>
  text()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
const drop = (dataTransfer: DataTransfer) =>
  text()
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
const open = () => renderForMember(<TicketAnswerForm id={ticketId} />);
let sendings: readonly PlayedUpload[] = [];
const onTheirWay = (count: number) => vi.waitFor(() => expect(sendings).toHaveLength(count));
beforeEach(() => {
  sessionStorage.clear();
  sendings = playUploads(fileId);
  answerTo(listTicketUploads, { list: [upload] });
});

it('sends what was pasted into the message with it, and keeps both where that fails, over a reload too', async () => {
  const isRefused = vi.fn(() => true);
  const calls = answerTo(writeTicket, () =>
    isRefused() ? new Refusal('too_many_requests', 'Espere um pouco.') : answered,
  );
  await open();
  await text().fill('Veja a tela.');
  paste(carrying([picture('tela.png')]));
  await onTheirWay(1);
  sendings[0]?.share(0.4);
  await expect.element(page.getByText('Enviando: 40%')).toBeVisible();
  // Nothing leaves without the file that is still on its way.
  await expect.element(send()).toBeDisabled();
  sendings[0]?.arrive();
  await expect.element(page.getByRole('button', { name: 'Ver tela.png' })).toBeVisible();
  await expectAccessible();
  await send().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
  expect(calls).toHaveLength(1);
  await cleanup();
  await open();
  await expect.element(text()).toHaveValue('Veja a tela.');
  await expect.element(page.getByRole('button', { name: 'Ver tela.png' })).toBeVisible();
  isRefused.mockReturnValue(false);
  await send().click();
  await expect.element(text()).toHaveValue('');
  await expect.element(page.getByText('tela.png')).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([1, 2].map(() => ({ text: 'Veja a tela.', files: [fileId] })));
});

it('names what is not taken, and lets go of what is cancelled', async () => {
  await open();
  drop(carrying([new File(['MZ nothing of use at all'], 'programa.png', { type: 'image/png' }), picture('foto.png')]));
  await onTheirWay(1);
  const wrong = page.getByRole('listitem').filter({ hasText: 'programa.png' });
  await expect.element(wrong.getByRole('alert')).toMatchTextContent(/^Este tipo de arquivo não é aceito/);
  await userEvent.click(page.getByRole('button', { name: 'Cancelar o envio de foto.png' }));
  await expect.element(page.getByText('foto.png')).not.toBeInTheDocument();
  expect(sendings[0]?.isEnded).toBe(true);
  await expect.element(send()).toBeEnabled();
});

it('takes five of six files that are dropped at once, none of an Android package or a folder, and says so', async () => {
  await open();
  drop(carrying([1, 2, 3, 4, 5, 6].map((n) => picture(`tela${n}.png`))));
  await expect.element(page.getByText(/no máximo 5 arquivos/)).toBeVisible();
  await expect.element(page.getByText('tela5.png')).toBeVisible();
  await expect.element(page.getByText('tela6.png')).not.toBeInTheDocument();
  await cleanup();
  await open();
  dropOn(text().element(), [packageFile('jogo.png', 'image/png'), folderFile('Fotos')]);
  const problemOf = (name: string) => page.getByRole('listitem').filter({ hasText: name }).getByRole('alert');
  await expect.element(problemOf('jogo.png')).toMatchTextContent(/^Aplicativos do Android/);
  await expect.element(problemOf('Fotos')).toMatchTextContent(/^Este tipo de arquivo não é aceito/);
});

it('takes the words of what was copied in a table, and not its picture', async () => {
  await open();
  paste(carrying([picture('tabela.png')], 'Valor\t10,00'));
  paste(carrying([picture('tela.png')]));
  await onTheirWay(1);
  expect(sendings.map(({ name }) => name)).toEqual(['tela.png']);
});

it('says at the files what the server refuses of them', async () => {
  answerTo(writeTicket, new Refusal('form_invalid', '', { files: 'Envie o arquivo de novo.' }));
  await open();
  paste(carrying([picture('tela.png')]));
  await onTheirWay(1);
  sendings[0]?.arrive();
  await expect.element(page.getByRole('button', { name: 'Ver tela.png' })).toBeVisible();
  await text().fill('Veja a tela.');
  await send().click();
  await expect.element(page.getByText('Envie o arquivo de novo.')).toBeVisible();
  await expect.element(text()).toHaveValue('Veja a tela.');
});
