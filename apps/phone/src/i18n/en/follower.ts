import appletVocabulary from '@balcao/contract/i18n/en/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/follower.ts';

export default {
  title: channelVocabulary.channels,
  channel: 'Channel',
  line: 'News from those you choose to follow.',
  search: 'Channel name',
  category: appletVocabulary.category,
  everyCategory: 'All categories',
  followed: 'You follow',
  found: 'Found',
  popular: 'Most followed',
  nothing: 'No such channel',
  nothingText: 'Check how the name is spelled, or scan the code of the channel.',
  none: 'No channel yet',
  noneText: 'Channels that businesses create appear here.',
  followers: channelVocabulary.followerCount,
  follow: 'Follow',
  following: 'You follow this channel.',
  unfollow: 'Unfollow',
  mute: 'Mute',
  unmute: 'Unmute',
  isMuted: 'muted',
  isNew: 'new',
  unread: '{count, plural, one {# unread} other {# unread}}',
  noPosts: 'No posts yet',
  noPostsText: 'When the channel publishes something, it appears here.',
  closing: { title: channelVocabulary.willClose, text: 'It closes on' },
  closed: { title: channelVocabulary.isClosed, text: channelVocabulary.closedOn },
  certified: {
    official: 'Official channel of {company}',
    personal: '{name}, {activity}',
    subject: 'Who answers for it',
    openApplet: 'Open {name}',
  },
  refused: 'This channel does not open',
  refusedText: 'The address may be wrong, or the channel is for invited people only.',
} satisfies Shape<typeof pt>;
