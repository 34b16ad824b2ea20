import { formatBrl } from '@balcao/brazil/money';
import type { Locale } from '@balcao/contract/locale';
import type { UnknownKind, UnknownOutcome } from '@balcao/contract/rail-unknown';
import { emailBody, type Words } from '../../platform/email-template.ts';

interface Told {
  readonly list: readonly UnknownOutcome[];
  readonly link: string;
}
/** A mail names so many; the page names all. */
const namedAtMost = 20;

const kinds: Readonly<Record<Locale, Readonly<Record<UnknownKind, string>>>> = {
  'pt-BR': {
    order: 'Pedido',
    refund: 'Reembolso',
    hold: 'Captura ou liberação',
    stray: 'Reserva a liberar',
    return: 'Devolução',
    withdrawal: 'Saque',
  },
  'en-US': {
    order: 'Order',
    refund: 'Refund',
    hold: 'Capture or release',
    stray: 'Hold to release',
    return: 'Return',
    withdrawal: 'Withdrawal',
  },
  'es-MX': {
    order: 'Pedido',
    refund: 'Reembolso',
    hold: 'Captura o liberación',
    stray: 'Retención por liberar',
    return: 'Devolución',
    withdrawal: 'Retiro',
  },
  'zh-CN': {
    order: '订单',
    refund: '退款',
    hold: '请款或释放',
    stray: '待释放的预授权',
    return: '退回款项',
    withdrawal: '提现',
  },
};
const linesOf = (locale: Locale, list: readonly UnknownOutcome[]): string =>
  list
    .slice(0, namedAtMost)
    .map(({ kind, about, merchant, amount }) => {
      // Money without an owner is of no merchant.
      const whose = merchant.name ? [merchant.name] : [];
      return [`${kinds[locale][kind]} ${about}`, ...whose, formatBrl(amount)].join(' · ');
    })
    .join('\n');

/** What finance is told of what the rails have left unknown for more than a day. */
export const unknownTexts: Readonly<Record<Locale, (told: Told) => Words>> = {
  'pt-BR': ({ list, link }) => ({
    subject: `Sem resposta há mais de 24 horas: ${list.length}`,
    text: emailBody(
      'Os meios de pagamento ainda não informaram o resultado destes itens. Continuamos consultando automaticamente, a cada duas horas.',
      linesOf('pt-BR', list),
      `Veja tudo e consulte de novo em ${link}`,
    ),
  }),
  'en-US': ({ list, link }) => ({
    subject: `No answer for more than 24 hours: ${list.length}`,
    text: emailBody(
      'The payment methods have not reported the outcome of these yet. We keep checking automatically, every two hours.',
      linesOf('en-US', list),
      `See everything and check again at ${link}`,
    ),
  }),
  'es-MX': ({ list, link }) => ({
    subject: `Sin respuesta desde hace más de 24 horas: ${list.length}`,
    text: emailBody(
      'Los medios de pago aún no han informado el resultado. Seguimos consultando automáticamente, cada dos horas.',
      linesOf('es-MX', list),
      `Revísalo todo y consulta de nuevo en ${link}`,
    ),
  }),
  'zh-CN': ({ list, link }) => ({
    subject: `超过 24 小时没有响应：${list.length}`,
    text: emailBody(
      '支付方式尚未返回以下事项的结果。系统每两小时会自动再次查询。',
      linesOf('zh-CN', list),
      `查看全部并立即查询：${link}`,
    ),
  }),
};
