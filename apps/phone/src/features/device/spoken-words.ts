import { formatBrl } from '@balcao/brazil/money';
import type { DeviceNews, SaidPayment } from '@balcao/contract/device-news';
import type { Locale } from '@balcao/ui/locale';
import { spokenAmount } from './spoken-amount.ts';

type Method = SaidPayment['method'];
interface Sentences {
  readonly received: Readonly<Record<Method, string>>;
  /** Between what was received and how much, and before who paid. */
  readonly comma: string;
  readonly from: (payer: string) => string;
  readonly missed: (count: number, amount: string) => string;
}

/** What a box says, in the language that it was told to speak, which need not be the one on its screen. */
const sentences: Readonly<Record<Locale, Sentences>> = {
  'pt-BR': {
    received: {
      '01': 'Pagamento recebido',
      '02': 'Pix recebido',
      '0301': 'Débito recebido',
      '0302': 'Crédito recebido',
    },
    comma: ', ',
    from: (payer) => `, de ${payer}`,
    missed: (count, amount) => `Enquanto estive fora: ${count} ${count === 1 ? 'pagamento' : 'pagamentos'}, ${amount}`,
  },
  'en-US': {
    received: {
      '01': 'Payment received',
      '02': 'Pix received',
      '0301': 'Debit card payment received',
      '0302': 'Credit card payment received',
    },
    comma: ', ',
    from: (payer) => `, from ${payer}`,
    missed: (count, amount) => `While I was away: ${count} ${count === 1 ? 'payment' : 'payments'}, ${amount}`,
  },
  'es-MX': {
    received: {
      '01': 'Pago recibido',
      '02': 'Pix recibido',
      '0301': 'Débito recibido',
      '0302': 'Crédito recibido',
    },
    comma: ', ',
    from: (payer) => `, de ${payer}`,
    missed: (count, amount) => `Mientras no estuve: ${count} ${count === 1 ? 'pago' : 'pagos'}, ${amount}`,
  },
  'zh-CN': {
    received: { '01': '钱包到账', '02': 'Pix 到账', '0301': '借记卡到账', '0302': '信用卡到账' },
    comma: '，',
    from: (payer) => `，来自${payer}`,
    missed: (count, amount) => `离线期间收到${count}笔付款，共${amount}`,
  },
};

type Said = Exclude<DeviceNews, { kind: 'changed' }>;

/** What the box says of news. */
export const spokenNews = (news: Said, locale: Locale): string => {
  const { received, comma, from, missed } = sentences[locale];
  if (news.kind === 'missed') return missed(news.count, spokenAmount(news.amount, locale));
  const { method, amount, payer } = news.payment;
  return `${received[method]}${comma}${spokenAmount(amount, locale)}${payer ? from(payer) : ''}`;
};

/** The same to be read, with the amount in figures. */
export const writtenNews = (news: Said, locale: Locale): { title: string; amount: string } =>
  news.kind === 'missed'
    ? {
        title: sentences[locale].missed(news.count, '').replace(/[,，共\s]+$/, ''),
        amount: formatBrl(news.amount),
      }
    : { title: sentences[locale].received[news.payment.method], amount: formatBrl(news.payment.amount) };
