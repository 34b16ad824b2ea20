import money from '@balcao/contract/i18n/en/money';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/home.ts';

export default {
  hello: 'Hello, {account}',
  line: 'This is the counter of team {team}.',
  next: 'Next steps',
  progress: '{done, number} of {all, number} done',
  ready: 'All set',
  readyText: 'Your team receives payments and is told about each of them.',
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
