import list from '@balcao/contract/i18n/pt/list';
import money from '@balcao/contract/i18n/pt/money';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';

export default {
  title: vocabulary.preAuthorisations,
  line: 'Valores reservados no cartão do cliente: capture uma parte ou o total, ou libere.',
  panel: 'Pré-autorização {number}',
  number: money.searchByOrder,
  seeHold: 'Ver a pré-autorização',
  rest: 'Liberado',
  ended: list.preauth.file.ended,
  failed: 'O cartão não aceitou a última solicitação. O valor continua reservado e você pode tentar de novo.',
  columns: list.preauth.columns,
  status: list.preauth.codes.status,
  asked: {
    capture: 'Capturando',
    void: 'Liberando',
    expire: 'Vencendo',
  },
  capture: {
    open: 'Capturar',
    title: 'Capturar o valor',
    amount: 'Valor a capturar',
    help: '{amount} estão reservados no cartão. A captura é feita uma única vez; o resto é liberado.',
    tooMuch: 'O valor é maior que o reservado no cartão.',
    released: 'Volta para o cartão',
    net: money.youReceive,
    action: 'Capturar {amount}',
    done: 'Captura solicitada ao cartão.',
    editConflict: 'Não há mais o que capturar',
    editConflictText:
      'Enquanto você preenchia, a captura ou a liberação deste valor foi solicitada. A pré-autorização mostra o que aconteceu.',
  },
  release: {
    title: 'Liberar o valor reservado?',
    text: 'A reserva de {amount} no cartão é liberada, e o pedido é fechado. Isso não pode ser desfeito.',
    action: 'Liberar',
    otherwise: 'Manter reservado',
    done: 'Liberação solicitada ao cartão.',
  },
  nothing: 'Nenhuma pré-autorização com estes filtros',
  empty: 'Nenhuma pré-autorização',
  emptyText:
    'Quando um cliente autoriza um valor no cartão de crédito, ele aparece aqui para ser capturado ou liberado.',
  notFound: 'Pré-autorização não encontrada',
  notFoundText: 'Nenhum valor foi reservado no cartão para este pedido nesta equipe.',
} as const;
