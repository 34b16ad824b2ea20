import type { AskOf } from '@balcao/contract/endpoint';
import type { PaymentProduct } from '@balcao/contract/order';
import type { submitProduct } from '@balcao/contract/product';
import { listReviews } from '@balcao/contract/review-desk';
import type { Caller } from '@balcao/sdk/client';
import { approve } from './reviews.ts';

type ProductAsk = AskOf<typeof submitProduct>['body'];

const purpose = 'Vender cafés especiais e assinaturas mensais para clientes da cidade.';
const expected = { purpose, monthlyVolume: 4_500_000, averageTicket: 6_500 };
const address = {
  cep: '01310-100',
  street: 'Avenida Paulista',
  streetNumber: '1000',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
} as const;

/** A form of a product as a team fills it in. */
export const productAsk = (product: PaymentProduct): ProductAsk => {
  const website = 'https://www.cafe.example.com';
  if (product === '03') return { product, ...expected, website };
  if (product === '02') return { product, ...expected, miniProgram: 'Café da Esquina' };
  if (product === '11') {
    const holdTerms = 'O valor fica reservado por até sete dias e volta sozinho se não for usado.';
    return { product, ...expected, website, holdTerms };
  }
  return { product, ...expected, address };
};

/** Has staff approve what the team asked for. */
export const approveProduct = async (staff: { readonly call: Caller }, merchantNumber: string): Promise<void> => {
  const { list } = await staff.call(listReviews, { query: { kind: ['product'], search: merchantNumber } });
  for (const { id } of list) await approve(staff, id);
};
