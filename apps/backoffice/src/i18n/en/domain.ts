import appletVocabulary from '@balcao/contract/i18n/en/applet-vocabulary';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/domain.ts';

export default {
  title: 'Allowed domains',
  text: 'List what the mini program may access. Without a port, any port is allowed; with one, only that port. *. stands for subdomains, not for the domain itself.',
  purpose: "The mini program's ID, your server's access, and what it may access.",
  none: 'No domains.',
  line: '{kind}, line {number, number}',
  add: 'Add to {kind}',
  removeLine: 'Remove line {number, number} of {kind}',
  save: 'Save domains',
  saved: 'Domains saved.',
  leave: vocabulary.leaveWithoutSavingQuestion,
  leaveText: 'Your changes to the domains are not saved yet.',
  leaveConfirm: vocabulary.leaveWithoutSaving,
  kinds: {
    request: {
      title: appletVocabulary.domainRequests,
      text: 'Where the mini program gets data from. https:// or http://',
    },
    socket: { title: appletVocabulary.domainSockets, text: 'What it keeps open connections with. wss:// or ws://' },
    upload: { title: appletVocabulary.domainUploads, text: 'Where it sends files to. https:// or http://' },
    download: { title: appletVocabulary.domainDownloads, text: 'Where it downloads files from. https:// or http://' },
    page: {
      title: appletVocabulary.domainPages,
      text: 'The web pages it shows inside. https:// or http://',
    },
  },
  history: {
    title: 'Who changed the domains',
    added: 'Added {domain} ({kind})',
    removed: 'Removed {domain} ({kind})',
  },
} satisfies Shape<typeof pt>;
