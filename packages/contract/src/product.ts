import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Draft, DraftSaving } from './form-fields.ts';
import { locales } from './locale.ts';
import { instalmentsAtMost, PaymentMethod, PaymentProduct } from './order.ts';
import { ProductForm } from './product-activation.ts';
import { Submission } from './review.ts';
import { Centavos, centavos, Instant, lines, Version, whole } from './scalars.ts';
import { ReviewStatus } from './session.ts';

const { applet, api, qrCode, preauth, soundBox, tap, pos } = PaymentProduct.enum;
const everyMethod = PaymentMethod.options;

/** The payment methods that each product can take at all; a team may switch some of them off. */
export const productMethods: Readonly<Record<PaymentProduct, readonly PaymentMethod[]>> = {
  [applet]: everyMethod,
  [api]: everyMethod,
  [qrCode]: everyMethod,
  [soundBox]: everyMethod,
  [tap]: everyMethod,
  [pos]: everyMethod,
  // An amount is held on a credit card; no other method can hold one.
  [preauth]: [PaymentMethod.enum.credit],
};

const methods = z._default(
  z.array(PaymentMethod).check(
    z.minLength(1),
    z.maxLength(everyMethod.length),
    z.refine((list) => new Set(list).size === list.length, { params: { text: 'choice' } }),
  ),
  [...everyMethod],
);
const instalments = z._default(whole(1, instalmentsAtMost), instalmentsAtMost);

/** How a team has set each product up; what it never touched is as it stands here. */
export const ProductSettings = {
  [api]: z.strictObject({ methods, instalmentsAtMost: instalments }),
  [applet]: z.strictObject({ methods, instalmentsAtMost: instalments }),
  [qrCode]: z.strictObject({ methods, instalmentsAtMost: instalments }),
  [pos]: z.strictObject({ methods, instalmentsAtMost: instalments, offersReceipt: z._default(z.boolean(), true) }),
  [soundBox]: z.strictObject({
    methods,
    /** The language of boxes that are added from now on; null: that of the member who adds one. */
    language: z._default(z.nullable(z.enum(locales)), null),
    /** Of a hundred, of boxes that are added from now on. */
    volume: z._default(whole(0, 100), 70),
    /** What is spoken of a payment: the amount, the amount and who paid, or a chime only. */
    spoken: z._default(z.enum(['amount', 'amountAndPayer', 'chime']), 'amount'),
  }),
  [tap]: z.strictObject({
    methods,
    /** Up to this amount in centavos the payer need not confirm; 0: always. */
    freeUpTo: z._default(centavos(0, 100_000), 20_000),
  }),
  [preauth]: z.strictObject({
    /** So many days an amount is held at most before it goes back by itself. */
    holdDays: z._default(whole(1, 30), 7),
  }),
} as const satisfies Readonly<Record<PaymentProduct, z.ZodMiniObject>>;
export type SettingsOf<P extends PaymentProduct> = z.output<(typeof ProductSettings)[P]>;

/** What a payment by one method costs: hundredths of a percent of the amount, and centavos on top. */
export const ProductFee = z.object({
  method: PaymentMethod,
  basisPoints: z.int(),
  fixed: Centavos,
  /** Agreed with this team, and not the ordinary one. */
  isOwn: z.boolean(),
});
export type ProductFee = z.infer<typeof ProductFee>;

/** Why staff have taken a product away, and since when: it takes no new orders. What it was before, it is again afterwards. */
export const ProductBlock = z.object({ at: Instant, reason: z.string() });
export type ProductBlock = z.infer<typeof ProductBlock>;

const shown = {
  /** Where the request to use it stands; `reviewMoves` says what may follow. */
  status: ReviewStatus,
  /** Whether it takes payments now: what was accepted once stays while a change is looked at, unless it is blocked. */
  active: z.boolean(),
  /** With the address to write to about it. */
  blocked: z.nullable(z.extend(ProductBlock, { contact: z.email() })),
  activatedAt: z.nullable(Instant),
  /** Until when what is under review is decided, as was promised. */
  dueAt: z.nullable(Instant),
  /** A question of staff about it is not answered yet. */
  isAsked: z.boolean(),
  /** Every method that it can take, with what it costs: known before it is asked for. */
  fees: z.array(ProductFee),
  /** Counts savings of the settings, so that two people never overwrite each other silently. */
  version: z.int(),
};
const told = { ...shown, submission: z.nullable(Submission), values: z.record(z.string(), z.string()) };
const each = <const P extends PaymentProduct, S extends z.ZodMiniType>(product: P, settings: S) =>
  z.object({ product: z.literal(product), settings, ...shown });
const eachTold = <const P extends PaymentProduct, S extends z.ZodMiniType>(product: P, settings: S) =>
  z.object({ product: z.literal(product), settings, ...told });
const eachSaving = <const P extends PaymentProduct, S extends z.ZodMiniType>(product: P, settings: S) =>
  z.strictObject({ product: z.literal(product), version: Version, settings });

/** A payment product as a team has it. */
export const Product = z.discriminatedUnion('product', [
  each(api, ProductSettings[api]),
  each(applet, ProductSettings[applet]),
  each(qrCode, ProductSettings[qrCode]),
  each(pos, ProductSettings[pos]),
  each(soundBox, ProductSettings[soundBox]),
  each(tap, ProductSettings[tap]),
  each(preauth, ProductSettings[preauth]),
]);
export type Product = z.infer<typeof Product>;

/** The same with what was submitted last: path by path, personal data hidden but for its ends (rule: masked). */
export const ProductDetail = z.discriminatedUnion('product', [
  eachTold(api, ProductSettings[api]),
  eachTold(applet, ProductSettings[applet]),
  eachTold(qrCode, ProductSettings[qrCode]),
  eachTold(pos, ProductSettings[pos]),
  eachTold(soundBox, ProductSettings[soundBox]),
  eachTold(tap, ProductSettings[tap]),
  eachTold(preauth, ProductSettings[preauth]),
]);
export type ProductDetail = z.infer<typeof ProductDetail>;

const SettingsSaving = z.discriminatedUnion('product', [
  eachSaving(api, ProductSettings[api]),
  eachSaving(applet, ProductSettings[applet]),
  eachSaving(qrCode, ProductSettings[qrCode]),
  eachSaving(pos, ProductSettings[pos]),
  eachSaving(soundBox, ProductSettings[soundBox]),
  eachSaving(tap, ProductSettings[tap]),
  eachSaving(preauth, ProductSettings[preauth]),
]);
export type SettingsSaving = z.infer<typeof SettingsSaving>;

const common = { face: 'admin', rate: 'write' } as const;
const read = { access: { menu: 'payment.products', level: 'read' }, rate: 'read' } as const;
const write = { access: { menu: 'payment.products', level: 'write' } } as const;
const params = z.object({ product: PaymentProduct });

export const listProducts = endpoint({
  ...common,
  ...read,
  id: 'product.list',
  method: 'GET',
  path: '/product',
  summary: 'The payment products: where each stands, how it is set up and what it costs',
  reply: z.object({ list: z.array(Product) }),
  refusals: [],
});

export const getProduct = endpoint({
  ...common,
  ...read,
  id: 'product.get',
  method: 'GET',
  path: '/product/{product}',
  summary: 'One payment product, with what was submitted last',
  params,
  reply: ProductDetail,
  refusals: [],
});

export const saveProductSettings = endpoint({
  ...common,
  ...write,
  id: 'product.saveSettings',
  method: 'PUT',
  path: '/product/settings',
  summary: 'Sets a product up: what it takes from now on',
  body: SettingsSaving,
  reply: ProductDetail,
  refusals: ['changed_elsewhere'],
});

export const submitProduct = endpoint({
  ...common,
  ...write,
  id: 'product.submit',
  method: 'POST',
  path: '/product/activation',
  summary: 'Asks for a product: the first time, corrected after a refusal, or to change what was accepted',
  idempotency: 'optional',
  body: ProductForm,
  reply: ProductDetail,
  refusals: ['state_forbids', 'not_certified', 'product_blocked'],
});

export const cancelProduct = endpoint({
  ...common,
  ...write,
  id: 'product.cancel',
  method: 'POST',
  path: '/product/{product}/activation/cancel',
  summary: 'Takes back what is under review; what was filled in stays as the draft',
  params,
  reply: ProductDetail,
  refusals: ['state_forbids'],
});

export const answerProduct = endpoint({
  ...common,
  ...write,
  id: 'product.answer',
  method: 'POST',
  path: '/product/{product}/activation/answer',
  summary: 'Answers what the reviewer asked about a product',
  idempotency: 'optional',
  params,
  body: z.strictObject({ text: lines(1_000) }),
  reply: Submission,
  refusals: ['state_forbids'],
});

export const getProductDraft = endpoint({
  ...common,
  ...write,
  id: 'product.draft',
  method: 'GET',
  path: '/product/{product}/activation/draft',
  summary: 'What has been filled in so far; before anything was, what is known of the team already',
  rate: 'read',
  params,
  reply: Draft,
  refusals: [],
});

export const saveProductDraft = endpoint({
  ...common,
  ...write,
  id: 'product.saveDraft',
  method: 'PUT',
  path: '/product/{product}/activation/draft',
  summary: 'Keeps what has been filled in so far, right or wrong',
  params,
  body: DraftSaving,
  reply: Draft,
  refusals: ['state_forbids', 'changed_elsewhere'],
});
