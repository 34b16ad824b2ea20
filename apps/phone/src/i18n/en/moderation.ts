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
  why: 'Why are you reporting it?',
  reasons: channelVocabulary.reportReasons,
  more: 'Tell us more (optional)',
  private: 'The channel is not told who reported it.',
  privateReply: 'Only our team knows who reported it.',
  send: 'Send report',
  thanks: 'Thank you',
  thanksMessage: 'If many people complain, this message will no longer be sent.',
  thanksText: 'Our team will review it. The decision appears in your messages.',
  own: 'What you reported',
  labelIn: '{label}, in {channel}',
  outcome: {
    waiting: 'Our team has not decided yet.',
    kept: 'We reviewed it and found nothing against the rules.',
    acted: 'We reviewed it and took action. Thank you for letting us know.',
  },
  frozen: {
    title: channelVocabulary.frozenByThePlatform,
    text: 'While it is frozen, the channel cannot publish, and nobody new can follow it.',
  },
} satisfies Shape<typeof pt>;
