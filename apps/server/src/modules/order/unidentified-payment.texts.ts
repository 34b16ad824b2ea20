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
        ? `Recebemos ${sum} que não pertence a nenhum pedido. O valor está guardado e nada acontece sozinho.`
        : `Recebemos ${count} pagamentos, ${sum} no total, que não pertencem a nenhum pedido. O valor está guardado e nada acontece sozinho.`,
      `Veja e devolva a quem pagou em ${link}`,
    ),
  }),
  'en-US': ({ count, sum, link }) => ({
    subject: `Money without an owner: ${sum}`,
    text: emailBody(
      count === 1
        ? `We received ${sum} that belongs to no order. It is kept apart and nothing happens by itself.`
        : `We received ${count} payments, ${sum} in all, that belong to no order. They are kept apart and nothing happens by itself.`,
      `See them and give them back to the payer at ${link}`,
    ),
  }),
  'es-MX': ({ count, sum, link }) => ({
    subject: `Dinero sin dueño: ${sum}`,
    text: emailBody(
      count === 1
        ? `Recibimos ${sum} que no pertenece a ningún pedido. Está guardado y nada ocurre solo.`
        : `Recibimos ${count} pagos, ${sum} en total, que no pertenecen a ningún pedido. Están guardados y nada ocurre solo.`,
      `Míralo y devuélvelo a quien pagó en ${link}`,
    ),
  }),
  'zh-CN': ({ count, sum, link }) => ({
    subject: `无主款项：${sum}`,
    text: emailBody(
      count === 1
        ? `我们收到一笔 ${sum} 的款项，不属于任何订单。款项已单独保管，系统不会自动处理。`
        : `我们收到 ${count} 笔、合计 ${sum} 的款项，不属于任何订单。款项已单独保管，系统不会自动处理。`,
      `查看并退回付款人：${link}`,
    ),
  }),
};
