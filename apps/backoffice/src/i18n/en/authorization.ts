import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/authorization.ts';

export default {
  sandbox: 'Sandbox: <phone>open this code on the phone</phone>.',
  title: vocabulary.chatAccount,
  bound: vocabulary.chatAccountLinked,
  line: 'Link your account of the chat app to log in by scanning a QR code, without typing a password.',
  boundLine: '<name>{person}</name>, since <since></since>. With it, you log in by scanning a QR code.',
  bind: 'Link',
  change: 'Change',
  walletActivated: 'Wallet',
  realNameVerified: 'Real name',
  done: 'Done',
  walletMissing: 'Not activated',
  realNameMissing: 'Not verified',
  later: 'Some steps are missing on the phone, under Me. Personal certification needs both.',
  dialogBind: vocabulary.linkTheChatAccount,
  dialogChange: vocabulary.changeTheChatAccount,
  what: 'link the chat account',
  help: 'Scan the code with the chat app and confirm on the phone.',
  helpChange:
    'Scan the code with the new chat account and confirm on the phone. The one of {name} can no longer log in to Balcão then.',
  failed: 'The chat account could not be linked.',
  boundDone: 'The chat account of {name} is linked. We ended your other sessions.',
  changedDone: 'The chat account is now that of {name}. We ended your other sessions.',
  close: shared.cancel,
} satisfies Shape<typeof pt>;
