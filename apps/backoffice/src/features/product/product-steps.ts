import type { PaymentProduct } from '@balcao/contract/order';

export type StepId = 'use' | 'place' | 'volume';

const uses: Readonly<Record<PaymentProduct, readonly string[]>> = {
  '03': ['purpose', 'website'],
  '02': ['purpose', 'miniProgram'],
  '11': ['purpose', 'website', 'holdTerms'],
  '04': ['purpose'],
  '99': ['purpose'],
  '53': ['purpose'],
  '54': ['purpose'],
};

/** What each step of a product's form asks, in their order. */
export const stepsOf = (
  product: PaymentProduct,
): readonly { readonly id: StepId; readonly paths: readonly string[] }[] => [
  { id: 'use', paths: uses[product] },
  ...(uses[product].length === 1 ? [{ id: 'place', paths: ['address'] } as const] : []),
  { id: 'volume', paths: ['monthlyVolume', 'averageTicket'] },
];

/** The step that asks for a field. */
export const stepOf = (product: PaymentProduct, path: string): StepId =>
  stepsOf(product).find(({ paths }) => paths.some((above) => path === above || path.startsWith(`${above}.`)))?.id ??
  'use';
