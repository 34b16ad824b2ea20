import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import list from '@balcao/contract/i18n/en/list';
import shared from '@balcao/ui/i18n/en/shared';

export default {
  line: 'Who follows the channel, and the tags that your team gives them.',
  columns: list.follower.columns,
  hearing: list.follower.codes.hearing,
  orders: list.follower.codes.orders,
  nameless: 'No name',
  choose: 'Choose {name}',
  chosen: '{count, plural, =0 {Choose people to tag them} one {# person chosen} other {# people chosen}}',
  choosePage: 'Choose everyone on this page',
  chooseNobody: 'Clear the choice',
  filters: { search: 'Part of the name' },
  nothing: 'No follower with these filters.',
  empty: 'Nobody follows the channel yet',
  emptyText: 'Pass the link of the channel on: those who follow appear here.',
  tagging: {
    open: 'Tags…',
    title: 'Tags of {count, plural, one {# person} other {# people}}',
    none: 'The channel has no tags yet. Make the first one.',
    done: '{count, plural, =0 {These people no longer follow the channel.} one {Tags of # person saved.} other {Tags of # people saved.}}',
    save: 'Save the tags',
    back: shared.back,
  },
  tags: {
    title: channelVocabulary.tags,
    line: 'Words of your team, such as “regular customer”. They choose whom a broadcast goes to; followers do not see them.',
    name: 'New tag',
    make: 'Make the tag',
    made: 'Tag made.',
    count: '{count, plural, =0 {nobody} one {# person} other {# people}}',
    rename: 'Rename',
    renameTitle: 'Rename {name}',
    renamed: 'Tag renamed.',
    remove: shared.delete,
    removeLabel: shared.deleteNamed,
    removeTitle: 'Delete the tag {name}?',
    removeText:
      '{count, plural, =0 {Nobody has this tag.} one {# person will no longer have this tag.} other {# people will no longer have this tag.}}',
    removed: 'Tag deleted.',
    none: 'No tags yet.',
    back: shared.back,
  },
} as const;
