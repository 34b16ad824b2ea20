import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ui from './i18n/pt/ui.ts';
import { MoneyInput } from './money-input.tsx';
import { renderPart } from './test/render-part.tsx';

const Field = ({ first }: { first: number | null }) => {
  const [amount, setAmount] = useState(first);
  return (
    <>
      <MoneyInput label="Valor" value={amount} onChange={setAmount} />
      <output>{amount ?? 'nada'}</output>
    </>
  );
};
const open = (first: number | null = null) => renderPart(<Field first={first} />, { locale: 'pt-BR', texts: { ui } });
const field = () => page.getByLabelText('Valor');
const centavos = () => page.getByRole('status');

/** What a person pastes comes with an event that carries it: tests have no clipboard. */
const paste = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  field()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

describe('an amount', () => {
  it.each([
    ['100', '10000', '100,00'],
    ['1,5', '150', '1,50'],
    ['1.234,56', '123456', '1.234,56'],
    ['0,07', '7', '0,07'],
  ])('is read as people write it: %s', async (typed, amount, written) => {
    await open();
    await userEvent.type(field(), typed);
    await expect.element(centavos()).toHaveTextContent(amount);
    await userEvent.tab();
    await expect.element(field()).toHaveValue(written);
  });

  it('is nothing once the field is empty', async () => {
    await open(12_345);
    await expect.element(field()).toHaveValue('123,45');
    await userEvent.clear(field());
    await expect.element(centavos()).toHaveTextContent('nada');
  });

  it('is pasted with its sign and its thousands', async () => {
    await open();
    paste('R$ 12.345,67');
    await expect.element(centavos()).toHaveTextContent('1234567');
    await expect.element(field()).toHaveValue('12.345,67');
  });

  it('that is none is said when it is pasted, and what stood there stays', async () => {
    await open(2_000);
    paste('vinte reais');
    await expect.element(page.getByText(/1\.234,56/)).toBeVisible();
    await expect.element(centavos()).toHaveTextContent('2000');
    await userEvent.fill(field(), '30');
    await expect.element(page.getByText(/1\.234,56/)).not.toBeInTheDocument();
    await expect.element(centavos()).toHaveTextContent('3000');
  });
});
