import money from '@balcao/contract/i18n/pt/money';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';
/** Money that arrived without an order, as finance looks after it. */

export default {
  title: vocabulary.toBeIdentified,
  line: 'Pagamentos que não pertencem a nenhum pedido. O valor fica guardado até voltar a quem pagou.',
  sum: '<sum></sum> guardados, à espera de devolução.',
  parts: {
    label: vocabulary.listParts,
    yours: 'Esperando você',
    waiting: 'Esperando finanças',
    returning: 'Voltando a quem pagou',
    returned: 'Devolvidos',
  },
  columns: {
    payment: money.identifier,
    state: shared.status,
    amount: shared.amount,
    arrived: 'Chegou em',
    returnAskedAt: 'Devolução pedida em',
    returnedAt: 'Devolvido em',
    action: vocabulary.action,
  },
  theId: money.theIdentifier,
  theReference: 'a referência',
  namedNothing: 'Quem pagou não indicou nada',
  came: 'chegou em <at></at>',
  states: { waiting: 'Guardado', returning: 'Voltando', returned: 'Devolvido' },
  refused: 'O meio de pagamento não aceitou: “{reason}”. Pedimos de novo sozinhos.',
  why: {
    nobody: 'Ninguém sabe para que é',
    codeOff: 'O QR Code da loja foi desligado',
    amountDiffers: 'Não é o valor do QR Code da loja',
    notTaken: 'A loja não recebe por este QR Code',
  },
  byItself: '{why} · devolução automática',
  return: 'Devolver',
  returnOne: 'Devolver a quem pagou: {id}',
  dialog: {
    title: 'Devolver a quem pagou',
    text: 'O valor inteiro volta pelo mesmo meio de pagamento. Depois de pedida, a devolução não pode ser desfeita.',
    reason: 'Por que devolver?',
    reasonHelp: 'Fica no registro de atividades com o seu nome.',
    send: 'Devolver {amount}',
    asked: 'Devolução pedida ao meio de pagamento.',
  },
  empty: {
    waiting: {
      title: 'Nada a devolver',
      text: 'Quando chegar dinheiro que não pertence a nenhum pedido, ele aparece aqui e um e-mail avisa finanças.',
    },
    returning: {
      title: 'Nada está voltando',
      text: 'O que for devolvido passa por aqui até o meio de pagamento confirmar.',
    },
    returned: { title: 'Nada devolvido ainda', text: 'O que já voltou a quem pagou fica aqui.' },
  },
  pastEnd: { title: vocabulary.pastEnd, first: vocabulary.firstPage },
} as const;
