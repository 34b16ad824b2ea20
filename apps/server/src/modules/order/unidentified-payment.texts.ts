import type { Locale } from '@balcao/contract/locale';
import { emailBody, type Words } from '../../platform/email-template.ts';

interface Told {
  readonly count: number;
  /** Formatted. */
  readonly sum: string;
  readonly link: string;
}

/** What finance is told when money has arrived that belongs to no order. */
export const unidentifiedTexts: Readonly<Record<Locale, (told: Told) => Words>> = {
  'pt-BR': ({ count, sum, link }) => ({
    subject: `Valores a identificar: ${sum}`,
    text: emailBody(
      count === 1
        ? `Recebemos ${sum} sem um pedido correspondente. O valor está separado e nada é feito automaticamente.`
        : `Recebemos ${count} pagamentos, ${sum} no total, sem pedidos correspondentes. O valor está separado e nada é feito automaticamente.`,
      `Veja e devolva a quem pagou em ${link}`,
    ),
  }),
  'en-US': ({ count, sum, link }) => ({
    subject: `Unidentified payments: ${sum}`,
    text: emailBody(
      count === 1
        ? `We received ${sum} that does not belong to any order. It is kept separately and nothing is done automatically.`
        : `We received ${count} payments, ${sum} in total, that do not belong to any order. They are kept separately and nothing is done automatically.`,
      `Review and return them to the payer at ${link}`,
    ),
  }),
  'es-MX': ({ count, sum, link }) => ({
    subject: `Pagos sin identificar: ${sum}`,
    text: emailBody(
      count === 1
        ? `Recibimos ${sum} que no pertenece a ningún pedido. Está apartado y nada se hace automáticamente.`
        : `Recibimos ${count} pagos, ${sum} en total, que no pertenecen a ningún pedido. Están apartados y nada se hace automáticamente.`,
      `Revisa y devuelve a quien pagó en ${link}`,
    ),
  }),
  'zh-CN': ({ count, sum, link }) => ({
    subject: `待查款项：${sum}`,
    text: emailBody(
      count === 1
        ? `我们收到一笔 ${sum} 的款项，不属于任何订单。款项已单独保管，系统不会自动处理。`
        : `我们收到 ${count} 笔、合计 ${sum} 的款项，不属于任何订单。款项已单独保管，系统不会自动处理。`,
      `查看并退回付款人：${link}`,
    ),
  }),
};
