import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import list from '@balcao/contract/i18n/en/list';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/reply.ts';

export default {
  title: channelVocabulary.replies,
  line: 'What people replied to the broadcasts of the channel, hidden replies too.',
  columns: list.reply.columns,
  state: list.reply.codes.state,
  author: list.reply.file.author,
  authors: list.reply.codes.author,
  search: 'Part of the name or text',
  post: {
    label: channelVocabulary.broadcast,
    search: 'Part of the title or text',
    none: 'No broadcasts match these words.',
    more: 'There are more broadcasts: type part of the title.',
    wordless: 'Broadcast without text',
    gone: 'not found',
  },
  offTitle: 'The channel does not accept replies',
  off: 'Its managers can allow them in the settings.',
  empty: 'No replies yet',
  none: 'Nobody has replied to this broadcast.',
  noneAtAll: 'What people reply to broadcasts appears here.',
  nothing: 'No replies match these filters.',
  hide: 'Hide',
  hideTitle: 'Hide this reply?',
  hideText: 'It disappears from phones. The author can still see it, with the reason.',
  why: vocabulary.reason,
  reasons: channelVocabulary.reportReasons,
  hidden: 'Reply hidden.',
  shown: 'The reply is shown again.',
  show: 'Show again',
  block: 'Block the author',
  blockTitle: 'Block {name}?',
  blockText: 'This person will no longer be able to reply in this channel. What they already wrote stays as it is.',
  blocked: '{name} can no longer reply in this channel.',
  unblock: 'Unblock',
  unblocked: '{name} can reply again.',
  isBlocked: 'blocked in this channel',
} satisfies Shape<typeof pt>;
