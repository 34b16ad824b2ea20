import { getProductDraft, type ProductDetail, saveProductDraft, submitProduct } from '@balcao/contract/product';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { declare, goOn, inOwnTeam, keepDraft, saved, type } from '../../test/long-form.tsx';
import ProductForm from './product-form.tsx';

const state: ProductDetail = {
  product: '03',
  settings: { methods: ['02'], instalmentsAtMost: 1 },
  status: 'NO',
  active: false,
  blocked: null,
  activatedAt: null,
  dueAt: null,
  isAsked: false,
  fees: [],
  version: 0,
  submission: null,
  values: {},
};
const asked = {
  purpose: 'Venda de livros usados pela internet.',
  website: 'https://sebo.exemplo.com.br/',
  monthlyVolume: 4_500_000,
  averageTicket: 3_000,
};
const open = async (step: string) => {
  const savings = keepDraft(getProductDraft, saveProductDraft, asked);
  await renderForMember(<ProductForm state={state} />, { as: inOwnTeam(), at: `/?step=${step}` });
  return savings;
};
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });

describe('asking for a product', () => {
  it.each([
    ['use', 'Para que será usado', 'Livros', 'Use ao menos 20 caracteres.'],
    ['use', 'Endereço na internet', 'sebo.exemplo', 'Informe um endereço completo, com https://.'],
    ['volume', 'Valor esperado por mês', '0', /^Informe um valor de/],
  ])('says in step “%s” what is wrong with “%s” once it is left', async (step, label, wrong, words) => {
    await open(step);
    await type(label, wrong);
    await expect.element(page.getByText(words)).toBeVisible();
    await saved();
  });

  it('keeps what was typed when one goes back', async () => {
    await open('use');
    await type('Endereço na internet', 'https://lua.exemplo.com.br/');
    await goOn('Valores');
    await userEvent.click(page.getByRole('button', { name: 'Voltar' }));
    await expect.element(textbox('Endereço na internet')).toHaveValue('https://lua.exemplo.com.br/');
    await saved();
  });

  it('is shown before it is sent, is sent once by a double click, and shows at its field what is refused', async () => {
    const words = 'Esta página não abre.';
    const calls = answerTo(submitProduct, new Refusal('form_invalid', '', { website: words }));
    await open('review');
    await expect.element(page.getByText('R$ 45.000,00')).toBeVisible();
    await declare();
    await userEvent.dblClick(page.getByRole('button', { name: 'Enviar para análise' }));
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(textbox('Endereço na internet')).toHaveFocus();
    expect(calls.map(({ body }) => body)).toEqual([{ product: '03', ...asked }]);
  });
});
