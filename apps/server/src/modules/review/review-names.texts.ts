import type { Locale } from '@balcao/contract/locale';
import { productName } from '@balcao/contract/product-names';
import { productOf } from '@balcao/contract/review';
import type { ReviewRow } from './review.repository.ts';

/** What was submitted, by its name: alone (`certificação`), and within a sentence (`a certificação`). */
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
  readonly channelOfficial: (name: string) => Named;
  readonly channelPersonal: (name: string) => Named;
  readonly channelSubject: (name: string) => Named;
  readonly association: (name: string) => Named;
  readonly messageTemplate: (name: string) => Named;
}

const same = (name: string): Named => ({ of: name, the: name });
const names: Readonly<Record<Locale, Names>> = {
  'pt-BR': {
    certification: { of: 'certificação', the: 'a certificação' },
    merchant: { of: 'dados de pagamento', the: 'os dados de pagamento' },
    product: (name) => ({ of: `produto ${name}`, the: `a solicitação do produto ${name}` }),
    version: (name) => ({ of: `miniprograma ${name}`, the: `a versão do miniprograma ${name}` }),
    removal: (name) => ({ of: `retirada de ${name}`, the: `a solicitação de retirar ${name} da busca` }),
    messageTemplate: (name) => ({ of: `modelo de mensagem ${name}`, the: `o modelo de mensagem ${name}` }),
    template: (name) => ({ of: `mensagem ${name}`, the: `a mensagem ${name}` }),
    channelOfficial: (name) => ({
      of: `certificação oficial do canal ${name}`,
      the: `a certificação oficial do canal ${name}`,
    }),
    channelPersonal: (name) => ({
      of: `certificação pessoal do canal ${name}`,
      the: `a certificação pessoal do canal ${name}`,
    }),
    channelSubject: (name) => ({ of: `responsável pelo canal ${name}`, the: `o responsável pelo canal ${name}` }),
    association: (name) => ({
      of: `miniprograma do canal ${name}`,
      the: `o miniprograma solicitado para o canal ${name}`,
    }),
  },
  'en-US': {
    certification: { of: 'certification', the: 'the certification' },
    merchant: { of: 'payment data', the: 'the payment data' },
    product: (name) => ({ of: `product ${name}`, the: `the request for the product ${name}` }),
    version: (name) => ({ of: `mini program ${name}`, the: `the version of the mini program ${name}` }),
    removal: (name) => ({ of: `removal of ${name}`, the: `the request to remove ${name} from search` }),
    messageTemplate: (name) => ({ of: `message template ${name}`, the: `the message template ${name}` }),
    template: (name) => ({ of: `message ${name}`, the: `the message ${name}` }),
    channelOfficial: (name) => ({
      of: `official certification of the channel ${name}`,
      the: `the official certification of the channel ${name}`,
    }),
    channelPersonal: (name) => ({
      of: `personal certification of the channel ${name}`,
      the: `the personal certification of the channel ${name}`,
    }),
    channelSubject: (name) => ({
      of: `responsible party of the channel ${name}`,
      the: `responsible party of the channel ${name}`,
    }),
    association: (name) => ({
      of: `mini program of the channel ${name}`,
      the: `the mini program requested for the channel ${name}`,
    }),
  },
  'es-MX': {
    certification: { of: 'certificación', the: 'la certificación' },
    merchant: { of: 'datos de pago', the: 'los datos de pago' },
    product: (name) => ({ of: `producto ${name}`, the: `la solicitud del producto ${name}` }),
    version: (name) => ({ of: `miniprograma ${name}`, the: `la versión del miniprograma ${name}` }),
    removal: (name) => ({ of: `retiro de ${name}`, the: `la solicitud de retirar ${name} de la búsqueda` }),
    messageTemplate: (name) => ({ of: `plantilla de mensaje ${name}`, the: `la plantilla de mensaje ${name}` }),
    template: (name) => ({ of: `mensaje ${name}`, the: `el mensaje ${name}` }),
    channelOfficial: (name) => ({
      of: `certificación oficial del canal ${name}`,
      the: `la certificación oficial del canal ${name}`,
    }),
    channelPersonal: (name) => ({
      of: `certificación personal del canal ${name}`,
      the: `la certificación personal del canal ${name}`,
    }),
    channelSubject: (name) => ({ of: `responsable del canal ${name}`, the: `el responsable del canal ${name}` }),
    association: (name) => ({
      of: `miniprograma del canal ${name}`,
      the: `el miniprograma solicitado para el canal ${name}`,
    }),
  },
  'zh-CN': {
    certification: same('认证'),
    merchant: same('收款资料'),
    product: (name) => same(`支付产品“${name}”申请`),
    version: (name) => same(`小程序“${name}”`),
    removal: (name) => same(`小程序“${name}”下架申请`),
    messageTemplate: (name) => same(`消息模板“${name}”`),
    template: (name) => same(`消息“${name}”`),
    channelOfficial: (name) => same(`频道“${name}”的官方认证`),
    channelPersonal: (name) => same(`频道“${name}”的个人认证`),
    channelSubject: (name) => same(`频道“${name}”的主体信息`),
    association: (name) => same(`频道“${name}”的小程序关联`),
  },
};

/** What is decided together with the submission that a mail is about. */
export const joinedTexts: Readonly<Record<Locale, (names: string) => string>> = {
  'pt-BR': (names) => `Na mesma análise: ${names}.`,
  'en-US': (names) => `In the same review: ${names}.`,
  'es-MX': (names) => `En la misma revisión: ${names}.`,
  'zh-CN': (names) => `同一次审核还包括：${names}。`,
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
