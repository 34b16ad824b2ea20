import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/conversation.ts';
/** Conversations with channels. */

export default {
  title: channelVocabulary.conversations,
  word: channelVocabulary.systemWord,
  write: channelVocabulary.writeAMessage,
  older: channelVocabulary.earlierMessages,
  messages: vocabulary.messages,
  sendAgain: vocabulary.sendAgain,
  line: 'Lo que escribiste a los canales que sigues, y lo que respondieron.',
  none: 'Ninguna conversación todavía',
  noneText: 'Abre un canal que sigues y escríbele.',
  toChannels: 'Ver los canales',
  toChannel: 'Ir al canal',
  ownLast: 'Tú: {text}',
  send: channelVocabulary.sendMessage,
  notSent: 'No sabemos si llegó.',
  notSentWhy: 'No se envió: {why}',
  drop: 'Desistir',
  begin: 'Escribe al canal',
  beginText: 'Quienes cuidan el canal leen y responden aquí.',
  isWriting: channelVocabulary.nameIsWriting,
  stop: 'Parar esta conversación',
  automatic: 'Respuesta automática',
  askPerson: 'Hablar con una persona',
  stopped: 'Paraste esta conversación: el canal ya no puede escribirte.',
  goOn: 'Continuar la conversación',
  unfollowed: 'Ya no sigues este canal. Síguelo para escribir.',
  closed: 'El canal está cerrado: la conversación queda para leer.',
  frozen: channelVocabulary.frozenByThePlatform,
  frozenText: 'Por ahora nadie puede escribir en esta conversación. Lo que escribiste queda guardado.',
  talk: 'Conversar',
} satisfies Shape<typeof pt>;
