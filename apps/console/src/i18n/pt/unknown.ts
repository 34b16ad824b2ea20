import money from '@balcao/contract/i18n/pt/money';
import names from '@balcao/contract/i18n/pt/names';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';
/** What the rails have left unknown, as staff look after it. */

export default {
  title: 'Operações sem resposta há mais de 24 horas',
  menu: 'Sem resposta',
  line: 'O que os meios de pagamento não responderam há mais de {hours, number} horas. A busca é automática; aqui você consulta na hora.',
  partsLabel: vocabulary.listParts,
  parts: {
    order: money.orders,
    refund: money.refunds,
    hold: 'Capturas e liberações',
    stray: 'Reservas a liberar',
    return: 'Devoluções',
    withdrawal: money.withdrawals,
  },
  kinds: {
    order: shared.order,
    refund: money.refund,
    hold: 'Captura ou liberação',
    stray: 'Reserva a liberar',
    return: names.aReturn,
    withdrawal: money.withdrawal,
  },
  columns: {
    kind: 'O quê',
    number: shared.number,
    merchant: shared.merchant,
    amount: shared.amount,
    since: 'Desde',
    next: vocabulary.askedNext,
    ask: vocabulary.action,
  },
  bank: 'Banco',
  unidentified: vocabulary.withoutAnOwner,
  theNumber: 'o número',
  times: '{count, plural, =0 {nenhuma consulta ainda} one {# consulta feita} other {# consultas feitas}}',
  ask: 'Consultar agora',
  askAbout: 'Consultar agora: {about}',
  asked: 'O meio de pagamento está sendo consultado.',
  more: '{count, plural, one {Há mais # caso} other {Há mais # casos}}: a lista mostra os {most, number} mais antigos de cada tipo.',
  none: {
    title: 'Nenhuma resposta pendente',
    text: 'Nenhuma operação está sem resposta há mais de um dia.',
  },
} as const;
