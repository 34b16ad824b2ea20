import money from '@balcao/contract/i18n/en/money';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/home.ts';

export default {
  hello: 'Hello, {account}',
  line: 'This is the counter of team {team}.',
  next: 'Next steps',
  progress: '{done, number} of {all, number} done',
  waiting: {
    title: 'Needs you',
    nothing: money.nothingWaits,
    question: '{count, plural, one {The reviewers asked a question} other {The reviewers asked # questions}}',
    dispute: '{count, plural, one {A dispute waits for your answer} other {# disputes wait for your answer}}',
    refund: money.refundsWait,
    approval: '{count, plural, one {A broadcast waits for your approval} other {# broadcasts wait for your approval}}',
    conversation: '{count, plural, one {A follower waits for an answer} other {# followers wait for an answer}}',
    ticket:
      '{count, plural, one {Support waits for your answer in one request} other {Support waits for your answer in # requests}}',
    certificate: money.certificatesEnd,
    webhook:
      '{count, plural, one {An address for notifications stopped answering} other {# addresses for notifications stopped answering}}',
    until: 'Until <at></at>',
  },
  selling: {
    legend: 'How do you sell?',
    help: 'The steps below are those of your way of selling. You can change it at any time.',
    shop: 'With a QR code in the shop',
    online: 'On my site or app',
    both: 'Both ways',
  },
  done: vocabulary.done,
  toDo: vocabulary.toDo,
  later: 'After approval',
  laterText: 'The team can be paid once its certification and payment data are approved.',
  team: 'Your team',
  number: vocabulary.merchantNumber,
  status: vocabulary.certification,
  role: 'Your role',
  certification: { title: 'Certify the team' },
  merchant: { title: 'Give the payment data' },
  code: {
    title: 'Print the QR code of the shop',
    text: 'A poster that the customer scans with the phone and pays. No server needed.',
    action: 'Make a QR code',
  },
  certificate: {
    title: 'Register a certificate',
    text: 'Your server signs its calls to the API with it. The private key stays with you alone.',
    action: vocabulary.registerCertificate,
  },
  webhook: {
    title: 'Be notified on your server',
    text: 'Give an address, and every payment arrives there in a signed notification.',
    action: 'Give an address',
  },
  order: {
    title: 'Create the first order',
    text: 'Your server creates the order and gets the Pix code that the customer pays. The documentation shows every call.',
    action: vocabulary.openTheDocumentation,
  },
  paid: {
    title: 'See the first payment',
    text: 'As soon as the customer pays, the order changes its status before your eyes.',
    textSandbox: 'In the sandbox it is you who pays, on the phone. The order changes its status before your eyes.',
    action: money.seeTheOrders,
    actionSandbox: 'Open the phone',
  },
} as const satisfies Shape<typeof pt>;
