import list from '@balcao/contract/i18n/en/list';
import money from '@balcao/contract/i18n/en/money';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import shared from '@balcao/ui/i18n/en/shared';
/** How staff answer a merchant: what is found, who works there, and what colleagues noted. */

export default {
  title: 'Support search',
  line: 'A number, a document or a name leads you to the merchant and to what happened with the money.',
  field: 'What the merchant told you',
  fieldHelp: 'Order, refund or withdrawal number, Pix ID, merchant number, CPF, CNPJ or name.',
  send: 'Search',
  tooShort: 'Enter at least 3 characters.',
  results: 'Results',
  noMerchant: 'No merchant',
  start: {
    title: 'Start with the number you were given',
    text: 'Paste the whole number, as it is in the message. For a name, a part is enough.',
  },
  nothing: {
    title: 'Nothing with this number or name',
    text: 'Check that the number is complete. For a CPF or CNPJ, enter every digit.',
  },
  columns: { kind: shared.type, at: 'When it was' },
  kinds: {
    merchant: shared.merchant,
    order: shared.order,
    refund: money.refund,
    withdrawal: money.withdrawal,
    payment: 'Payment without an order',
  },
  people: {
    title: 'People in the team',
    hidden: 'Names and e-mails are partly hidden. To see everything, give a reason.',
    seen: 'You are viewing the full data. The access was recorded with your reason.',
    look: 'View the full data',
    hide: 'Hide again',
    document: vocabulary.documentNumber,
    theDocument: 'the document',
    admin: vocabulary.superAdmin,
    noRole: vocabulary.noRole,
    factor: vocabulary.twoStep,
    on: vocabulary.twoStepOn,
    off: vocabulary.twoStepOff,
    lastUse: vocabulary.lastUse,
    none: 'Nobody works in this team.',
    more: 'Showing the first {shown, number} people.',
  },
  lookDialog: {
    title: 'Why do you need to see it?',
    text: 'The reason is recorded with your name and the time. Choose one or write your own.',
    reasonHelp: '10 to 300 characters.',
    send: 'View now',
    usual: {
      asked: 'The merchant asked to confirm the data',
      payment: 'Problem with a payment',
      withdrawal: 'Problem with a withdrawal',
      fraud: 'Suspected use by another person',
    },
  },
  notes: {
    title: 'Notes about the team',
    none: 'Nobody has written a note yet. The first one helps the next person who answers.',
    new: 'New note about the team',
    words: 'What does the next person need to know?',
    wordsHelp: 'Only the internal team reads it. Once saved, a note cannot be changed.',
    keep: 'Save note',
    kept: 'Note saved.',
  },
  refunds: {
    title: money.refunds,
    search: 'Refund or order number',
    none: 'No refunds in the last three months.',
    notFound: 'No refunds with this number.',
    theNumber: money.theRefundNumber,
    columns: list.refund.columns,
    status: list.refund.codes.status,
  },
  reviews: { none: 'This team has not submitted anything for review yet.' },
};
