import { createVersion } from '@balcao/contract/version';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal, type SentCall } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import UploadDialog from './upload-dialog.tsx';
import type { SendPackage } from './use-package.ts';
import { versionOf } from './version-fixtures.ts';

const appletId = '019ab4a0-0000-7000-8000-000000000009';
const uploadId = '019ab4a0-0000-7000-8000-0000000000c1';
const zip = () => new File(['PK\u0003\u0004'], 'loja.zip', { type: 'application/zip' });
const arrives: SendPackage = async () => uploadId;
const create = () => userEvent.click(page.getByRole('button', { name: 'Criar a versão' }));
const choose = (file: File) => userEvent.upload(page.getByLabelText('Escolher zip').last(), file);
const open = async (send: SendPackage = arrives) => {
  let isClosed = false;
  const onClose = () => {
    isClosed = true;
  };
  await renderForMember(<UploadDialog appletId={appletId} nextNumber="1.0.1" onClose={onClose} send={send} />);
  return () => isClosed;
};

describe('the upload of a version', () => {
  it('suggests the next number, asks for what is missing and makes one version however often it is pressed', async () => {
    const calls = answerTo(createVersion, versionOf({ number: '1.0.1' }));
    const isClosed = await open();
    await expect.element(page.getByLabelText('Número')).toHaveValue('1.0.1');
    await create();
    await expect.element(page.getByText('Escolha a pasta exportada.')).toBeVisible();
    await expect.element(page.getByLabelText('Descrição')).toHaveAccessibleDescription(/Preencha este campo/);
    expect(calls).toEqual([]);
    await choose(zip());
    await expect.element(page.getByText(/loja.zip foi enviado por completo/)).toBeVisible();
    await page.getByLabelText('Descrição').fill('Carrinho novo.');
    await userEvent.dblClick(page.getByRole('button', { name: 'Criar a versão' }));
    await expect.poll(isClosed).toBe(true);
    expect(calls.map(({ body }) => body)).toEqual([{ uploadId, number: '1.0.1', description: 'Carrinho novo.' }]);
    await expectAccessible();
  });

  it('shows the faults of a package file by file, and keeps what was typed for the next one', async () => {
    const faults = [
      { code: 'pageMissing', path: 'app.json', field: 'pages.0', text: 'A página sobre.html não existe.' },
      { code: 'fileChanged', path: 'index.html', field: null, text: 'O arquivo mudou depois de exportado.' },
    ];
    const refused = new Refusal('package_refused', 'O pacote tem problemas.', undefined, { faults });
    const sent: SentCall[] = [];
    answerTo(createVersion, (call) => {
      sent.push(call);
      return sent.length === 1 ? refused : versionOf({});
    });
    const isClosed = await open();
    await choose(zip());
    await page.getByLabelText('Número').fill('2.0.0');
    await page.getByLabelText('Descrição').fill('Tudo novo.');
    await expect.element(page.getByText(/foi enviado por completo/)).toBeVisible();
    await create();
    await expect.element(page.getByText('O pacote tem 2 problemas')).toBeVisible();
    await expect.element(page.getByText('pages.0: A página sobre.html não existe.')).toBeVisible();
    await expect.element(page.getByText('npx balcao applet export')).toBeVisible();
    await expect.element(page.getByLabelText('Descrição')).toHaveValue('Tudo novo.');
    await expectAccessible();
    await choose(zip());
    await expect.element(page.getByText(/foi enviado por completo/)).toBeVisible();
    await create();
    await expect.poll(isClosed).toBe(true);
    expect(sent[1]?.body).toMatchObject({ number: '2.0.0', description: 'Tudo novo.' });
  });

  it('says at its field what only the server knows of the number, and the package stays', async () => {
    answerTo(createVersion, new Refusal('form_invalid', '', { number: 'Este número já foi usado.' }));
    await open();
    await choose(zip());
    await page.getByLabelText('Descrição').fill('Outra.');
    await expect.element(page.getByText(/foi enviado por completo/)).toBeVisible();
    await create();
    await expect.element(page.getByLabelText('Número')).toHaveAccessibleDescription(/já foi usado/);
    await expect.element(page.getByText(/foi enviado por completo/)).toBeVisible();
  });

  it.each([
    ['is no zip', new File(['<svg/>'], 'loja.zip'), /não é um zip/],
    ['is empty', new File([], 'loja.zip'), /Não há nada para enviar/],
  ])('sends nothing of a file that %s, and says so', async (_, file, words) => {
    let wasSent = false;
    await open(async () => {
      wasSent = true;
      return uploadId;
    });
    await choose(file);
    await expect.element(page.getByText(words)).toBeVisible();
    expect(wasSent).toBe(false);
  });

  it('says how far it is, that it waits for the line, and that it did not arrive', async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    let tell: ((share: number, isWaiting: boolean) => void) | undefined;
    await open(async (_, { onShare, onWaiting }) => {
      tell = (share, isWaiting) => {
        onShare(share);
        onWaiting(isWaiting);
      };
      return promise;
    });
    await choose(zip());
    await expect.element(page.getByText('Enviando loja.zip: 0%')).toBeVisible();
    tell?.(0.4, false);
    await expect.element(page.getByText('Enviando loja.zip: 40%')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Criar a versão' })).toBeDisabled();
    tell?.(0.4, true);
    await expect.element(page.getByText(/Sem conexão/)).toBeVisible();
    reject(new Error('gone'));
    await expect.element(page.getByText(/O pacote não chegou/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Tentar loja.zip de novo' })).toBeVisible();
  });
});
