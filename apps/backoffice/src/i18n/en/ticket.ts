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
  thread: 'Request messages',
  support: 'Balcão support',
  another: 'Open another request',
  answerTitle: 'Write to support',
  close: ticketVocabulary.markSolved,
  closed: 'Request solved.',
  reopen: 'Solved. If something is still missing, write by <until></until>: the request reopens.',
  over: 'This request was solved more than 30 days ago and cannot be reopened.',
  parts: { label: ticketVocabulary.whose, team: "Team's", mine: ticketVocabulary.mine },
  columns: { who: ticketVocabulary.who, last: 'Last message' },
  state: {
    open: 'With support',
    answered: ticketVocabulary.answered,
    asked: 'Waiting for you',
    solved: ticketVocabulary.solved,
  },
  empty: {
    title: 'No support requests yet',
    text: 'When something does not work as it should and the help articles are not enough, write to support.',
    nothing: 'No requests found',
  },
  view: {
    page: appletVocabulary.usagePage,
    call: ticketVocabulary.call,
    release: ticketVocabulary.release,
    language: channelVocabulary.language,
  },
  files: {
    label: documentWords.files,
    help: 'Optional. Screenshots, photos or PDFs; you can also paste or drop them on the message.',
    erase: {
      title: 'Delete the file?',
      text: '{name} disappears from the request, for support as well. This cannot be undone.',
      action: 'Delete file',
      done: 'File deleted.',
    },
  },
  new: {
    line: 'Tell us what you wanted to do and what happened. Someone from support reads it and answers.',
    area: ticketVocabulary.about,
    subject: ticketVocabulary.subject,
    subjectHelp: 'In a few words.',
    text: 'Message',
    textHelp: 'Do not include passwords, codes or card numbers.',
    withView: 'Also send what I was looking at',
    withViewHelp: 'It helps support find the problem. Besides the message and the files, only this is sent:',
    send: 'Send to support',
    sent: 'Sent. The answer will appear here and arrive by e-mail.',
    kept: 'What you write stays in this tab until it is sent.',
  },
} satisfies Shape<typeof pt>;
