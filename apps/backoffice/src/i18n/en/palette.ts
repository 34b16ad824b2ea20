import money from '@balcao/contract/i18n/en/money';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/palette.ts';

export default {
  title: 'Search',
  open: 'Search screens, orders and people',
  placeholder: 'A screen, an action, an order…',
  recent: 'Recent',
  help: shared.help,
  screens: 'Screens',
  actions: vocabulary.actions,
  orders: money.orders,
  members: vocabulary.members,
  order: shared.order,
  language: 'Change language',
  searching: 'Searching…',
  failed: 'Orders and members could not be searched. Try again.',
  none: 'Nothing found for “{query}”.',
  hintOrders:
    'To find an order, type the first 6 digits of its number, your own number, the amount (42,90) or the Pix ID.',
  hintMembers: 'To find a member, type part of the name or e-mail.',
  hintWords: 'Try another word.',
  shortcuts: 'Keyboard shortcuts',
  shortcutsText: 'They work on every screen, except while you type in a field.',
  inTurn: 'then',
  showShortcuts: 'Show these shortcuts',
  goTo: 'Go to {screen}',
  close: 'Close what is open',
  letters: 'Use letter shortcuts',
  lettersText: 'Turn them off if your keyboard or voice software triggers them by accident. Ctrl or ⌘ K keeps working.',
  doings: {
    withdraw: money.withdraw,
    refund: 'Refund an order',
    shopCode: 'Create a QR code for the shop',
    invite: 'Invite people to the team',
  },
  words: {
    withdraw: 'withdrawal payout cash out transfer money Pix account',
    refund: 'return give back money',
    shopCode: 'poster sign counter table print',
    invite: 'invitation member employee access',
    certificationInfo: 'CNPJ CPF documents review',
    paymentData: 'Pix key account bank partners representative CNPJ',
    instalments: 'credit card parts monthly',
    preauths: 'hold deposit capture card',
    bills: 'file of the day CSV reconciliation',
  },
} as const satisfies Shape<typeof pt>;
