import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/person.ts';

export default {
  title: vocabulary.myData,
  line: 'What we keep about you, and what you can do with it.',
  download: 'Download my data',
  downloadText:
    'A JSON file with your profile, payments, conversations, the channels you follow, replies, reports and what mini programs keep of you.',
  downloaded: 'File downloaded. It is not kept here.',
  file: 'my-phone-data',
  erase: 'Erase my account',
  eraseText: 'Erases the account and what you wrote. It cannot be undone.',
  eraseTitle: 'Erase this account?',
  eraseForGood: 'Erase for good',
  goes: 'What is erased',
  stays: 'What stays, because the law says so',
  gone: {
    profile: 'Name, phone, CPF, cards and addresses',
    talk: 'Conversations and replies: teams see “Message erased”',
    follows: 'Followed channels and likes',
    applets: 'What mini programs keep of you',
    sessions: 'Sign-ins on every phone, and the linked Balcão account',
  },
  kept: {
    payments: 'Records of payments, in the books of who received them',
    returns:
      'A later refund comes back to the payment method; what would come back to the wallet, ask the merchant for',
  },
  pin: 'PIN of this phone',
  pinHelp: 'The six digits you sign in with.',
  pinOfSandbox: 'The six digits you sign in with. In this sandbox: {pin}',
  pinShort: 'Type the six digits.',
  erased: 'Account erased.',
  walletFull: 'Your wallet still holds <balance></balance>. Use the balance before you erase the account.',
  useBalance: 'Pay with the balance',
  open: 'See my data',
  openText: 'Download what we keep about you, or erase the account.',
} satisfies Shape<typeof pt>;
