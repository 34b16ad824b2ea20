import { eraseAccount, readAccountErasure, type TeamToLeave } from '@balcao/contract/account-erasure';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { EraseAccountCard } from './erase-account-card.tsx';

const team = (name: string, needsAdmin = false): TeamToLeave => ({
  merchantId: '0197f3a1-0000-7000-8000-00000000000a',
  name,
  others: 1,
  needsAdmin,
});
const open = async (teams: TeamToLeave[]) => {
  answerTo(readAccountErasure, { teams });
  await renderForMember(<EraseAccountCard />);
  await userEvent.click(page.getByRole('button', { name: 'Apagar minha conta' }));
};
const type = (email: string) => page.getByRole('textbox', { name: 'E-mail da sua conta' }).fill(email);
const submit = () => userEvent.click(page.getByRole('button', { name: 'Apagar para sempre' }));
const says = (words: string) => expect.element(page.getByRole('dialog').getByText(words)).toBeVisible();

it('who has their account deleted reads which teams they leave, what goes and what stays', async () => {
  await open([team('Café do Mercado')]);
  await expect.element(page.getByRole('list', { name: 'Equipes que você deixa' })).toHaveTextContent('Café do Mercado');
  const gone = page.getByRole('list', { name: 'O que é apagado' });
  await expect.element(gone.getByText('Nome de usuário, e-mail, senha e foto')).toBeVisible();
  const kept = page.getByRole('list', { name: /O que é mantido/ });
  await expect.element(kept.getByText(/registro de atividades/)).toBeVisible();
  await expectAccessible();
});

it('nothing is deleted before the e-mail of the account is typed', async () => {
  const calls = answerTo(eraseAccount, { erasedAt: '2026-11-30T12:00:00.000Z' });
  await open([]);
  await submit();
  await says('Preencha este campo.');
  await type('outra@exemplo.com.br');
  await submit();
  await says('Este não é o e-mail da sua conta.');
  expect(calls).toEqual([]);
});

it('what the server refuses is said, and the e-mail stands there still', async () => {
  answerTo(eraseAccount, new Refusal('form_invalid', '', { email: 'Este não é o e-mail da sua conta.' }));
  await open([]);
  await type('ana@cafe.example');
  await submit();
  await says('Este não é o e-mail da sua conta.');
  await expect.element(page.getByRole('textbox', { name: 'E-mail da sua conta' })).toHaveValue('ana@cafe.example');
});

it('the only super admin of a team is led to its members, and asked for nothing', async () => {
  await open([team('Café do Mercado', true), team('Padaria')]);
  await says('Antes, escolha outro administrador principal');
  await expect
    .element(page.getByRole('list', { name: 'Equipes sem outro administrador principal' }))
    .toHaveTextContent('Café do Mercado');
  await expect.element(page.getByText('Padaria')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Apagar para sempre' })).not.toBeInTheDocument();
  await expectAccessible();
});
