import { verify } from '@balcao/contract/factor';
import { addWebhook, type WebhookEndpoint } from '@balcao/contract/webhook';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { AddDialog } from './add-dialog.tsx';

const endpoint: WebhookEndpoint = {
  id: '019ab4a0-0000-7000-8000-000000000003',
  name: 'loja.exemplo.com.br',
  url: 'https://loja.exemplo.com.br/avisos',
  state: 'on',
  types: null,
  lastSuccessAt: null,
  lastFailureAt: null,
  failingSince: null,
  held: 0,
  previousUntil: null,
  version: 1,
  createdAt: '2026-11-24T12:00:00.000Z',
};
const made = { endpoint, secret: 'whsec_c2VncmVkbw' };
const url = () => page.getByLabelText('Endereço que recebe os avisos');
const submit = () => userEvent.click(page.getByRole('button', { name: 'Salvar e criar segredo' }));
const open = async (as = {}) => {
  await renderForMember(<AddDialog place="test" onClose={() => undefined} />, { as });
  await page.getByLabelText('Nome').fill('Estoque');
};
const question = () => page.getByRole('dialog').last();

describe('the address of a server', () => {
  it.each([
    ['', 'Preencha este campo.'],
    ['loja.exemplo.com.br', 'Informe um endereço completo, com https://.'],
    [
      'https://loja.exemplo.com.br:0/avisos',
      'Use um endereço que exista, sem asteriscos, sem sinais invisíveis e sem a porta 0.',
    ],
  ])('that is no address is said at its field: “%s”', async (typed, words) => {
    const calls = answerTo(addWebhook, made);
    await open();
    await url().fill(typed);
    await submit();
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(url()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('that is not public is refused by the server at its field, and what was typed stays', async () => {
    const words = 'O endereço precisa ser público, com https://.';
    answerTo(addWebhook, new Refusal('form_invalid', '', { url: words }));
    await open();
    await url().fill('https://10.0.0.1/avisos');
    await submit();
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(url()).toHaveValue('https://10.0.0.1/avisos');
  });
});

describe('what an address is told about', () => {
  it('is said at its place alone where the server refuses it, and leads there', async () => {
    const words = 'Escolha pelo menos um aviso.';
    answerTo(addWebhook, new Refusal('form_invalid', '', { types: words }));
    await open();
    await url().fill(endpoint.url);
    await submit();
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Tudo, inclusive o que vier no futuro' })).toHaveFocus();
    expect(page.getByText(words).elements()).toHaveLength(1);
  });
});

describe('the question whether it is the owner', () => {
  /** Refuses the call until the person has shown that it is them. */
  const guarded = () => {
    let isProven = false;
    const calls = answerTo(addWebhook, () => (isProven ? made : new Refusal('proof_missing', 'Confirme.')));
    const prove = () => {
      isProven = true;
      return { goodUntil: '2026-11-24T12:05:00.000Z' };
    };
    return { calls, prove };
  };
  const typeAndSubmit = async () => {
    await url().fill(endpoint.url);
    await submit();
    await expect.element(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
  };

  it('keeps a wrong password in its place, and sends the form once the right one is there', async () => {
    const { calls, prove } = guarded();
    answerTo(verify, ({ body }) =>
      (body as { value: string }).value === 'Balcao#2026'
        ? prove()
        : new Refusal('password_wrong', 'A senha não confere.'),
    );
    await open();
    await typeAndSubmit();
    const password = question().getByRole('textbox', { name: 'Senha' });
    await userEvent.keyboard('{Enter}');
    await expect.element(question().getByText('Preencha este campo.')).toBeVisible();
    await password.fill('errada-9');
    await userEvent.keyboard('{Enter}');
    await expect.element(question().getByText('A senha não confere.')).toBeVisible();
    await expect.element(password).toHaveValue('errada-9');
    await expectAccessible();
    await password.fill('Balcao#2026');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('whsec_c2VncmVkbw')).toBeVisible();
    expect(calls).toHaveLength(2);
  });

  it('takes nothing from the person who closes it', async () => {
    const { calls } = guarded();
    await open();
    await typeAndSubmit();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('heading', { name: 'Confirme que é você' })).not.toBeInTheDocument();
    await expect.element(url()).toHaveValue(endpoint.url);
    expect(calls).toHaveLength(1);
  });

  it('takes the six digits of the app as soon as they stand there, where two-step verification is on', async () => {
    const { prove } = guarded();
    const proofs = answerTo(verify, prove);
    await open({ twoFactor: true });
    await typeAndSubmit();
    await question().getByRole('textbox', { name: 'Código do aplicativo' }).fill('123 456');
    await expect.element(page.getByText('whsec_c2VncmVkbw')).toBeVisible();
    expect(proofs.map(({ body }) => body)).toEqual([{ method: 'factor', value: '123456' }]);
  });
});
