import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ChangeReason } from './merchant-change.ts';
import { PaymentProduct } from './order.ts';
import { ProductBlock } from './product.ts';
import { Id } from './scalars.ts';

/** A product of a merchant as staff see it: whether it was accepted, and whether it is blocked. */
export const DeskProduct = z.object({
  product: PaymentProduct,
  accepted: z.boolean(),
  blocked: z.nullable(ProductBlock),
});
export type DeskProduct = z.infer<typeof DeskProduct>;

const desk = { face: 'console', reply: z.object({ list: z.array(DeskProduct) }) } as const;
const decides = { method: 'POST', access: { staff: 'finance.decide' }, rate: 'write' } as const;
const params = z.object({ id: Id, product: PaymentProduct });

export const getMerchantProducts = endpoint({
  ...desk,
  id: 'product.ofMerchant',
  method: 'GET',
  path: '/merchant/{id}/product',
  summary: 'The payment products of a merchant: which were accepted, and which are blocked',
  access: { staff: 'merchant.see' },
  rate: 'read',
  params: z.object({ id: Id }),
  refusals: ['not_found'],
});

export const blockProduct = endpoint({
  ...desk,
  ...decides,
  id: 'product.block',
  path: '/merchant/{id}/product/{product}/block',
  summary: 'Blocks a product of a merchant: new orders by it are refused at once, and its super admins read why',
  params,
  body: z.strictObject({ reason: ChangeReason }),
  refusals: ['not_found', 'state_forbids'],
});

export const unblockProduct = endpoint({
  ...desk,
  ...decides,
  id: 'product.unblock',
  path: '/merchant/{id}/product/{product}/unblock',
  summary: 'Gives a product back to a merchant: it is what it was before it was blocked',
  params,
  refusals: ['not_found', 'state_forbids'],
});
