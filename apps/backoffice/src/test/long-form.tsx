import type { Endpoint } from '@balcao/contract/endpoint';
import type { Draft, DraftSaving } from '@balcao/contract/form-fields';
import { listUploads, type Upload } from '@balcao/contract/upload';
import { answerTo } from '@balcao/ui/test/network';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** The id of a document that is there. */
export const paper = '019ab4a0-0000-7000-8000-0000000000f1';
const upload: Upload = {
  id: paper,
  name: 'documento.pdf',
  type: 'application/pdf',
  bytes: 1_000,
  state: 'ready',
  problem: null,
  scan: 'clean',
  createdAt: '2026-11-24T12:00:00.000Z',
};

export const address = {
  cep: '01310100',
  street: 'Avenida Paulista',
  streetNumber: '1000',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
};

/** Plays the server that keeps a draft, with what it holds and the documents that it names. Answers with what was saved. */
export const keepDraft = (load: Endpoint, save: Endpoint, values: Draft['values']) => {
  const draft: Draft = { values, version: 1, updatedAt: '2026-11-24T12:00:00.000Z', updatedBy: 'ana_souza' };
  answerTo(load, draft);
  answerTo(listUploads, { list: [upload] });
  return answerTo(save, ({ body }) => {
    const saving = body as DraftSaving;
    return { ...draft, values: saving.values, version: saving.version + 1 };
  });
};

let teams = 0;
/** A team of its own for each test: a draft that is not saved yet outlives the screen. */
export const inOwnTeam = () => {
  teams += 1;
  return { merchantId: `019ab4a0-0000-7000-8000-${String(teams).padStart(12, '0')}` };
};

/** Types into a field and leaves it. */
export const type = async (label: string, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await userEvent.keyboard('{Tab}');
};
export const goOn = (to: string) => userEvent.click(page.getByRole('button', { name: `Continuar: ${to}` }));
/** Everything is with the server: nothing is sent into the next test. */
export const saved = () => expect.element(page.getByText(/^Salvo às/)).toBeVisible();
export const declare = () => userEvent.click(page.getByLabelText(/^Declaro que estes dados/));
