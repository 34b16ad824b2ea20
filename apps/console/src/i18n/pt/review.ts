import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/pt/decision-vocabulary';
import money from '@balcao/contract/i18n/pt/money';
import names from '@balcao/contract/i18n/pt/names';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';
/** The queue of staff; what happens at one submission stands in `desk`. */

export default {
  title: vocabulary.reviews,
  line: 'O que aguarda uma decisão, do mais urgente para o menos urgente.',
  one: 'Análise',
  you: vocabulary.you,
  theNumber: vocabulary.theMerchantNumber,
  again: '{attempt, number}ª vez',
  kindOf: '{kind}, {type}',
  joined: 'Decide também: {what}',
  submittedOn: 'Enviada em <when></when>',
  decidedOn: 'Decidida em <when></when>',
  parts: {
    label: 'Partes da fila',
    all: 'Em espera',
    mine: 'Comigo',
    free: 'Livres',
    late: 'Atrasadas',
    reopening: 'Reabertura',
    decided: decisionVocabulary.decidedOnes,
  },
  columns: {
    merchant: shared.merchant,
    number: shared.number,
    status: shared.status,
    kind: vocabulary.whatWasSubmitted,
    type: shared.type,
    submitted: 'Enviada em',
    due: 'Prazo',
    decided: 'Decidida em',
  },
  filters: {
    search: 'Nome ou número do estabelecimento',
  },
  kinds: {
    certification: vocabulary.certification,
    merchant: money.paymentData,
    product: names.paymentProduct,
    version: 'Versão de miniprograma',
    removal: 'Retirada de miniprograma',
    template: 'Mensagem de miniprograma',
    channelOfficial: channelVocabulary.official,
    channelPersonal: channelVocabulary.personal,
    channelSubject: channelVocabulary.subject,
    association: channelVocabulary.association,
    messageTemplate: channelVocabulary.messageTemplate,
  },
  template: {
    title: 'Como a pessoa vê',
    language: shared.language,
    line: 'Com os exemplos da equipe. O que falta num idioma aparece em português.',
  },
  types: {
    enterprise: 'empresa',
    personal: 'pessoa física',
  },
  states: {
    free: 'Livre',
    asked: 'Aguarda resposta',
    mine: 'Com você',
    taken: 'Com {name}',
    approved: names.reviewApproved,
    rejected: names.reviewRejected,
    cancelled: names.reviewCancelled,
    reopening: 'Reabertura solicitada',
  },
  due: {
    promised: 'Prometida até {day}',
    today: 'Vence hoje',
    tomorrow: 'Vence amanhã',
    inDays: 'Vence em {days, plural, one {# dia} other {# dias}}',
    lateToday: 'Atrasada, venceu hoje',
    late: 'Atrasada há {days, plural, one {# dia} other {# dias}}',
  },
  empty: {
    all: {
      title: 'Nada aguarda decisão',
      text: 'Quando um estabelecimento enviar algo para análise, aparece aqui.',
    },
    mine: {
      title: 'Você não tem análises em andamento',
      text: 'Assuma uma análise livre: ela fica aqui até você decidir.',
    },
    free: { title: 'Nenhuma análise livre', text: 'Tudo o que está na fila já está com alguém.' },
    late: { title: 'Nada está atrasado', text: 'Todas as análises estão dentro do prazo prometido.' },
    reopening: {
      title: 'Ninguém solicitou reabertura',
      text: 'Quando um colega pedir para reabrir uma decisão, você confirma aqui.',
    },
    decided: {
      title: 'Nada foi decidido ainda',
      text: 'As decisões aparecem aqui, da mais recente para a mais antiga.',
    },
  },
  nothing: {
    title: vocabulary.nothingWithTheseFilters,
    text: 'Mude a busca ou limpe os filtros.',
  },
  pastEnd: {
    title: 'Não há mais análises nesta página',
    first: vocabulary.firstPage,
  },
  notFound: {
    title: 'Esta análise não existe',
    text: 'Confira o endereço ou escolha uma na fila.',
    toQueue: 'Ir para a fila',
  },
} as const;
