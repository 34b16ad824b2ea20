import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { Amount, Centavos, Id, Instant, Version } from './scalars.ts';

/** So many codes a team may hang up; those of its sound boxes are not among them. */
export const shopCodesAtMost = 100;

const Paid = z.object({ amount: Centavos, count: z.int() });
/** A QR code that hangs in a shop, and what was paid by it. */
export const ShopCode = z.object({
  id: Id,
  name: z.string(),
  /** What the payer's receipt says. */
  goodsName: z.string(),
  /** Null where the payer chooses. */
  amount: z.nullable(Centavos),
  enabled: z.boolean(),
  /** The sound box that it belongs to, if any. */
  deviceSerial: z.nullable(z.string()),
  /** What its QR code holds: a Pix code, or where Pix has a real provider the link that the chat app opens. */
  brCode: z.string(),
  /** What stands on its poster, in the language of the shop's country: over the code, and which methods are taken. */
  poster: z.object({ title: z.string(), taken: z.string() }),
  /** Today, and in the last thirty days, in São Paulo. */
  paidToday: Paid,
  paidThirtyDays: Paid,
  createdAt: Instant,
  version: z.int(),
});
export type ShopCode = z.infer<typeof ShopCode>;

/** What hangs on a wall, and what stands on a counter: folded in the middle. */
export const PosterPaper = codes(['a4', 'a6']);
export type PosterPaper = z.infer<typeof PosterPaper>;

export const ShopCodeForm = z.strictObject({
  name: nameLine(40, 2),
  goodsName: nameLine(120, 2),
  amount: z.nullable(Amount),
});

const common = { face: 'admin', rate: 'write' } as const;
const read = { access: { menu: 'payment.products', level: 'read' }, rate: 'read' } as const;
const write = { access: { menu: 'payment.products', level: 'write' } } as const;
const params = z.object({ id: Id });

export const listShopCodes = endpoint({
  ...common,
  ...read,
  id: 'product.listCodes',
  method: 'GET',
  path: '/product/code',
  summary: 'The QR codes of the shop, the newest first, with what was paid by each',
  reply: z.object({ merchantName: z.string(), list: z.array(ShopCode) }),
  refusals: [],
});

export const createShopCode = endpoint({
  ...common,
  ...write,
  id: 'product.createCode',
  method: 'POST',
  path: '/product/code',
  summary: 'Makes a QR code to hang up: for a fixed amount, or one that the payer chooses',
  idempotency: 'optional',
  body: ShopCodeForm,
  reply: ShopCode,
  refusals: ['not_certified', 'product_inactive', 'product_blocked', 'shop_codes_full'],
});

export const updateShopCode = endpoint({
  ...common,
  ...write,
  id: 'product.updateCode',
  method: 'PUT',
  path: '/product/code/{id}',
  summary: 'Changes what a code asks for, or switches it off and on: what was printed stays valid',
  params,
  body: z.extend(ShopCodeForm, { enabled: z.boolean(), version: Version }),
  reply: ShopCode,
  refusals: ['not_found', 'changed_elsewhere'],
});

export const removeShopCode = endpoint({
  ...common,
  ...write,
  id: 'product.removeCode',
  method: 'DELETE',
  path: '/product/code/{id}',
  summary:
    'Removes a code for good: nobody pays by it any more, and what was paid by it stays. That of a sound box goes with the box',
  params,
  reply: z.null(),
  refusals: ['not_found', 'state_forbids'],
});

export const printShopCode = endpoint({
  ...common,
  ...read,
  id: 'product.printCode',
  method: 'GET',
  path: '/product/code/{id}/poster',
  summary: 'The code as a poster to print, PDF',
  rate: 'heavy',
  params,
  query: z.strictObject({ paper: z._default(PosterPaper, 'a4') }),
  reply: z.string(),
  refusals: ['not_found'],
  streams: 'application/pdf',
});
