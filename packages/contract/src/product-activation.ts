import * as z from 'zod/mini';
import { Address, addressLabel } from './address.ts';
import { field, formOf, held, part } from './form-declaration.ts';
import { PaymentProduct } from './order.ts';
import { Amount, line, lines } from './scalars.ts';

const { applet, api, qrCode, preauth, soundBox, tap, pos } = PaymentProduct.enum;

/** A page that anyone can open. */
const Website = z.pipe(
  z.string().check(z.trim()),
  z.url({ protocol: /^https$/, hostname: z.regexes.domain }).check(z.maxLength(300)),
);
/** What a team wants to use a product for. */
const purpose = field(held('longText', lines(500, 20)), {
  step: 'use',
  label: { pt: 'Para que será usado', en: 'What it will be used for', es: 'Para qué se usará', zh: '用途' },
  help: {
    pt: 'O que você vende e para quem, em uma ou duas frases.',
    en: 'What you sell and to whom, in one or two sentences.',
    es: 'Qué vendes y a quién, en una o dos frases.',
    zh: '用一两句话说明你卖什么、卖给谁。',
  },
});
const website = field(Website, {
  step: 'use',
  label: { pt: 'Endereço na internet', en: 'Web address', es: 'Dirección en internet', zh: '网址' },
  help: {
    pt: 'A página em que os clientes compram, com https://.',
    en: 'The page where customers buy, with https://.',
    es: 'La página donde compran los clientes, con https://.',
    zh: '顾客购买的页面，以 https:// 开头。',
  },
});
const miniProgram = field(line(100, 4), {
  step: 'use',
  label: {
    pt: 'Nome do miniprograma',
    en: 'Mini program name',
    es: 'Nombre del miniprograma',
    zh: '小程序名称',
  },
  help: {
    pt: 'O nome como aparece no aplicativo de conversas.',
    en: 'The name as shown in the chat app.',
    es: 'El nombre como aparece en la aplicación de chat.',
    zh: '在聊天应用中显示的名称。',
  },
});
/** Information given to customers before an amount is held: how much, how long, and when it is released. */
const holdTerms = field(held('longText', lines(500, 20)), {
  step: 'use',
  label: {
    pt: 'O que é informado ao cliente',
    en: 'Information given to customers',
    es: 'Qué se informa al cliente',
    zh: '向顾客说明的内容',
  },
  help: {
    pt: 'Quanto é reservado, por quanto tempo e quando é liberado.',
    en: 'How much is held, for how long, and when it is released.',
    es: 'Cuánto se reserva, por cuánto tiempo y cuándo se libera.',
    zh: '冻结多少、多久、何时释放。',
  },
});
/** Centavos that it expects to be paid in a month, and by one customer. */
const expected = {
  monthlyVolume: field(held('money', Amount), {
    step: 'volume',
    width: 'half',
    label: {
      pt: 'Valor esperado por mês',
      en: 'Expected amount per month',
      es: 'Importe esperado por mes',
      zh: '预计每月金额',
    },
    help: {
      pt: 'Quanto você espera receber por mês.',
      en: 'How much you expect to receive in a month.',
      es: 'Cuánto esperas cobrar por mes.',
      zh: '预计每月收款多少。',
    },
  }),
  averageTicket: field(held('money', Amount), {
    step: 'volume',
    width: 'half',
    label: {
      pt: 'Valor médio por venda',
      en: 'Average amount per sale',
      es: 'Importe promedio por venta',
      zh: '平均每笔金额',
    },
    help: {
      pt: 'Quanto um cliente costuma pagar por vez.',
      en: 'How much a customer usually pays each time.',
      es: 'Cuánto suele pagar un cliente cada vez.',
      zh: '一位顾客通常每次付款多少。',
    },
  }),
};
const address = part(Address, { step: 'place', section: 'address', label: addressLabel, isAddress: true });
const onTheSpot = { purpose, address, ...expected };

/** What a team tells about a product that it asks for: short, and what a reviewer can check. */
const schemas = {
  [api]: z.strictObject({ product: z.literal(api), purpose, website, ...expected }),
  [applet]: z.strictObject({ product: z.literal(applet), purpose, miniProgram, ...expected }),
  [qrCode]: z.strictObject({ product: z.literal(qrCode), ...onTheSpot }),
  [pos]: z.strictObject({ product: z.literal(pos), ...onTheSpot }),
  [soundBox]: z.strictObject({ product: z.literal(soundBox), ...onTheSpot }),
  [tap]: z.strictObject({ product: z.literal(tap), ...onTheSpot }),
  [preauth]: z.strictObject({ product: z.literal(preauth), purpose, website, holdTerms, ...expected }),
} as const;

export const ProductForm = z.discriminatedUnion('product', [
  schemas[api],
  schemas[applet],
  schemas[qrCode],
  schemas[pos],
  schemas[soundBox],
  schemas[tap],
  schemas[preauth],
]);
export type ProductForm = z.infer<typeof ProductForm>;

/** The form of each product. */
export const productForms = {
  [api]: formOf(schemas[api], ['use', 'volume']),
  [applet]: formOf(schemas[applet], ['use', 'volume']),
  [qrCode]: formOf(schemas[qrCode], ['use', 'place', 'volume']),
  [pos]: formOf(schemas[pos], ['use', 'place', 'volume']),
  [soundBox]: formOf(schemas[soundBox], ['use', 'place', 'volume']),
  [tap]: formOf(schemas[tap], ['use', 'place', 'volume']),
  [preauth]: formOf(schemas[preauth], ['use', 'volume']),
} as const satisfies Record<PaymentProduct, unknown>;
