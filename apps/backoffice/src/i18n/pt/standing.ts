import decisionVocabulary from '@balcao/contract/i18n/pt/decision-vocabulary';
import money from '@balcao/contract/i18n/pt/money';
import names from '@balcao/contract/i18n/pt/names';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';
/** Where a team stands on its way to being paid: the steps, what is blocked without them, and what waits for a person. */

export default {
  steps: {
    title: 'Para receber pagamentos',
    ready: 'Tudo pronto para receber pagamentos',
    state: {
      open: vocabulary.toDo,
      revoked: vocabulary.toDo,
      under: names.underReview,
      asked: 'Aguarda a sua resposta',
      rejected: 'A corrigir',
      outdated: 'A atualizar',
      done: vocabulary.done,
      later: 'Depois da certificação',
      together: 'Vai junto',
    },
    certification: {
      title: 'Certificação da equipe',
      open: 'Informe os dados do negócio e envie os documentos. Isso libera miniprogramas e canais, e a resposta vem em até {days, plural, one {# dia útil} other {# dias úteis}}.',
      together:
        'Vai junto com os dados de pagamento, sem enviar nada duas vezes. Certifique só a equipe se ela não vai receber pagamentos.',
      done: 'Miniprogramas e canais estão liberados.',
    },
    merchant: {
      title: money.paymentData,
      open: 'Informe quem responde pelo negócio e em qual conta ele recebe. Isso libera os pagamentos, e a resposta vem em até {days, plural, one {# dia útil} other {# dias úteis}}.',
      together:
        'Um só formulário e uma só análise: quem é o negócio, em qual conta ele recebe e, se quiser, o QR Code da loja. A resposta vem em até {days, plural, one {# dia útil} other {# dias úteis}}.',
      done: 'Os pagamentos estão liberados.',
    },
    under: 'Nossa equipe está analisando o que foi enviado.',
    underUntil: 'Você terá a resposta até {day}.',
    underTogether: decisionVocabulary.withPaymentData,
    asked: 'Nossa equipe tem uma pergunta. A análise continua com a sua resposta.',
    rejected:
      '{count, plural, =0 {Há pontos a corrigir.} one {Há # ponto a corrigir.} other {Há # pontos a corrigir.}} O restante continua preenchido.',
    revoked: 'A análise foi cancelada. O que foi preenchido continua guardado.',
    outdated: 'A equipe foi certificada com outro CNPJ ou CPF. Atualize os dados de pagamento para voltar a receber.',
    change: {
      under: 'Uma alteração está em análise; até a resposta, vale o que já foi aprovado.',
      asked: 'Nossa equipe tem uma pergunta sobre a alteração enviada.',
      rejected: 'Uma alteração foi recusada; o que já foi aprovado continua valendo.',
    },
    laterText: 'O envio só é possível depois da certificação, mas você já pode ir preenchendo.',
    action: {
      open: { certification: vocabulary.certifyTheTeam, merchant: 'Preencher os dados' },
      alone: 'Certificar só a equipe',
      revoked: shared.continue,
      under: vocabulary.follow,
      asked: vocabulary.answer,
      rejected: vocabulary.correct,
      outdated: 'Atualizar os dados',
      done: vocabulary.seeTheData,
      see: vocabulary.seeTheData,
    },
  },
  /** Why something that needs a certified team cannot be done yet, and the way out. */
  blocked: {
    certification: {
      open: vocabulary.notCertifiedYet,
      openText: 'Sem a certificação, ninguém pode pagar à equipe. Leva poucos minutos.',
      under: 'A certificação da equipe está em análise',
      underText: 'Depois de aprovada, faltam só os dados de pagamento. Você já pode preenchê-los.',
      rejected: 'A certificação da equipe foi recusada',
    },
    merchant: {
      open: 'Faltam os dados de pagamento',
      openText: 'A equipe já está certificada. Ela recebe pagamentos assim que estes dados forem aprovados.',
      under: 'Os dados de pagamento estão em análise',
      underText: 'A equipe recebe pagamentos assim que eles forem aprovados.',
      rejected: 'Os dados de pagamento foram recusados',
      outdated: 'Os dados de pagamento não conferem com a certificação',
      outdatedText:
        'Depois deles, a equipe foi certificada com outro CNPJ ou CPF. Para voltar a receber, atualize os dados e envie de novo: o restante continua preenchido.',
    },
    togetherText: 'Preencha os dados de pagamento: a certificação vai junto, na mesma análise.',
    rejectedText: 'Corrija os pontos indicados e envie de novo. O restante continua preenchido.',
    way: 'Ver o que falta',
  },
  /** Above every screen of the team while something waits for a person of it. */
  waiting: {
    label: 'Aguarda você',
    asked: {
      certification: 'Nossa equipe tem uma pergunta sobre a certificação.',
      merchant: 'Nossa equipe tem uma pergunta sobre os dados de pagamento.',
    },
    rejected: {
      certification: 'A certificação da equipe foi recusada: há pontos a corrigir.',
      merchant: 'Os dados de pagamento foram recusados: há pontos a corrigir.',
    },
  },
} as const;
