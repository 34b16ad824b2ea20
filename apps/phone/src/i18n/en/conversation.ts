import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/conversation.ts';
/** Conversations with channels. */

export default {
  title: channelVocabulary.conversations,
  word: channelVocabulary.systemWord,
  write: channelVocabulary.writeAMessage,
  older: channelVocabulary.earlierMessages,
  messages: vocabulary.messages,
  sendAgain: vocabulary.sendAgain,
  line: 'What you wrote to the channels you follow, and what they answered.',
  documentGone: 'The channel sent no document here, or the conversation was erased.',
  none: 'No conversations yet',
  noneText: 'Open a channel you follow and write to it.',
  toChannels: 'View channels',
  toChannel: 'Go to the channel',
  ownLast: 'You: {text}',
  send: channelVocabulary.sendMessage,
  notSent: 'We do not know whether it arrived.',
  notSentWhy: 'It was not sent: {why}',
  drop: shared.discard,
  begin: 'Write to the channel',
  beginText: 'The people who run the channel read it and answer here.',
  isWriting: channelVocabulary.nameIsWriting,
  stop: 'Stop this conversation',
  automatic: 'Automatic answer',
  askPerson: 'Talk to a person',
  stopped: 'You stopped this conversation: the channel can no longer write to you.',
  goOn: 'Continue the conversation',
  unfollowed: 'You no longer follow this channel. Follow it to write.',
  closed: 'The channel is closed: you can still read the conversation.',
  frozen: channelVocabulary.frozenByThePlatform,
  frozenText: 'For now, nobody can write in this conversation. What you typed is kept.',
  talk: 'Chat',
  attach: 'Attach',
  sendPlace: 'Send a place',
  here: 'Use my location',
  finding: 'Finding where you are…',
  notFound: 'The device did not share your location. Allow location access, or enter the coordinates.',
  latitude: 'Latitude',
  longitude: 'Longitude',
  placeName: 'Place name (optional)',
  coordinate: 'Enter a number between {from} and {to}, such as {sample}.',
  placeText: 'Only the channel sees this place in the conversation.',
} satisfies Shape<typeof pt>;
