import appletVocabulary from '@balcao/contract/i18n/en/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import names from '@balcao/contract/i18n/en/names';
import ticketVocabulary from '@balcao/contract/i18n/en/ticket-vocabulary';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import documentWords from '@balcao/ui/i18n/en/document';
import type pt from '../pt/ticket.ts';

/** What teams ask support, at the console. */
export default {
  title: ticketVocabulary.requests,
  summary:
    '{count, plural, one {One support request is waiting for an answer} other {# support requests are waiting for an answer}}',
  line: 'What teams ask support. Those who have waited longest come first.',
  assignee: ticketVocabulary.assignee,
  noOne: 'Nobody yet',
  assigned: 'Assignment changed.',
  only: 'Only requests from {name}.',
  everybody: 'View requests from all teams',
  thread: vocabulary.messages,
  noteBy: 'Note by {name}, for colleagues only',
  solve: ticketVocabulary.markSolved,
  solvedText: 'Solved. If the team writes, the request goes back to the queue.',
  missed: 'Your text is still here: change it, or send it anyway.',
  kind: 'What to write',
  noteText: 'Note for colleagues',
  answerText: 'Answer to the team',
  files: documentWords.files,
  filesHelp: 'Optional. The person who opened the request sees these files.',
  noteFilesHelp: 'Optional. Only colleagues see these files.',
  after: 'After sending',
  send: 'Send answer',
  merchantPage: 'Merchant page',
  ofMerchant: 'All requests from the team',
  solved: 'Request solved. The team was notified.',
  answer: vocabulary.answer,
  note: channelVocabulary.internalNote,
  saveNote: 'Save internal note',
  queue: { label: 'Progress', waiting: names.waiting, answered: 'Answered', solved: 'Solved' },
  scope: {
    label: ticketVocabulary.whose,
    all: 'All',
    mine: ticketVocabulary.mine,
    unassigned: channelVocabulary.unassigned,
  },
  state: {
    open: 'Waiting for support',
    answered: ticketVocabulary.answered,
    asked: 'Waiting for the team',
    solved: ticketVocabulary.solved,
  },
  columns: { subject: ticketVocabulary.subject, area: ticketVocabulary.about, since: 'Waiting since' },
  empty: {
    waiting: 'Nobody is waiting right now',
    answered: 'No answered requests',
    solved: 'No solved requests',
    nothing: 'No requests with these filters',
    text: 'What teams write appears here.',
  },
  figures: {
    waiting: ticketVocabulary.waiting,
    since: 'since <at></at>',
    mine: 'With me',
    unassigned: '{count, plural, =0 {none unassigned} one {# unassigned} other {# unassigned}}',
    firstAnswer: 'First answer',
    median: '30-day median',
  },
  duration: {
    seconds: ticketVocabulary.seconds,
    minutes: ticketVocabulary.minutes,
    hours: ticketVocabulary.hours,
  },
  view: {
    title: 'What the person saw',
    who: ticketVocabulary.who,
    page: appletVocabulary.usagePage,
    call: ticketVocabulary.call,
    release: ticketVocabulary.release,
    language: channelVocabulary.language,
    none: 'The person did not share what they saw.',
  },
  areas: {
    account: 'Account and access',
    team: vocabulary.team,
    sale: 'Sales',
    money: 'Money',
    integration: 'Integration',
    applet: vocabulary.miniPrograms,
    channel: channelVocabulary.channels,
    safety: 'Security',
  },
} satisfies Shape<typeof pt>;
