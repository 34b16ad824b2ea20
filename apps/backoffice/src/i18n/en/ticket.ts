import appletVocabulary from '@balcao/contract/i18n/en/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import ticketVocabulary from '@balcao/contract/i18n/en/ticket-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import documentWords from '@balcao/ui/i18n/en/document';
import type pt from '../pt/ticket.ts';

/** What members ask the platform's support. */
export default {
  title: ticketVocabulary.requests,
  line: 'Questions to the platform’s support, and the answers.',
  unread: 'unread',
  thread: 'Messages of the request',
  support: 'Balcão support',
  another: 'Open another request',
  answerTitle: 'Write to support',
  close: ticketVocabulary.markSolved,
  closed: 'Request solved.',
  reopen: 'Solved. If something is left, write until <until></until>: the request opens again.',
  over: 'This request was solved more than 30 days ago and does not open again.',
  parts: { label: ticketVocabulary.whose, team: 'Of the team', mine: ticketVocabulary.mine },
  columns: { who: ticketVocabulary.who, last: 'Last message' },
  state: {
    open: 'With support',
    answered: ticketVocabulary.answered,
    asked: 'Waits for you',
    solved: ticketVocabulary.solved,
  },
  empty: {
    title: 'No support requests yet',
    text: 'When something does not go as it should and the articles are not enough, write to support.',
    nothing: 'No request like that',
  },
  view: {
    page: appletVocabulary.usagePage,
    call: ticketVocabulary.call,
    release: ticketVocabulary.release,
    language: channelVocabulary.language,
  },
  files: {
    label: documentWords.files,
    help: 'Optional. Screenshots, photos or PDFs; you can also paste or drop them into the message.',
    erase: {
      title: 'Erase the file?',
      text: '{name} disappears from the request, for support too. This cannot be undone.',
      action: 'Erase file',
      done: 'File erased.',
    },
  },
  new: {
    line: 'Say what you wanted to do and what happened. A person of support reads it and answers.',
    area: ticketVocabulary.about,
    subject: ticketVocabulary.subject,
    subjectHelp: 'In a few words.',
    text: 'Message',
    textHelp: 'Write no passwords, codes or card numbers.',
    withView: 'Also send what I was looking at',
    withViewHelp: 'It helps support find the problem. Besides the message and the files, only this is sent:',
    send: 'Send to support',
    sent: 'Sent. The answer comes here and by e-mail.',
    kept: 'What you write stays in this tab until it is sent.',
  },
} satisfies Shape<typeof pt>;
