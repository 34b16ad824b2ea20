import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
/** What staff of the platform decided about a channel or its broadcasts. */

export default {
  freeze: {
    title: channelVocabulary.frozenByThePlatform,
    text: 'Nada pode ser enviado por ele, e as pessoas não conseguem segui-lo nem ler o que publicou. O que estava agendado voltou a ser rascunho.',
  },
  takeDown: {
    title: 'A plataforma retirou esta publicação do ar',
    text: 'Ninguém mais consegue lê-la. Ela continua aqui, com os números que tinha.',
  },
  reason: vocabulary.reasonGiven,
  appealed: 'Você solicitou uma nova análise. Avisaremos quando houver uma resposta.',
  upheld: 'Analisamos de novo, e a decisão foi mantida.',
  frozen: channelVocabulary.channelIsFrozen,
  appeal: {
    action: 'Solicitar nova análise',
    title: 'Solicitar uma nova análise',
    text: 'Nossa equipe lê o que você escrever e decide de novo. Só é possível solicitar uma vez.',
    why: 'O que deixamos de ver?',
    send: 'Enviar solicitação',
    done: 'Solicitação enviada',
  },
} as const;
