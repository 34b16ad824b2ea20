import { listen } from '@balcao/ui/test/heard';
import { renderPart } from '@balcao/ui/test/render-part.tsx';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import texts from '../i18n/pt.ts';
import { Result } from './result.tsx';

const Sale = () => {
  const [isPaid, setPaid] = useState(false);
  const [looks, setLooks] = useState(0);
  return (
    <>
      {isPaid ? (
        <Result tone="good" title="Aprovado" text="Pix" amount={1_250} />
      ) : (
        <Result tone="moving" waits title="Consultando o banco…" text="" amount={1_250} />
      )}
      <button type="button" onClick={() => setPaid(true)}>
        Pagar
      </button>
      <button type="button" onClick={() => setLooks(looks + 1)}>
        Olhar {looks}
      </button>
    </>
  );
};

it('what becomes of a payment is read out once, with its amount, and not when it is only looked at again', async () => {
  const heard = listen();
  await renderPart(<Sale />, { locale: 'pt-BR', texts });
  await userEvent.click(page.getByRole('button', { name: 'Pagar' }));
  await userEvent.click(page.getByRole('button', { name: 'Olhar 0' }));
  await userEvent.click(page.getByRole('button', { name: 'Olhar 1' }));
  await expect.element(page.getByRole('button', { name: 'Olhar 2' })).toBeVisible();
  expect(heard).toEqual(['Consultando o banco… · R$ 12,50', 'Aprovado · R$ 12,50 · Pix']);
});
