import decisionVocabulary from '@balcao/contract/i18n/pt/decision-vocabulary';
import money from '@balcao/contract/i18n/pt/money';
import names from '@balcao/contract/i18n/pt/names';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';
/** Disputes as staff look after them. */

export default {
  title: money.disputes,
  line: 'Quando um banco pede a devolução do dinheiro de um Pix: o que as equipes responderam e o que o banco decidiu.',
  parts: { label: vocabulary.listParts, undecided: 'Sem decisão', decided: 'Decididas' },
  status: {
    open: names.disputeOpen,
    answered: 'Com provas',
    accepted: names.acceptedByTheBank,
    rejected: names.rejectedByTheBank,
    expired: names.endedWithoutADecision,
  },
  kind: { fraud: names.suspicionOfFraud, failure: names.failureOfABank },
  columns: {
    number: shared.number,
    status: shared.status,
    kind: shared.reason,
    amount: shared.amount,
    until: 'Decisão até',
    opened: money.disputeOpenedAt,
  },
  took: 'retirado: <amount></amount>',
  pastEnd: { title: 'Não há mais contestações aqui', first: 'Voltar às mais recentes' },
  empty: {
    undecided: { title: 'Nenhuma contestação sem decisão', text: 'O que os bancos pedirem de volta aparece aqui.' },
    decided: { title: 'Nenhuma contestação decidida ainda', text: 'As decisões dos bancos aparecem aqui.' },
  },
  panel: {
    title: money.disputeNumbered,
    reason: 'Motivo informado pelo banco',
    blocked: vocabulary.blockedMoney,
    returned: money.returnedAmount,
    debt: 'O estabelecimento deve',
    theOrder: 'o número do pedido',
    decidedAt: 'Decidida em',
    openedBy: 'Registrada por',
    decidedBy: 'Decisão registrada por',
    note: decisionVocabulary.note,
    evidence: 'Provas da equipe',
    unscanned: vocabulary.notScanned,
    noEvidence: 'A equipe ainda não enviou nada.',
  },
  decision: {
    title: 'Decisão do banco',
    text: 'Registre só o que o banco informou fora do Pix. O que ele informa pelo Pix é registrado automaticamente.',
    legend: 'O que o banco decidiu',
    rejected: 'Manteve o dinheiro',
    rejectedText: 'O valor bloqueado é liberado.',
    accepted: 'Retirou o dinheiro',
    acceptedText: 'O valor sai do estabelecimento como se o Pix tivesse informado.',
    amount: 'Valor devolvido',
    returnId: 'Código da devolução',
    returnIdHelp: 'O código do banco: serve para reconhecer a mesma devolução quando o Pix a informar.',
    note: 'Por quê, e de onde veio a informação',
    send: 'Registrar decisão',
    done: 'Decisão registrada',
  },
  register: {
    button: money.registerADispute,
    title: money.registerADispute,
    text: 'Use quando um banco informou por carta: o valor disponível é bloqueado e a equipe é avisada.',
    order: money.orderNumber,
    reasonHelp: 'A equipe lê este texto.',
    send: 'Registrar e bloquear',
    done: 'Contestação registrada',
  },
} as const;
