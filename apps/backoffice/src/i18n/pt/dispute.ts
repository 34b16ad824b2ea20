import money from '@balcao/contract/i18n/pt/money';
import names from '@balcao/contract/i18n/pt/names';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';

export default {
  title: money.disputes,
  line: 'Quando o banco de quem pagou pede de volta o dinheiro de um Pix, você responde aqui.',
  status: {
    open: names.disputeOpen,
    answered: names.disputeInAnalysis,
    accepted: names.acceptedByTheBank,
    rejected: names.rejectedByTheBank,
    expired: names.endedWithoutADecision,
  },
  kind: { fraud: names.suspicionOfFraud, failure: names.failureOfABank },
  columns: {
    number: shared.number,
    status: shared.status,
    kind: shared.reason,
    order: shared.order,
    amount: shared.amount,
    returned: money.returnedAmount,
    until: 'Provas até',
    opened: money.disputeOpenedAt,
  },
  nothing: 'Nenhuma contestação com este filtro',
  empty: {
    title: 'Nenhuma contestação',
    text: 'Quando um banco pedir de volta o dinheiro de um Pix, você verá aqui e poderá enviar provas.',
  },
  panel: {
    title: money.disputeNumbered,
    about: 'Sobre a contestação',
    blocked: vocabulary.blockedMoney,
    debt: 'Não coberto pelo saldo',
    ownOrder: vocabulary.numberInYourSystem,
    copy: 'o número da contestação',
  },
  notFound: {
    title: 'Contestação não encontrada',
    text: 'Não há contestação com este número na equipe {team}.',
  },
  deadline: {
    left: '{days, plural, =0 {{hours, plural, =0 {Falta menos de uma hora para enviar provas} one {Falta # hora para enviar provas} other {Faltam # horas para enviar provas}}} one {Falta # dia para enviar provas} other {Faltam # dias para enviar provas}}',
    text: 'Mostre que a venda foi legítima: comprovante de entrega, conversas, nota fiscal. O prazo termina em <until></until>.',
    decision: 'Se o banco não decidir até <until></until>, o valor é liberado.',
    overTitle: 'O prazo para provas terminou',
    over: 'O banco está decidindo. Sem decisão até <until></until>, o valor é liberado.',
  },
  ended: {
    accepted: {
      title: 'O banco pegou o valor de volta',
      text: 'O valor devolvido saiu do pedido. O que sobrou do bloqueio foi liberado.',
    },
    rejected: { title: 'O banco decidiu que o valor fica com você', text: vocabulary.freeAgain },
    expired: { title: 'O banco não decidiu no prazo', text: vocabulary.freeAgain },
  },
  timeline: {
    title: vocabulary.whatHappened,
    opened: 'O banco contestou <amount></amount>',
    sent: '{files, plural, =0 {Texto enviado} one {Provas enviadas, com # arquivo} other {Provas enviadas, com # arquivos}}',
    by: 'por {by}',
    taken: 'O banco pegou <amount></amount> de volta',
    waiting: 'Aguardando a decisão do banco',
    open: names.disputeOpen,
    answered: names.disputeInAnalysis,
    accepted: names.acceptedByTheBank,
    rejected: names.rejectedByTheBank,
    expired: names.endedWithoutADecision,
  },
  evidence: {
    title: 'Provas',
    text: 'O que aconteceu na venda',
    textHelp: 'Conte o que foi vendido, a quem e como foi entregue. O banco lê este texto.',
    filesHelp:
      '{count, plural, one {Ainda cabe # arquivo: foto ou PDF de até 10 MB.} other {Ainda cabem # arquivos: fotos ou PDF de até 10 MB cada.}}',
    nothing: 'Escreva um texto ou envie um arquivo.',
    send: 'Enviar provas',
    done: 'Provas enviadas',
  },
  ofOrder: 'Devoluções e contestações do banco',
  returned: names.returnedByTheBank,
  nature: {
    ORIGINAL: 'Devolução comum',
    RETIRADA: 'Saque',
    MED_OPERACIONAL: names.failureOfABank,
    MED_FRAUDE: names.suspicionOfFraud,
    MED_PIX_AUTOMATICO: 'Pix Automático',
    unknown: 'Motivo não informado',
  },
} as const;
