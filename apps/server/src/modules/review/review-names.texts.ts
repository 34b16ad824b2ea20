import type { Locale } from '@balcao/contract/locale';
import { productName } from '@balcao/contract/product-names';
import type { About } from './review.repository.ts';

/** What was handed in, by its name: alone (`certificação`), and within a sentence (`a certificação`). */
export interface Named {
  readonly of: string;
  readonly the: string;
}
interface Names {
  readonly certification: Named;
  readonly merchant: Named;
  readonly product: (name: string) => Named;
}

const same = (name: string): Named => ({ of: name, the: name });
const names: Readonly<Record<Locale, Names>> = {
  'pt-BR': {
    certification: { of: 'certificação', the: 'a certificação' },
    merchant: { of: 'dados de pagamento', the: 'os dados de pagamento' },
    product: (name) => ({ of: `produto ${name}`, the: `o pedido do produto ${name}` }),
  },
  'en-US': {
    certification: { of: 'certification', the: 'the certification' },
    merchant: { of: 'payment details', the: 'the payment details' },
    product: (name) => ({ of: `product ${name}`, the: `the request for the product ${name}` }),
  },
  'es-MX': {
    certification: { of: 'certificación', the: 'la certificación' },
    merchant: { of: 'datos de pago', the: 'los datos de pago' },
    product: (name) => ({ of: `producto ${name}`, the: `la solicitud del producto ${name}` }),
  },
  'zh-CN': {
    certification: same('认证'),
    merchant: same('收款资料'),
    product: (name) => same(`支付产品“${name}”申请`),
  },
};

/** What a submission is called in a language. */
export const namedIn = (locale: Locale, { kind, subject }: About): Named => {
  const of = names[locale];
  return kind === 'product' ? of.product(subject === '' ? '' : productName(locale, subject)) : of[kind];
};
