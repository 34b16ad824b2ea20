import appletVocabulary from '@balcao/contract/i18n/en/applet-vocabulary';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/domain.ts';

export default {
  title: 'Allowed domains',
  text: 'List what the mini program may reach. Without a port, every port is allowed; with one, only that port. *. stands for subdomains, not for the domain itself.',
  purpose: 'What identifies the mini program, how your server gets in, and what it may reach.',
  none: 'No domain.',
  line: '{kind}, line {number, number}',
  add: 'Add to {kind}',
  removeLine: 'Remove line {number, number} of {kind}',
  save: 'Save domains',
  saved: 'Domains saved.',
  leave: vocabulary.leaveWithoutSavingQuestion,
  leaveText: 'What changed in the domains is not saved yet.',
  leaveConfirm: vocabulary.leaveWithoutSaving,
  kinds: {
    request: { title: appletVocabulary.domainRequests, text: 'Where the mini program gets data. https:// or http://' },
    socket: { title: appletVocabulary.domainSockets, text: 'What it keeps an open connection with. wss:// or ws://' },
    upload: { title: appletVocabulary.domainUploads, text: 'Where it sends files. https:// or http://' },
    download: { title: appletVocabulary.domainDownloads, text: 'Where it gets files. https:// or http://' },
    page: {
      title: appletVocabulary.domainPages,
      text: 'The web pages that it shows inside itself. https:// or http://',
    },
  },
  history: {
    title: 'Who changed the domains',
    added: 'Added {domain} ({kind})',
    removed: 'Removed {domain} ({kind})',
  },
} satisfies Shape<typeof pt>;
