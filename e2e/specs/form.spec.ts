import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible, watch } from '../support/watch.ts';

/** Where the caret of a field stands. */
const caretOf = (field: Locator): Promise<number | null> =>
  field.evaluate((element) => (element instanceof HTMLInputElement ? element.selectionStart : null));
const putCaret = (field: Locator, place: number): Promise<void> =>
  field.evaluate((element, at) => {
    if (element instanceof HTMLInputElement) element.setSelectionRange(at, at);
  }, place);

test.beforeEach(async ({ page }) => {
  await page.goto('/console/parts#inputs');
});

test('a number is masked while it is typed, and the caret stays where the person works', async ({ page }) => {
  const cpf = page.getByLabel('CPF', { exact: true });
  await cpf.fill('');
  await cpf.pressSequentially('529982');
  await expect(cpf).toHaveValue('529.982');
  await putCaret(cpf, 1);
  await page.keyboard.type('7');
  await expect(cpf).toHaveValue('572.998.2');
  expect(await caretOf(cpf)).toBe(2);
  await page.keyboard.type('x');
  expect(await caretOf(cpf)).toBe(2);
  await putCaret(cpf, 4);
  await page.keyboard.press('Backspace');
  await expect(cpf).toHaveValue('579.982');
  expect(await caretOf(cpf)).toBe(2);

  const cnpj = page.getByLabel('CNPJ', { exact: true });
  await cnpj.fill('');
  await cnpj.pressSequentially('12abc34501de35');
  await expect(cnpj).toHaveValue('12.ABC.345/01DE-35');
  await expect(cnpj).toHaveAttribute('inputmode', 'text');
  const day = page.getByLabel('Data de nascimento');
  await day.fill('');
  await day.pressSequentially('3/4/1988');
  await expect(day).toHaveValue('03/04/1988');
});

test('a telephone number brings its country along, or the menu chooses it', async ({ page }) => {
  const number = page.getByRole('textbox', { name: 'Telefone' });
  const country = page.getByRole('combobox', { name: 'País do telefone' });
  await expect(country).toHaveValue('+55 Brasil (BR)');
  await expect(number).toHaveValue('(11) 98765-4321');
  await number.fill('+49 30 1234567');
  await expect(country).toHaveValue('+49 Alemanha (DE)');
  await expect(number).toHaveValue('301234567');
  await country.click();
  await country.pressSequentially('republica dom');
  await page.getByRole('option', { name: '+1829 República Dominicana (DO)' }).click();
  await expect(country).toHaveValue('+1829 República Dominicana (DO)');
});

test('one of a long list is found by code or name without accents, by keys alone', async ({ page }) => {
  const { expectQuiet } = watch(page, test.info().project.use.baseURL);
  const state = page.getByRole('combobox', { name: 'Estado' });
  const list = page.getByRole('listbox', { name: 'Estado' });
  await state.focus();
  await expect(list).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option')).toHaveCount(27);
  await page.keyboard.type('para');
  await expect(list.getByRole('option')).toHaveText(['PA - Pará', 'PB - Paraíba', 'PR - Paraná']);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(state).toHaveValue('PB - Paraíba');
  await expect(list).toBeHidden();
  await page.keyboard.type('nenhum');
  await expect(list).toContainText('Nada encontrado');
  await page.keyboard.press('Escape');
  await expect(state).toHaveValue('PB - Paraíba');
  await page.keyboard.type('ceara');
  await page.keyboard.press('Tab');
  await expect(state).toHaveValue('CE - Ceará');
  await state.fill('');
  await state.blur();
  await expect(state).toHaveValue('');
  const bank = page.getByRole('combobox', { name: 'Banco' });
  await bank.fill('Banco da Vila');
  await bank.blur();
  await expect(bank).toHaveValue('Banco da Vila');
  expectQuiet();
});
