import { setUpStaff } from '@balcao/contract/staff-set-up';
import { addStaff } from '@balcao/contract/staff-team';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForStaff } from '../../test/console-part.tsx';
import AddDialog from './add-dialog.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const says = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();

it('nobody is added to the staff without name, e-mail and a role, nor twice', async () => {
  const calls = answerTo(addStaff, new Refusal('already_exists', 'Já existe alguém com este e-mail.'));
  await renderForStaff(<AddDialog onClose={() => undefined} />);
  await press('Adicionar e enviar link');
  await says('Preencha este campo.');
  await expectAccessible();
  await field('Nome').fill('Tereza Lins');
  await field('E-mail').fill('tereza@');
  await press('Adicionar e enviar link');
  await expect.element(field('E-mail')).toHaveAttribute('aria-invalid', 'true');
  expect(calls).toEqual([]);
  await field('E-mail').fill('tereza@balcao.example');
  await userEvent.click(page.getByRole('radio', { name: /^Análise/ }));
  await press('Adicionar e enviar link');
  await says('Já existe uma pessoa com este e-mail.');
  await expect.element(field('E-mail')).toHaveAttribute('aria-invalid', 'true');
});

/** As long as one from a link. */
const token = 'a'.repeat(43);

it('a first password that is easy to guess is said at its field', async () => {
  answerTo(setUpStaff, new Refusal('form_invalid', '', { password: 'Esta senha é fácil de adivinhar.' }));
  await renderForStaff(
    <NewPasswordForm token={token} email="tereza@balcao.example" name="Tereza" onBegun={() => undefined} />,
  );
  await field('Senha').fill('Tereza123');
  await says('Fácil de adivinhar: é o seu e-mail ou o seu nome.');
  await field('Repita a senha').fill('Tereza124');
  await press('Criar senha e entrar');
  await says('As duas senhas não são iguais.');
  await field('Repita a senha').fill('Tereza123');
  await press('Criar senha e entrar');
  await says('Esta senha é fácil de adivinhar.');
  await expect.element(field('Senha')).toHaveValue('Tereza123');
});
