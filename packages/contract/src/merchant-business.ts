import { isMerchantCategory } from '@balcao/brazil/merchant-categories';
import * as z from 'zod/mini';
import { field, held, part } from './form-declaration.ts';
import { identityLabels, logoHelp, Phone, ShopCodeChoice, TurnoverBand } from './identity-fields.ts';
import { nameLine } from './name-text.ts';
import { Amount, Email, fromText, lines } from './scalars.ts';
import { documents } from './upload.ts';

/** The id of a row in the list of merchant categories. */
export const CategoryId = held('category', fromText(z.int().check(z.refine(isMerchantCategory, 'choice')), 'choice'));

/** What the business sells, and for how much. */
export const tradeFields = {
  tradeName: field(nameLine(80, 2), {
    step: 'business',
    label: { pt: 'Nome fantasia', en: 'Trade name', es: 'Nombre comercial', zh: '商号' },
  }),
  logo: field(z.optional(documents(1)), {
    step: 'business',
    section: 'business',
    label: identityLabels.logo,
    help: logoHelp,
    isSquare: true,
  }),
  /** Needed where the certification or the printed QR code is decided with it. */
  offer: field(z.optional(held('longText', lines(500, 20))), {
    step: 'business',
    section: 'business',
    label: {
      pt: 'O que você vende e para quem',
      en: 'What you sell and to whom',
      es: 'Qué vendes y a quién',
      zh: '卖什么、卖给谁',
    },
    help: {
      pt: 'Em uma ou duas frases.',
      en: 'In one or two sentences.',
      es: 'En una o dos frases.',
      zh: '用一两句话说明。',
    },
  }),
  shopCode: field(z.optional(ShopCodeChoice), {
    step: 'business',
    section: 'business',
    label: {
      pt: 'QR Code impresso para a loja',
      en: 'Printed QR code for the shop',
      es: 'Código QR impreso para la tienda',
      zh: '店内收款二维码',
    },
    help: {
      pt: 'Para vender no balcão. Pedido agora, vem com a mesma análise.',
      en: 'To sell at the counter. Requested now, it comes with the same review.',
      es: 'Para vender en el mostrador. Solicitado ahora, llega con la misma revisión.',
      zh: '用于店内收款。现在申请，可与收款资料一起审核。',
    },
  }),
  industryClassification: field(CategoryId, {
    step: 'business',
    label: { pt: 'Ramo de atividade', en: 'Line of business', es: 'Giro del negocio', zh: '行业类别' },
  }),
  monthAverageTurnover: field(TurnoverBand, {
    step: 'business',
    label: {
      pt: 'Faturamento médio por mês',
      en: 'Average monthly turnover',
      es: 'Facturación promedio al mes',
      zh: '月均营业额',
    },
    width: 'half',
  }),
  /** Centavos of a usual payment of one customer. */
  perCustomerTransaction: field(held('money', Amount), {
    step: 'business',
    label: {
      pt: 'Valor médio por venda',
      en: 'Average amount per sale',
      es: 'Importe promedio por venta',
      zh: '单笔平均金额',
    },
    width: 'half',
  }),
};

/** How the business is reached. */
export const contactFields = (step: 'business' | 'contact') => ({
  email: field(held('email', Email), {
    step,
    section: 'contact',
    width: 'half',
    autoComplete: 'email',
    label: { pt: 'E-mail', en: 'E-mail', es: 'Correo electrónico', zh: '电子邮箱' },
  }),
  phone: field(Phone, {
    step,
    section: 'contact',
    width: 'half',
    autoComplete: 'tel',
    label: identityLabels.phone,
  }),
});

const landline = { pt: 'Telefone comercial', en: 'Business phone', es: 'Teléfono comercial', zh: '商务电话' };

/** A landline or mobile of a business in Brazil, in its parts. */
const CommercialPhone = z.strictObject({
  areaCode: field(z.string().check(z.trim(), z.regex(/^[1-9]\d$/, 'phone')), {
    label: { pt: 'DDD comercial', en: 'Business area code', es: 'Clave de área comercial', zh: '商务电话区号' },
    width: 'third',
    autoComplete: 'tel-area-code',
  }),
  number: field(
    z
      .pipe(
        z.string(),
        z.transform((text) => text.replaceAll(/[\s-]/g, '')),
      )
      .check(z.refine((text) => /^\d{8,9}$/.test(text), { params: { text: 'phone' } })),
    { label: landline, isPersonal: true, width: 'third', autoComplete: 'tel-local' },
  ),
  extension: field(z.optional(z.string().check(z.trim(), z.regex(/^\d{1,6}$/, 'digitsAtMost 6'))), {
    label: { pt: 'Ramal', en: 'Extension', es: 'Extensión', zh: '分机' },
    width: 'third',
    autoComplete: 'tel-extension',
  }),
});
export const commercialPhone = part(z.optional(CommercialPhone), {
  step: 'contact',
  section: 'contact',
  label: landline,
  heading: {
    pt: 'Telefone comercial (opcional)',
    en: 'Business phone (optional)',
    es: 'Teléfono comercial (opcional)',
    zh: '商务电话（选填）',
  },
  isSelfEvident: true,
});
