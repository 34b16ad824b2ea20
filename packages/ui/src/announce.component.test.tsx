import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { announce } from './announce.ts';
import { Dialog } from './dialog.tsx';
import ui from './i18n/pt/ui.ts';
import { renderPart } from './test/render-part.tsx';

const place = () => document.querySelector('[data-announcer]');

it('what is only heard has its place before there are words, is not seen, and goes again', async () => {
  await renderPart(<p>Página</p>, { locale: 'pt-BR', texts: { ui } });
  expect(place()).toHaveAttribute('aria-live', 'polite');
  await expect.poll(() => place()?.childElementCount).toBe(0);
  announce('Pagamento recebido', 'pt-BR');
  const words = page.getByText('Pagamento recebido');
  expect(words.element().getAttribute('lang')).toBe('pt-BR');
  expect(place()?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  await expect.element(words).not.toBeInTheDocument();
});

it('is heard within a dialog too, outside of which nothing is read out', async () => {
  await renderPart(
    <Dialog title="Reembolsar" onClose={() => undefined}>
      Valor
    </Dialog>,
    { locale: 'pt-BR', texts: { ui } },
  );
  expect(place()?.closest('dialog')).toBe(page.getByRole('dialog').element());
});
