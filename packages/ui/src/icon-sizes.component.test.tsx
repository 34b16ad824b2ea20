import { IconSearch } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import ui from './i18n/pt/ui.ts';
import { renderPart } from './test/render-part.tsx';

it('an icon grows with the text of a reader who has enlarged it', async () => {
  await renderPart(<IconSearch size={18} role="img" aria-label="Buscar" />, { locale: 'pt-BR', texts: { ui } });
  const icon = page.getByRole('img', { name: 'Buscar' });
  expect(icon.element().getBoundingClientRect().width).toBe(18);
  document.documentElement.style.fontSize = '200%';
  try {
    expect(icon.element().getBoundingClientRect().width).toBe(36);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});
