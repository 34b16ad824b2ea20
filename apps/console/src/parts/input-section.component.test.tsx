import { expectAccessible } from '@balcao/ui/test/look';
import { beforeEach, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { renderForStaff } from '../test/console-part.tsx';
import { InputSection } from './input-section.tsx';

const input = (field: Locator): HTMLInputElement => {
  const element = field.element();
  if (!(element instanceof HTMLInputElement)) throw new Error('This is no field.');
  return element;
};
const combobox = (name: string) => page.getByRole('combobox', { name });

beforeEach(() => renderForStaff(<InputSection />));

it('a number is masked while it is typed, and the caret stays where the person works', async () => {
  const cpf = page.getByLabelText('CPF', { exact: true });
  await userEvent.clear(cpf);
  await userEvent.type(cpf, '529982');
  await expect.element(cpf).toHaveValue('529.982');
  input(cpf).setSelectionRange(1, 1);
  await userEvent.keyboard('7');
  await expect.element(cpf).toHaveValue('572.998.2');
  expect(input(cpf).selectionStart).toBe(2);
  await userEvent.keyboard('x');
  expect(input(cpf).selectionStart).toBe(2);
  input(cpf).setSelectionRange(4, 4);
  await userEvent.keyboard('{Backspace}');
  await expect.element(cpf).toHaveValue('579.982');
  expect(input(cpf).selectionStart).toBe(2);
});

it('a CNPJ may hold letters, which become capitals, on the keyboard for text', async () => {
  const cnpj = page.getByLabelText('CNPJ', { exact: true });
  await userEvent.clear(cnpj);
  await userEvent.type(cnpj, '12abc34501de35');
  await expect.element(cnpj).toHaveValue('12.ABC.345/01DE-35');
  await expect.element(cnpj).toHaveAttribute('inputmode', 'text');
});

it('a CPF becomes a CNPJ with its twelfth sign, where either may stand', async () => {
  const either = page.getByLabelText('CPF ou CNPJ');
  await userEvent.type(either, '52998224725');
  await expect.element(either).toHaveValue('529.982.247-25');
  await userEvent.clear(either);
  await userEvent.type(either, '11222333000181');
  await expect.element(either).toHaveValue('11.222.333/0001-81');
});

it('a day is typed with one digit where one is enough', async () => {
  const day = page.getByLabelText('Data de nascimento');
  await userEvent.clear(day);
  await userEvent.type(day, '3/4/1988');
  await expect.element(day).toHaveValue('03/04/1988');
});

it('a telephone number brings its country along, or the menu chooses it', async () => {
  const number = page.getByRole('textbox', { name: 'Telefone' });
  const country = combobox('País do telefone');
  await expect.element(country).toHaveValue('+55 Brasil (BR)');
  await expect.element(number).toHaveValue('(11) 98765-4321');
  await userEvent.fill(number, '+49 30 1234567');
  await expect.element(country).toHaveValue('+49 Alemanha (DE)');
  await expect.element(number).toHaveValue('301234567');
  await userEvent.click(country);
  await userEvent.keyboard('republica dom');
  await userEvent.click(page.getByRole('option', { name: '+1829 República Dominicana (DO)' }));
  await expect.element(country).toHaveValue('+1829 República Dominicana (DO)');
});

it('one of a long list is found by code or name without accents, by keys alone', async () => {
  const state = combobox('Estado');
  const list = page.getByRole('listbox', { name: 'Estado' });
  const options = () =>
    list
      .getByRole('option')
      .elements()
      .map((one) => one.textContent);
  input(state).focus();
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => options().length).toBe(27);
  await userEvent.keyboard('para');
  await expect.poll(options).toEqual(['PA - Pará', 'PB - Paraíba', 'PR - Paraná']);
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(state).toHaveValue('PB - Paraíba');
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard('nenhum');
  await expect.element(list.getByText(/Nada encontrado/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(state).toHaveValue('PB - Paraíba');
  await userEvent.keyboard('ceara{Tab}');
  await expect.element(state).toHaveValue('CE - Ceará');
});

it('what is no entry of a list is dropped, unless others are welcome too', async () => {
  const state = combobox('Estado');
  await userEvent.clear(state);
  await userEvent.tab();
  await expect.element(state).toHaveValue('');
  const bank = combobox('Banco');
  await userEvent.fill(bank, 'Banco da Vila');
  await userEvent.tab();
  await expect.element(bank).toHaveValue('Banco da Vila');
});
