import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Filter, FilterValues } from './filter.ts';
import { FilterDate } from './filter-date.tsx';
import { FilterDays } from './filter-days.tsx';
import ui from './i18n/pt/ui.ts';
import { renderPart } from './test/render-part.tsx';

const due: Extract<Filter, { kind: 'days' }> = { kind: 'days', fromId: 'from', toId: 'to', label: 'Vence em' };
const made: Extract<Filter, { kind: 'date' }> = { kind: 'date', fromId: 'from', toId: 'to', label: 'Data' };

const Held = ({ filter, first = {} }: { filter: typeof due | typeof made; first?: FilterValues }) => {
  const [values, setValues] = useState(first);
  const onChange = (changed: FilterValues) => setValues((now) => ({ ...now, ...changed }));
  return (
    <>
      {filter.kind === 'days' ? (
        <FilterDays filter={filter} values={values} onChange={onChange} />
      ) : (
        <FilterDate filter={filter} values={values} onChange={onChange} />
      )}
      <output>{JSON.stringify(values)}</output>
    </>
  );
};
const open = async (filter: typeof due | typeof made, first?: FilterValues) => {
  await renderPart(<Held filter={filter} {...(first ? { first } : {})} />, { locale: 'pt-BR', texts: { ui } });
  await userEvent.click(page.getByRole('button', { name: new RegExp(`^${filter.label}`) }));
};
const day = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const apply = () => userEvent.click(page.getByRole('button', { name: 'Aplicar' }));
const values = () => page.getByRole('status');

describe('days from one to another', () => {
  it('are typed, both included, and said on the filter', async () => {
    await open(due);
    await day('De').fill('01/12/2026');
    await day('Até').fill('24/12/2026');
    await apply();
    await expect.element(values()).toHaveTextContent('{"from":"20261201","to":"20261224"}');
    await expect.element(page.getByRole('button', { name: 'Vence em: 01/12/2026 a 24/12/2026' })).toBeVisible();
  });

  it('that end before they begin are said to, and not taken', async () => {
    await open(due);
    await day('De').fill('24/12/2026');
    await day('Até').fill('01/12/2026');
    await expect.element(page.getByText('O primeiro dia precisa vir antes do segundo.')).toBeVisible();
    await apply();
    await expect.element(values()).toHaveTextContent('{}');
  });

  it('that the calendar does not have are not taken', async () => {
    await open(due);
    await day('De').fill('31/02/2026');
    await apply();
    await expect.element(values()).toHaveTextContent('{}');
  });

  it('may be open at one end, and go with the cross', async () => {
    await open(due);
    await day('De').fill('01/12/2026');
    await apply();
    await expect.element(values()).toHaveTextContent('{"from":"20261201"}');
    await userEvent.click(page.getByRole('button', { name: 'Limpar o filtro Vence em' }));
    await expect.element(values()).toHaveTextContent('{}');
  });
});

it('a period is one of the usual ones, or two days of a calendar', async () => {
  await open(made);
  await userEvent.click(page.getByRole('button', { name: 'Últimos 7 dias' }));
  await expect.element(page.getByRole('button', { name: 'Data: Últimos 7 dias' })).toBeVisible();
});
