import payment from '@balcao/contract/i18n/en/payment';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/phone.ts';

export default {
  application: 'Balcão · Phone',
  face: 'phone',
  time: 'Sandbox time',
  tabs: 'Phone screens',
  wallet: payment.method['01'],
  pay: 'Scan',
  me: vocabulary.me,
  mails: vocabulary.mail,
  bench: 'Simulator',
  simulatorControlsLine: 'The sandbox controls: they change the world around Balcão, not Balcão itself.',
  notFound: 'This screen does not exist',
  notFoundHere: 'Nothing at this address',
  notFoundText: 'Go back to the wallet and start from there.',
  toWallet: vocabulary.goToTheWallet,
} satisfies Shape<typeof pt>;
