import money from '@balcao/contract/i18n/pt/money';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';

export default {
  title: money.instalments,
  line: 'Pedidos pagos em parcelas no cartão de crédito: o que já foi recebido e o que ainda falta.',
  columns: {
    order: shared.order,
    status: shared.status,
    goods: vocabulary.goods,
    card: money.card,
    progress: money.instalments,
    perPeriod: 'Valor por parcela',
    repaid: 'Recebido',
    waiting: 'A receber',
    refunded: 'Coberto por reembolsos',
    nextDue: 'Próximo vencimento',
    paidAt: vocabulary.paidOn,
  },
  filters: {
    number: money.searchByOrder,
    due: 'Vencimento',
  },
  status: {
    pending: 'A receber',
    paid: 'Paga',
    refunded: 'Reembolsada',
  },
  progress: '{paid, number} de {count, number}',
  progressRefunded: '{paid, number} de {count, number}, {refunded, plural, one {# reembolsada} other {# reembolsadas}}',
  nothing: 'Nenhum pedido com estes filtros',
  empty: {
    title: 'Nenhum pedido em parcelas',
    text: 'Quando alguém paga em parcelas no cartão de crédito, o pedido aparece aqui com cada parcela e seu vencimento.',
  },
  panel: {
    title: 'Parcelas do pedido {number}',
    parts: 'Cada parcela',
    paid: money.amountPaid,
    dueOn: 'Vence em <at></at>',
    cameOn: 'Recebida em <at></at>',
    goneText: 'Um reembolso cobriu esta parcela',
    net: '<amount></amount> líquidos',
  },
  notFound: {
    title: 'Sem parcelas',
    text: 'Não há pedido pago em parcelas com este número nesta equipe.',
  },
} as const;
