import type { Locale } from '@balcao/contract/locale';
import { emailBody, type Words } from '../../platform/email-template.ts';

interface Told {
  readonly count: number;
  /** The payments one by one, formatted. */
  readonly lines: readonly string[];
}
interface Payment {
  /** Formatted. */
  readonly amount: string;
  readonly expected: string;
  readonly orderNumber: string;
}

/** One payment in the list that finance is sent. */
export const wrongAmountLine: Readonly<Record<Locale, (payment: Payment) => string>> = {
  'pt-BR': ({ amount, expected, orderNumber }) => `Pedido ${orderNumber}: chegaram ${amount} em vez de ${expected}`,
  'en-US': ({ amount, expected, orderNumber }) => `Order ${orderNumber}: ${amount} arrived instead of ${expected}`,
  'es-MX': ({ amount, expected, orderNumber }) => `Pedido ${orderNumber}: llegaron ${amount} en lugar de ${expected}`,
  'zh-CN': ({ amount, expected, orderNumber }) => `订单 ${orderNumber}：收到 ${amount}，应收 ${expected}`,
};

/** What finance is told when an order was paid with another amount than its own. */
export const wrongAmountTexts: Readonly<Record<Locale, (told: Told) => Words>> = {
  'pt-BR': ({ count, lines }) => ({
    subject: count === 1 ? 'Um pagamento com valor errado' : `${count} pagamentos com valor errado`,
    text: emailBody(
      'Chegaram pagamentos com valor diferente do valor dos pedidos. Os pedidos continuam sem pagamento, e o dinheiro está sendo devolvido a quem pagou.',
      lines.join('\n'),
    ),
  }),
  'en-US': ({ count, lines }) => ({
    subject: count === 1 ? 'A payment with the wrong amount' : `${count} payments with the wrong amount`,
    text: emailBody(
      'Payments arrived with an amount different from the order amount. The orders are still unpaid, and the money is being returned to the payers.',
      lines.join('\n'),
    ),
  }),
  'es-MX': ({ count, lines }) => ({
    subject: count === 1 ? 'Un pago con importe incorrecto' : `${count} pagos con importe incorrecto`,
    text: emailBody(
      'Llegaron pagos con un importe distinto al del pedido. Los pedidos siguen sin pagar y el dinero se está devolviendo a quien pagó.',
      lines.join('\n'),
    ),
  }),
  'zh-CN': ({ count, lines }) => ({
    subject: `${count} 笔金额不符的付款`,
    text: emailBody('有订单收到的付款金额与订单金额不符。订单仍未支付，款项正在退回付款人。', lines.join('\n')),
  }),
};
