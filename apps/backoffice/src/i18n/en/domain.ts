import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/domain.ts';

export default {
  title: 'Allowed domains',
  text: 'List what the mini program may reach. Without a port, every port is allowed; with one, only that port. *. stands for subdomains, not for the domain itself.',
  purpose: 'What identifies the mini program, and what it may reach.',
  none: 'No domain.',
  line: '{kind}, line {number, number}',
  add: 'Add to {kind}',
  removeLine: 'Remove line {number, number} of {kind}',
  save: 'Save domains',
  saved: 'Domains saved.',
  leave: 'Leave without saving?',
  leaveText: 'What changed in the domains is not saved yet.',
  leaveConfirm: 'Leave without saving',
  kinds: {
    request: { title: 'Requests', text: 'Where the mini program gets data. https:// or http://' },
    socket: { title: 'Sockets', text: 'What it keeps an open connection with. wss:// or ws://' },
    upload: { title: 'File uploads', text: 'Where it sends files. https:// or http://' },
    download: { title: 'File downloads', text: 'Where it gets files. https:// or http://' },
    page: { title: 'Pages', text: 'The web pages that it shows inside itself. https:// or http://' },
  },
  history: {
    title: 'Who changed the domains',
    added: 'Added {domain} ({kind})',
    removed: 'Removed {domain} ({kind})',
  },
} satisfies Shape<typeof pt>;
