import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
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
  documentGone: 'El canal no envió un documento aquí, o la conversación se borró.',
  none: 'Ninguna conversación todavía',
  noneText: 'Abre un canal que sigues y escríbele.',
  toChannels: 'Ver los canales',
  toChannel: 'Ir al canal',
  ownLast: 'Tú: {text}',
  send: channelVocabulary.sendMessage,
  notSent: 'No sabemos si llegó.',
  notSentWhy: 'No se envió: {why}',
  drop: shared.discard,
  begin: 'Escribe al canal',
  beginText: 'Quienes cuidan el canal leen y responden aquí.',
  isWriting: channelVocabulary.nameIsWriting,
  stop: 'Detener esta conversación',
  automatic: 'Respuesta automática',
  askPerson: 'Hablar con una persona',
  stopped: 'Detuviste esta conversación: el canal ya no puede escribirte.',
  goOn: 'Continuar la conversación',
  unfollowed: 'Ya no sigues este canal. Síguelo para escribir.',
  closed: 'El canal está cerrado: todavía puedes leer la conversación.',
  frozen: channelVocabulary.frozenByThePlatform,
  frozenText: 'Por ahora nadie puede escribir en esta conversación. Lo que escribiste queda guardado.',
  talk: 'Conversar',
  attach: 'Adjuntar',
  sendPlace: 'Enviar un lugar',
  here: 'Usar mi ubicación',
  finding: 'Buscando dónde estás…',
  notFound: 'El dispositivo no informó dónde estás. Permite el acceso a la ubicación o escribe las coordenadas.',
  latitude: 'Latitud',
  longitude: 'Longitud',
  placeName: 'Nombre del lugar (opcional)',
  coordinate: 'Escribe un número entre {from} y {to}, como {sample}.',
  placeText: 'Solo el canal ve este lugar en la conversación.',
} satisfies Shape<typeof pt>;
