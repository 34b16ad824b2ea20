import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
/** Conversations with channels. */

export default {
  title: channelVocabulary.conversations,
  write: channelVocabulary.writeAMessage,
  older: channelVocabulary.earlierMessages,
  messages: vocabulary.messages,
  sendAgain: vocabulary.sendAgain,
  line: 'O que você escreveu aos canais que segue, e o que eles responderam.',
  none: 'Nenhuma conversa ainda',
  noneText: 'Abra um canal que você segue e escreva a ele.',
  toChannels: 'Ver os canais',
  toChannel: 'Ir para o canal',
  ownLast: 'Você: {text}',
  send: channelVocabulary.sendMessage,
  notSent: 'Não sabemos se chegou.',
  notSentWhy: 'Não foi enviada: {why}',
  drop: 'Desistir',
  begin: 'Escreva ao canal',
  beginText: 'Quem cuida do canal lê e responde aqui.',
  isWriting: channelVocabulary.nameIsWriting,
  stop: 'Parar esta conversa',
  stopped: 'Você parou esta conversa: o canal não pode mais escrever a você.',
  goOn: 'Continuar a conversa',
  unfollowed: 'Você não segue mais este canal. Siga-o para escrever.',
  closed: 'O canal está fechado: a conversa fica para ler.',
  frozen: channelVocabulary.frozenByThePlatform,
  frozenText: 'Por enquanto ninguém escreve nesta conversa. O que você digitou fica guardado.',
  talk: 'Conversar',
} as const;
