import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/authorization.ts';

export default {
  sandbox: 'Sandbox: <phone>open this code on the phone</phone>.',
  title: vocabulary.chatAccount,
  bound: vocabulary.chatAccountLinked,
  line: 'Link your chat app account to log in by scanning a QR code, without typing a password.',
  boundLine: '<name>{person}</name>, since <since></since>. You can use it to log in by scanning a QR code.',
  bind: 'Link',
  change: 'Change',
  walletActivated: 'Wallet',
  realNameVerified: 'Real name',
  done: 'Done',
  walletMissing: 'Not activated',
  realNameMissing: 'Not verified',
  later: 'Some steps are missing on the phone, in the Me tab. Personal certification needs both.',
  dialogBind: vocabulary.linkTheChatAccount,
  dialogChange: vocabulary.changeTheChatAccount,
  what: 'link the chat account',
  help: 'Scan the code with the chat app and confirm on the phone.',
  helpChange:
    "Scan the code with the new chat account and confirm on the phone. {name}'s account will no longer be able to log in to Balcão.",
  failed: 'The chat account could not be linked.',
  boundDone: "{name}'s chat account is linked. We ended your other sessions.",
  changedDone: "The chat account is now {name}'s. We ended your other sessions.",
  close: shared.cancel,
} satisfies Shape<typeof pt>;
