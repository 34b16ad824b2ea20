import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Filter, FilterValues } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import ui from './i18n/pt/ui.ts';
import { renderPart } from './test/render-part.tsx';

const options = [
  { value: 'a', label: 'Primeira' },
  { value: 'b', label: 'Segunda' },
];
const noted: Filter = {
  kind: 'pair',
  keyId: 'key',
  valueId: 'value',
  label: 'Anotado',
  keyLabel: 'Chave',
  valueLabel: 'Valor exato',
  keyForm: { pattern: /^[a-z]{1,5}$/, wrong: 'Só letras.' },
  keyMaxLength: 40,
  valueMaxLength: 500,
};

const Held = ({ filter }: { filter: Filter }) => {
  const [values, setValues] = useState<FilterValues>({});
  return (
    <>
      <FilterBar filters={[filter]} values={values} onChange={(changed) => setValues({ ...values, ...changed })} />
      <output>{JSON.stringify(values)}</output>
    </>
  );
};
const open = async (filter: Filter) => {
  await renderPart(<Held filter={filter} />, { locale: 'pt-BR', texts: { ui } });
  await userEvent.click(page.getByRole('button', { name: new RegExp(`^${filter.label}`) }));
};
const values = () => page.getByRole('status');
const apply = () => userEvent.click(page.getByRole('button', { name: 'Aplicar' }));

it('a filter of one value offers all first, and takes one at a time', async () => {
  await open({ kind: 'select', id: 'of', label: 'Mensagem', options, isSingle: true });
  const all = page.getByRole('radio').nth(0);
  await expect.element(page.getByRole('radio', { name: 'Todos' })).toBeChecked();
  await expect.element(all).toBeChecked();
  await userEvent.click(page.getByRole('radio', { name: 'Primeira' }));
  await userEvent.click(page.getByRole('radio', { name: 'Segunda' }));
  await expect.element(values()).toHaveTextContent('{"of":"b"}');
  await userEvent.click(all);
  await expect.element(values()).toHaveTextContent('{}');
});

it('a filter of several values takes several', async () => {
  await open({ kind: 'select', id: 'of', label: 'Mensagem', options });
  await userEvent.click(page.getByRole('checkbox', { name: 'Primeira' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Segunda' }));
  await expect.element(values()).toHaveTextContent('{"of":["a","b"]}');
});

it('a key and its value are asked for together, and said on the filter', async () => {
  await open(noted);
  await page.getByRole('textbox', { name: 'Chave' }).fill('Mesa 1');
  await apply();
  await expect.element(page.getByText('Só letras.')).toBeVisible();
  await expect.element(page.getByText('Preencha a chave e o valor.')).toBeVisible();
  await expect.element(values()).toHaveTextContent('{}');
  await page.getByRole('textbox', { name: 'Chave' }).fill('mesa');
  await page.getByRole('textbox', { name: 'Valor exato' }).fill('12');
  await apply();
  await expect.element(values()).toHaveTextContent('{"key":"mesa","value":"12"}');
  await userEvent.click(page.getByRole('button', { name: 'Anotado: mesa é 12' }));
  await page.getByRole('textbox', { name: 'Chave' }).fill('');
  await page.getByRole('textbox', { name: 'Valor exato' }).fill('');
  await apply();
  await expect.element(values()).toHaveTextContent('{}');
});
