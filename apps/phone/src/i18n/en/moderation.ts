import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/moderation.ts';
/** Reports of channels and of what they have sent. */

export default {
  button: {
    channel: 'Report channel',
    broadcast: 'Report broadcast',
    reply: 'Report reply',
    message: 'Report message',
  },
  why: 'Why do you report it?',
  reasons: channelVocabulary.reportReasons,
  more: 'Say more, if you like',
  private: 'The channel is not told who reported it.',
  privateReply: 'Only our team knows who reported it.',
  send: 'Send report',
  thanks: 'Thank you',
  thanksMessage: 'If many people complain, this message is no longer sent.',
  thanksText: 'Our team will look at it. What it decides appears in your messages.',
  own: 'What you reported',
  labelIn: '{label}, in {channel}',
  outcome: {
    waiting: 'Our team has not decided yet.',
    kept: 'We looked and found nothing against the rules.',
    acted: 'We looked and acted. Thank you for telling us.',
  },
  frozen: {
    title: channelVocabulary.frozenByThePlatform,
    text: 'It does not publish, and no one new can follow it while it is frozen.',
  },
} satisfies Shape<typeof pt>;
