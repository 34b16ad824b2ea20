import type { Locale } from '@balcao/contract/locale';
import { productName } from '@balcao/contract/product-names';
import { productOf } from '@balcao/contract/review';
import type { ReviewRow } from './review.repository.ts';

/** What was handed in, by its name: alone (`certificação`), and within a sentence (`a certificação`). */
export interface Named {
  readonly of: string;
  readonly the: string;
}
interface Names {
  readonly certification: Named;
  readonly merchant: Named;
  readonly product: (name: string) => Named;
  readonly version: (name: string) => Named;
  readonly removal: (name: string) => Named;
  readonly template: (name: string) => Named;
}

const same = (name: string): Named => ({ of: name, the: name });
const names: Readonly<Record<Locale, Names>> = {
  'pt-BR': {
    certification: { of: 'certificação', the: 'a certificação' },
    merchant: { of: 'dados de pagamento', the: 'os dados de pagamento' },
    product: (name) => ({ of: `produto ${name}`, the: `o pedido do produto ${name}` }),
    version: (name) => ({ of: `miniprograma ${name}`, the: `a versão do miniprograma ${name}` }),
    removal: (name) => ({ of: `retirada de ${name}`, the: `o pedido de retirar ${name} da busca` }),
    template: (name) => ({ of: `mensagem ${name}`, the: `a mensagem ${name}` }),
  },
  'en-US': {
    certification: { of: 'certification', the: 'the certification' },
    merchant: { of: 'payment details', the: 'the payment details' },
    product: (name) => ({ of: `product ${name}`, the: `the request for the product ${name}` }),
    version: (name) => ({ of: `mini program ${name}`, the: `the version of the mini program ${name}` }),
    removal: (name) => ({ of: `removal of ${name}`, the: `the request to remove ${name} from search` }),
    template: (name) => ({ of: `message ${name}`, the: `the message ${name}` }),
  },
  'es-MX': {
    certification: { of: 'certificación', the: 'la certificación' },
    merchant: { of: 'datos de pago', the: 'los datos de pago' },
    product: (name) => ({ of: `producto ${name}`, the: `la solicitud del producto ${name}` }),
    version: (name) => ({ of: `miniprograma ${name}`, the: `la versión del miniprograma ${name}` }),
    removal: (name) => ({ of: `retiro de ${name}`, the: `la solicitud de retirar ${name} de la búsqueda` }),
    template: (name) => ({ of: `mensaje ${name}`, the: `el mensaje ${name}` }),
  },
  'zh-CN': {
    certification: same('认证'),
    merchant: same('收款资料'),
    product: (name) => same(`支付产品“${name}”申请`),
    version: (name) => same(`小程序“${name}”`),
    removal: (name) => same(`小程序“${name}”下架申请`),
    template: (name) => same(`消息“${name}”`),
  },
};

type Of = Pick<ReviewRow, 'kind' | 'subject' | 'subjectName'>;
/** Of what there are several, the name of this one. */
export const nameIn = (locale: Locale, row: Of): string => {
  const product = productOf(row);
  return product ? productName(locale, product) : row.subjectName;
};

/** What a submission is called in a language. */
export const namedIn = (locale: Locale, row: Of): Named => {
  const of = names[locale][row.kind];
  return typeof of === 'function' ? of(nameIn(locale, row)) : of;
};
