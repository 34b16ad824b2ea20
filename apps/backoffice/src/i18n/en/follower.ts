import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import list from '@balcao/contract/i18n/en/list';
import shared from '@balcao/ui/i18n/en/shared';

export default {
  line: 'Who follows the channel, and the tags your team gives them.',
  columns: list.follower.columns,
  hearing: list.follower.codes.hearing,
  orders: list.follower.codes.orders,
  nameless: 'No name',
  choose: 'Select {name}',
  chosen: '{count, plural, =0 {Select people to tag them} one {# person selected} other {# people selected}}',
  choosePage: 'Select everyone on this page',
  chooseNobody: 'Clear selection',
  filters: { search: 'Part of the name' },
  nothing: 'No followers with these filters.',
  empty: 'Nobody follows the channel yet',
  emptyText: 'Share the channel link: people who follow appear here.',
  tagging: {
    open: 'Tags…',
    title: 'Tags for {count, plural, one {# person} other {# people}}',
    none: 'The channel has no tags yet. Create the first one.',
    done: '{count, plural, =0 {These people no longer follow the channel.} one {Tags for # person saved.} other {Tags for # people saved.}}',
    save: 'Save tags',
    back: shared.back,
  },
  tags: {
    title: channelVocabulary.tags,
    line: "Your team's own words, such as “regular customer”. Use them to choose who receives a broadcast; followers do not see them.",
    name: 'New tag',
    make: 'Create tag',
    made: 'Tag created.',
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
