import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
/** What staff of the platform decided about a channel or its broadcasts. */

export default {
  freeze: {
    title: channelVocabulary.frozenByThePlatform,
    text: 'Nada sai dele, e as pessoas não conseguem segui-lo nem ler o que publicou. O que estava agendado é rascunho de novo.',
  },
  takeDown: {
    title: 'A plataforma retirou esta publicação do ar',
    text: 'Ninguém a lê mais. Aqui, ela fica com os números que tinha.',
  },
  reason: vocabulary.reasonGiven,
  appealed: 'Você pediu uma nova análise. Avisamos quando houver uma resposta.',
  upheld: 'Olhamos de novo, e a decisão fica como está.',
  frozen: channelVocabulary.channelIsFrozen,
  appeal: {
    action: 'Pedir nova análise',
    title: 'Pedir uma nova análise',
    text: 'Nossa equipe lê o que você escrever e decide de novo. Dá para pedir uma vez.',
    why: 'O que não vimos?',
    send: 'Enviar pedido',
    done: 'Pedido enviado',
  },
} as const;
