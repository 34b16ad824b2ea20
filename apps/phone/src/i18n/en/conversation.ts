import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
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
  line: 'What you wrote to the channels that you follow, and what they answered.',
  none: 'No conversations yet',
  noneText: 'Open a channel that you follow and write to it.',
  toChannels: 'See the channels',
  toChannel: 'Go to the channel',
  ownLast: 'You: {text}',
  send: channelVocabulary.sendMessage,
  notSent: 'We do not know whether it arrived.',
  notSentWhy: 'It was not sent: {why}',
  drop: 'Give up',
  begin: 'Write to the channel',
  beginText: 'The people who look after the channel read it and answer here.',
  isWriting: channelVocabulary.nameIsWriting,
  stop: 'Stop this conversation',
  automatic: 'Automatic answer',
  askPerson: 'Talk to a person',
  stopped: 'You stopped this conversation: the channel can no longer write to you.',
  goOn: 'Go on with the conversation',
  unfollowed: 'You no longer follow this channel. Follow it to write.',
  closed: 'The channel is closed: the conversation stays to be read.',
  frozen: channelVocabulary.frozenByThePlatform,
  frozenText: 'For now no one can write in this conversation. What you typed is kept.',
  talk: 'Chat',
} satisfies Shape<typeof pt>;
