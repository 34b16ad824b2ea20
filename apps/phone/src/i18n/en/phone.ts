import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/phone.ts';

export default {
  application: 'Balcão · Phone',
  face: 'phone',
  time: "The sandbox's time",
  tabs: "The phone's screens",
  wallet: 'Wallet',
  pay: 'Scan',
  me: 'Me',
  mails: 'Mail',
  bench: 'Bench',
  benchLine: "The sandbox's switches: they change the world around Balcão, not Balcão itself.",
  notFound: 'This screen does not exist',
  notFoundHere: 'Nothing at this address',
  notFoundText: 'Go back to the wallet and start from there.',
  toWallet: 'Go to the wallet',
} satisfies Shape<typeof pt>;
