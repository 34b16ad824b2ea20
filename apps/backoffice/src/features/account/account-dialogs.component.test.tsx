import { changePassword, sendOwnCaptcha } from '@balcao/contract/account';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';

const nothing = () => undefined;
const fill = (name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value);
const says = (words: string) => expect.element(page.getByRole('dialog').getByText(words)).toBeVisible();

describe('the password', () => {
  const submit = () => userEvent.click(page.getByRole('button', { name: 'Trocar a senha' }));

  it('is not sent before the new one stands there twice, and says when it is easy to guess', async () => {
    const calls = answerTo(changePassword, null);
    await renderForMember(<PasswordDialog onClose={nothing} />);
    await fill('Senha atual', 'outra-senha-7');
    await fill('Nova senha', 'senha123');
    await says('Fácil de adivinhar: é uma palavra comum.');
    await fill('Repita a nova senha', 'senha1234');
    await submit();
    await says('As duas senhas não são iguais.');
    await expectAccessible();
    expect(calls).toEqual([]);
  });

  it.each([
    ['Senha atual', new Refusal('password_wrong', 'A senha atual não confere.')],
    ['Nova senha', new Refusal('form_invalid', '', { password: 'Esta senha é fácil de adivinhar.' })],
  ])('that the server refuses is said at its field: %s', async (field, refusal) => {
    answerTo(changePassword, refusal);
    await renderForMember(<PasswordDialog onClose={nothing} />);
    await fill('Senha atual', 'outra-senha-7');
    await fill('Nova senha', 'senha1234');
    await fill('Repita a nova senha', 'senha1234');
    await submit();
    await says(refusal.fields?.password ?? refusal.message);
    await expect.element(page.getByRole('textbox', { name: field, exact: true })).toHaveFocus();
  });
});

it('an e-mail that is none is not sent a code, and the one that is in use is refused at its field', async () => {
  const calls = answerTo(sendOwnCaptcha, new Refusal('form_invalid', '', { email: 'Este já é o seu e-mail.' }));
  await renderForMember(<EmailDialog onClose={nothing} />);
  await fill('Novo e-mail', 'ana@cafe');
  await userEvent.keyboard('{Enter}');
  const field = page.getByRole('textbox', { name: 'Novo e-mail' });
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveFocus();
  expect(calls).toEqual([]);
  await fill('Novo e-mail', 'ana@cafe.example');
  await userEvent.keyboard('{Enter}');
  await says('Este já é o seu e-mail.');
  await expect.element(field).toHaveValue('ana@cafe.example');
});
