import money from '@balcao/contract/i18n/en/money';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/home.ts';

export default {
  hello: 'Hello, {account}',
  line: 'This is the workspace of the team {team}.',
  next: 'Next steps',
  progress: '{done, number} of {all, number} done',
  waiting: {
    title: 'Needs your attention',
    nothing: money.nothingWaits,
    question: '{count, plural, one {The reviewers asked a question} other {The reviewers asked # questions}}',
    dispute:
      '{count, plural, one {A dispute is waiting for your answer} other {# disputes are waiting for your answer}}',
    refund: money.refundsWait,
    approval:
      '{count, plural, one {A broadcast is waiting for your approval} other {# broadcasts are waiting for your approval}}',
    conversation:
      '{count, plural, one {A follower is waiting for an answer} other {# followers are waiting for an answer}}',
    ticket:
      '{count, plural, one {Support is waiting for your answer in one request} other {Support is waiting for your answer in # requests}}',
    certificate: money.certificatesEnd,
    webhook:
      '{count, plural, one {A notification address stopped responding} other {# notification addresses stopped responding}}',
    until: 'Until <at></at>',
  },
  selling: {
    legend: 'How do you sell?',
    help: 'The steps below depend on how you sell. You can change this at any time.',
    shop: 'With a QR code in the shop',
    online: 'On my site or app',
    both: 'Both ways',
  },
  done: vocabulary.done,
  toDo: vocabulary.toDo,
  later: 'After approval',
  laterText: 'The team can receive payments once its certification and payment data are approved.',
  team: 'Your team',
  number: vocabulary.merchantNumber,
  status: vocabulary.certification,
  role: 'Your role',
  certification: { title: 'Certify the team' },
  merchant: { title: 'Enter the payment data' },
  code: {
    title: 'Print the shop QR code',
    text: 'A poster that customers scan with their phone to pay. No server needed.',
    action: 'Create the shop QR code',
  },
  certificate: {
    title: 'Register a certificate',
    text: 'Your server uses it to sign its API calls. The private key stays with you.',
    action: vocabulary.registerCertificate,
  },
  webhook: {
    title: 'Receive notifications on your server',
    text: 'Enter an address, and every payment is sent there in a signed notification.',
    action: 'Enter an address',
  },
  order: {
    title: 'Create the first order',
    text: 'Your server creates the order and gets the Pix code that the customer pays. The documentation shows every call.',
    action: vocabulary.openTheDocumentation,
  },
  paid: {
    title: 'See the first payment',
    text: 'As soon as the customer pays, the status of the order changes on your screen.',
    textSandbox:
      'In the sandbox, you are the one who pays, on the phone. The status of the order changes on your screen.',
    action: money.seeTheOrders,
    actionSandbox: 'Open the phone',
  },
} as const satisfies Shape<typeof pt>;
