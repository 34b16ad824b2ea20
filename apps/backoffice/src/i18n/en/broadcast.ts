import appletVocabulary from '@balcao/contract/i18n/en/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import list from '@balcao/contract/i18n/en/list';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/broadcast.ts';

export default {
  line: 'What the channel has published, what it will publish, and what is still being written.',
  editLine: 'As people read it in the chat app.',
  columns: list.broadcast.columns,
  state: list.broadcast.codes.state,
  type: list.broadcast.codes.type,
  untitled: 'Empty draft',
  filters: { search: 'Part of the text' },
  nothing: 'No posts with these filters.',
  empty: 'Nothing published yet',
  emptyText: 'Write the first post: followers get it at once, or at the time that you choose.',
  by: 'Saved by',
  editor: {
    help: {
      message: 'A text. Addresses that begin with https:// become links.',
      link: 'An address on the internet, with a title and what you say about it.',
      article: 'Headings, lists, tables and pictures. On the phone it opens on a page of its own.',
    },
    title: appletVocabulary.title,
    titleOptional: 'Title (optional)',
    text: channelVocabulary.broadcastText,
    textOptional: 'Text (optional)',
    url: 'Address',
    words: '{count, number} of {most, number} words',
    tooMany: '{count, number} words: {over, number} over the limit of {most, number}',
    preview: 'As it looks on the phone',
    previewEmpty: 'What you write appears here.',
    send: 'Send…',
    othersPublish: 'It is sent by {owner}, or by a manager who may publish.',
    goneTitle: 'This draft has been sent or removed',
    goneText: 'Somebody else was faster. What you typed since was not saved.',
  },
  publish: {
    title: 'Send the post',
    when: shared.when,
    now: 'Now',
    later: 'At another time',
    at: 'Day and time',
    zone: 'In the zone {zone}, up to a year ahead.',
    atMissing: 'Enter day and time.',
    atPast: 'Choose a time that has not passed.',
    atFar: 'Choose a time within a year.',
    toNow:
      '{count, plural, =0 {Nobody follows the channel yet: those who follow later read it on its page.} one {It goes to # person.} other {It goes to # people.}}',
    toLater:
      '{count, plural, =0 {Nobody follows the channel today. It goes to those who follow by then.} one {# person follows the channel today. It goes to those who follow at that time.} other {# people follow the channel today. It goes to those who follow at that time.}}',
    left: '{count, plural, =0 {No more fit on that day: the most is {most, number} a day.} one {On that day # of {most, number} is left.} other {On that day # of {most, number} are left.}}',
    back: shared.back,
    send: 'Send now',
    schedule: 'Schedule',
    done: 'Post sent.',
    scheduled: 'Post scheduled.',
  },
  unschedule: 'Cancel the scheduling',
  unscheduled: 'Scheduling cancelled: it is a draft again.',
  recall: {
    action: 'Recall',
    title: 'Recall the post?',
    text: 'It disappears from every phone. The team’s log keeps that it was sent.',
    done: 'Post recalled.',
    until: 'Until',
    at: 'Recalled at',
  },
  remove: { action: 'Remove the draft', title: 'Remove the draft?', text: 'What is written is lost.' },
} satisfies Shape<typeof pt>;
