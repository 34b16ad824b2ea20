import * as z from 'zod/mini';
import { Address } from './address.ts';
import { type FormField, fieldsOf, held } from './form-fields.ts';
import { PaymentProduct } from './order.ts';
import { Amount, line, lines } from './scalars.ts';

const { applet, api, qrCode, preauth, soundBox, tap, pos } = PaymentProduct.enum;

/** A page that anybody can open. */
const Website = z.pipe(
  z.string().check(z.trim()),
  z.url({ protocol: /^https$/, hostname: z.regexes.domain }).check(z.maxLength(300)),
);
/** What a team wants to use a product for. */
const purpose = held('longText', lines(500, 20));
/** Centavos that it expects to be paid in a month, and by one customer. */
const expected = { monthlyVolume: held('money', Amount), averageTicket: held('money', Amount) };
const onTheSpot = { purpose, address: Address, ...expected };

/** What a team tells about a product that it asks for: short, and what a reviewer can check. */
const forms = {
  [api]: z.strictObject({ product: z.literal(api), purpose, website: Website, ...expected }),
  [applet]: z.strictObject({ product: z.literal(applet), purpose, miniProgram: line(100, 4), ...expected }),
  [qrCode]: z.strictObject({ product: z.literal(qrCode), ...onTheSpot }),
  [pos]: z.strictObject({ product: z.literal(pos), ...onTheSpot }),
  [soundBox]: z.strictObject({ product: z.literal(soundBox), ...onTheSpot }),
  [tap]: z.strictObject({ product: z.literal(tap), ...onTheSpot }),
  [preauth]: z.strictObject({
    product: z.literal(preauth),
    purpose,
    website: Website,
    /** What customers are told before an amount is held: how much, how long, and when it goes back. */
    holdTerms: held('longText', lines(500, 20)),
    ...expected,
  }),
} as const;

export const ProductForm = z.discriminatedUnion('product', [
  forms[api],
  forms[applet],
  forms[qrCode],
  forms[pos],
  forms[soundBox],
  forms[tap],
  forms[preauth],
]);
export type ProductForm = z.infer<typeof ProductForm>;

/** The fields of each product's form, in the order in which they are asked and reviewed. */
export const productFields: Readonly<Record<PaymentProduct, readonly FormField[]>> = {
  [api]: fieldsOf(forms[api]),
  [applet]: fieldsOf(forms[applet]),
  [qrCode]: fieldsOf(forms[qrCode]),
  [pos]: fieldsOf(forms[pos]),
  [soundBox]: fieldsOf(forms[soundBox]),
  [tap]: fieldsOf(forms[tap]),
  [preauth]: fieldsOf(forms[preauth]),
};
