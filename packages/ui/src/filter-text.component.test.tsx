import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Filter, FilterValues } from './filter.ts';
import { FilterText } from './filter-text.tsx';
import ui from './i18n/pt/ui.ts';
import { renderPart } from './test/render-part.tsx';

const words: Extract<Filter, { kind: 'text' }> = { kind: 'text', id: 'words', label: 'Buscar' };

/** A list whose address follows what is asked for only when told to, as one does over a slow line. */
const show = async ({ answersAtOnce = false } = {}) => {
  const calls: string[] = [];
  let arrive = (_text: string): void => undefined;
  const List = () => {
    const [value, setValue] = useState('');
    arrive = setValue;
    return (
      <>
        <FilterText
          filter={words}
          values={{ words: value }}
          onChange={(changed) => {
            calls.push(`ask ${changed.words}`);
            if (answersAtOnce) setValue(`${changed.words}`);
          }}
        />
        {value === '' && <div style={{ height: 200 }}>Pedido 0</div>}
        <button type="button" onClick={() => calls.push('open')}>
          Pedido 1
        </button>
        <output>{value}</output>
      </>
    );
  };
  await renderPart(<List />, { locale: 'pt-BR', texts: { ui } });
  return { calls, arrive: (text: string) => arrive(text), field: page.getByRole('searchbox', { name: 'Buscar' }) };
};

it('what another filter holds, such as an amount, is asked of that one, and leaves the field', async () => {
  const asked: FilterValues[] = [];
  const amount: Filter = {
    ...words,
    instead: (text) => (text === '42,90' ? { from: '4290', to: '4290' } : undefined),
  };
  await renderPart(<FilterText filter={amount} values={{}} onChange={(changed) => asked.push(changed)} />, {
    locale: 'pt-BR',
    texts: { ui },
  });
  const field = page.getByRole('searchbox', { name: 'Buscar' });
  await userEvent.type(field, '42,90');
  await expect.poll(() => asked).toEqual([{ from: '4290', to: '4290', words: undefined }]);
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await userEvent.type(field, '42{Enter}');
  expect(asked.at(-1)).toEqual({ words: '42' });
});

describe('a search by words', () => {
  it('asks once when the typing pauses', async () => {
    const { calls, field } = await show();
    await userEvent.type(field, 'café');
    await expect.poll(() => calls).toEqual(['ask café']);
  });

  it('asks when the field is left, before the row is opened that was pressed, and not after it', async () => {
    const { calls, field } = await show();
    await userEvent.type(field, 'café');
    await userEvent.click(page.getByRole('button', { name: 'Pedido 1' }));
    expect(calls).toEqual(['ask café', 'open']);
    await userEvent.type(field, 's');
    await expect.poll(() => calls).toEqual(['ask café', 'open', 'ask cafés']);
  });

  it('opens the row that was pressed also where the answer moves it at once', async () => {
    const { calls, field } = await show({ answersAtOnce: true });
    await userEvent.type(field, 'café');
    await userEvent.click(page.getByRole('button', { name: 'Pedido 1' }));
    await expect.element(page.getByText('Pedido 0')).not.toBeInTheDocument();
    expect(calls).toEqual(['ask café', 'open']);
  });

  it('keeps what was typed while the answer was on its way', async () => {
    const { calls, arrive, field } = await show();
    await userEvent.type(field, 'ca');
    await expect.poll(() => calls).toEqual(['ask ca']);
    await userEvent.type(field, 'fé');
    arrive('ca');
    await expect.element(page.getByRole('status')).toHaveTextContent('ca');
    await expect.element(field).toHaveValue('café');
    await expect.poll(() => calls).toEqual(['ask ca', 'ask café']);
  });

  it('follows an address that changes by itself, and asks nothing then', async () => {
    const { calls, arrive, field } = await show();
    await userEvent.type(field, 'café');
    await expect.poll(() => calls).toEqual(['ask café']);
    arrive('café');
    await expect.element(page.getByRole('status')).toHaveTextContent('café');
    arrive('');
    await expect.element(field).toHaveValue('');
    arrive('pão');
    await expect.element(field).toHaveValue('pão');
    expect(calls).toEqual(['ask café']);
  });
});
