import money from '@balcao/contract/i18n/pt/money';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
/** What waits for the person who looks. */

export default {
  title: 'Para você',
  line: 'O que colegas pediram e outra pessoa precisa decidir, do mais antigo para o mais novo.',
  second: 'Esperando uma segunda pessoa',
  mine: 'Você pediu',
  yours: 'Você decide',
  ownerless: vocabulary.withoutAnOwner,
  platform: 'Da plataforma',
  columns: { kind: 'O que foi pedido', by: 'Quem pediu', asked: 'Pedido em', until: 'Vale até' },
  kinds: {
    freeze: 'Bloquear o dinheiro',
    unfreeze: 'Desbloquear o dinheiro',
    reversal: 'Estornar um lançamento',
    reopening: 'Reabrir uma análise',
    fee: 'Mudar as tarifas',
    limits: 'Mudar os limites de saque',
    return: 'Devolver um valor a identificar',
    credit: 'Creditar um valor a identificar',
    close: 'Encerrar à mão um valor a identificar',
    returnLimit: money.changeReturnLimit,
  },
  empty: {
    title: 'Ninguém espera por você',
    text: 'Quando um colega pedir algo que exige duas pessoas, aparece aqui e você recebe um e-mail.',
  },
  summary: {
    title: 'O que espera finanças',
    differences: 'Dias com diferença',
    late: 'Saques fora do prazo',
    unidentified: vocabulary.toBeIdentified,
    open: vocabulary.open,
  },
};
