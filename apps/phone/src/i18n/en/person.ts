import ownData from '@balcao/contract/i18n/en/own-data-vocabulary';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/person.ts';

export default {
  title: vocabulary.myData,
  line: 'What we keep about you, and what you can do with it.',
  download: 'Download my data',
  downloadText:
    'A JSON file with your profile, payments, conversations, the channels you follow, replies, reports and what mini programs keep about you.',
  downloaded: 'File downloaded. It is not kept here.',
  file: 'my-phone-data',
  erase: ownData.deleteMyAccount,
  eraseText: 'Deletes the account and what you wrote. This cannot be undone.',
  eraseTitle: 'Delete this account?',
  eraseForGood: ownData.deleteForever,
  goes: ownData.whatIsDeleted,
  stays: ownData.whatIsKept,
  gone: {
    profile: 'Name, phone, CPF, cards and addresses',
    talk: 'Conversations and replies: teams see “Message deleted”',
    follows: 'Followed channels and likes',
    applets: 'What mini programs keep about you',
    sessions: 'Sessions on every phone, and the linked Balcão account',
  },
  kept: {
    payments: 'Payment records, in the books of those who received them',
    returns:
      'A later refund goes back to the payment method used; ask the merchant for anything that would go back to the wallet',
  },
  pin: "This phone's PIN",
  pinHelp: 'The six digits you log in with.',
  pinOfSandbox: 'The six digits you log in with. In this sandbox: {pin}',
  pinShort: 'Enter the six digits.',
  erased: ownData.accountDeleted,
  walletFull: 'Your wallet still holds <balance></balance>. Use the balance before deleting the account.',
  useBalance: 'Pay with the balance',
  open: 'View my data',
  openText: 'Download what we keep about you, or delete the account.',
} satisfies Shape<typeof pt>;
