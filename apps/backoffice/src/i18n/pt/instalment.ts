import list from '@balcao/contract/i18n/pt/list';
import money from '@balcao/contract/i18n/pt/money';

export default {
  title: money.instalments,
  line: 'Pedidos pagos em parcelas no cartão de crédito: o que já foi recebido e o que ainda falta.',
  columns: list.instalment.columns,
  filters: {
    number: money.searchByOrder,
    due: list.instalmentPart.file.dueOn,
  },
  status: list.instalment.codes.status,
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
