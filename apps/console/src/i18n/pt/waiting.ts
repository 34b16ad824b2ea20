import money from '@balcao/contract/i18n/pt/money';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
/** What waits for the person who looks. */

export default {
  title: 'Para você',
  line: 'O que colegas solicitaram e outra pessoa precisa decidir, do mais antigo para o mais novo.',
  second: 'Aguardando outra pessoa',
  mine: 'Você solicitou',
  yours: 'Você decide',
  ownerless: vocabulary.withoutAnOwner,
  platform: vocabulary.platform,
  columns: { kind: 'Solicitação', by: 'Solicitado por', asked: 'Solicitado em', until: 'Vale até' },
  kinds: {
    freeze: 'Bloquear o dinheiro',
    unfreeze: 'Desbloquear o dinheiro',
    reversal: 'Estornar um lançamento',
    reopening: 'Reabrir uma análise',
    fee: 'Mudar as tarifas',
    limits: 'Mudar os limites de saque',
    return: 'Devolver um valor a identificar',
    credit: 'Creditar um valor a identificar',
    close: 'Encerrar manualmente um valor a identificar',
    match: 'Vincular um valor a identificar a um pedido menor',
    returnLimit: money.changeReturnLimit,
  },
  empty: {
    title: 'Nada aguarda sua decisão',
    text: 'Quando um colega solicitar algo que exige duas pessoas, aparece aqui e você recebe um e-mail.',
  },
  summary: {
    title: 'O que aguarda o financeiro',
    differences: 'Dias com diferença',
    late: 'Saques fora do prazo',
    unidentified: vocabulary.toBeIdentified,
    open: vocabulary.open,
  },
};
