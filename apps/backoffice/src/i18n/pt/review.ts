import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/pt/decision-vocabulary';
import list from '@balcao/contract/i18n/pt/list';
import names from '@balcao/contract/i18n/pt/names';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
/** What a team submitted to be decided: its certification, its data for payments. */

export default {
  title: {
    certification: 'Análise da certificação',
    merchant: 'Análise dos dados de pagamento',
    product: 'Análise do produto',
    version: 'Análise da versão',
    removal: 'Pedido de retirada',
    template: 'Análise da mensagem',
    messageTemplate: 'Análise do modelo',
    channelOfficial: channelVocabulary.official,
    channelPersonal: channelVocabulary.personal,
    channelSubject: channelVocabulary.subject,
    association: channelVocabulary.association,
  },
  status: list.applet.codes.review,
  joined: { text: decisionVocabulary.withPaymentData, link: 'Ver os dados de pagamento' },
  revokedLine: 'Ninguém está analisando estes dados. Tudo o que foi preenchido continua guardado para o próximo envio.',
  remark: 'Recado da nossa equipe',
  promise: {
    until: 'Você terá a resposta até <strong>{day}</strong>.',
    late: 'A resposta era para <strong>{day}</strong>, e estamos atrasados.',
    lateLine: 'Pedimos desculpas. A sua análise está entre as primeiras da fila.',
    begins:
      '{all, plural, one {O prazo é de # dia útil e começa no próximo.} other {O prazo é de # dias úteis e começa no próximo.}} Avisamos por e-mail.',
    count: '{begun, number}º dia útil de {all, number}. Avisamos por e-mail.',
  },
  question: {
    title: 'Nossa equipe tem uma pergunta',
    answer: 'Sua resposta',
    send: 'Enviar resposta',
    done: 'Resposta enviada. A análise continua.',
  },
  verdicts: {
    title: '{count, plural, one {Falta corrigir # ponto} other {Falta corrigir # pontos}}',
    kept: 'O restante continua como você preencheu.',
  },
  cancel: {
    action: 'Cancelar a análise',
    title: 'Cancelar a análise?',
    text: 'Nossa equipe deixa de analisar o que você enviou. Tudo o que foi preenchido continua guardado, e você pode enviar de novo quando quiser: o prazo recomeça.',
    otherwise: 'Manter em análise',
    done: 'Análise cancelada. O que foi preenchido continua guardado.',
  },
  timeline: {
    title: vocabulary.whatHappened,
    submitted: 'Enviada para análise',
    opened: 'Nossa equipe começou a análise',
    question: 'Nossa equipe fez uma pergunta',
    answer: 'Respondida',
    approved: names.reviewApproved,
    rejected: 'Recusada, com pontos a corrigir',
    cancelled: names.reviewCancelled,
    reopened: 'Decisão reaberta pela nossa equipe',
    yourAnswer: 'Falta a sua resposta',
    decision: 'Resposta até {day}',
    by: {
      submitted: '{by} enviou para análise',
      answer: vocabulary.answeredBy,
      cancelled: '{by} cancelou a análise',
    },
    bySandbox: {
      approved: 'Aprovada pelo ambiente de testes',
      rejected: 'Recusada pelo ambiente de testes',
    },
  },
} as const;
