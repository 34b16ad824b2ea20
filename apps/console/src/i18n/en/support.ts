import list from '@balcao/contract/i18n/en/list';
import money from '@balcao/contract/i18n/en/money';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import shared from '@balcao/ui/i18n/en/shared';
/** How staff answer a merchant: what is found, who works there, and what colleagues noted. */

export default {
  title: 'Support search',
  line: 'A number, a document or a name leads to the merchant and to what happened to the money.',
  field: 'What the merchant told you',
  fieldHelp: 'Number of an order, refund or withdrawal, identifier of a Pix, merchant number, CPF, CNPJ or name.',
  send: 'Search',
  tooShort: 'Type 3 characters at least.',
  results: 'Results',
  noMerchant: 'No merchant',
  start: {
    title: 'Start with the number you were given',
    text: 'Paste the whole number as it is in the message. Part of a name is enough.',
  },
  nothing: {
    title: 'Nothing with this number or name',
    text: 'Check that the number is whole. Of a CPF or CNPJ, type every digit.',
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
    title: 'People of the team',
    hidden: 'Names and e-mails are shown in part. To see all of it, say why.',
    seen: 'You are looking at the full data. This was written down with your reason.',
    look: 'See the full data',
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
    text: 'The reason is kept on record with your name and the time. Choose one or write it.',
    reasonHelp: '10 to 300 characters.',
    send: 'See now',
    usual: {
      asked: 'The merchant asked us to confirm the data',
      payment: 'Problem with a payment',
      withdrawal: 'Problem with a withdrawal',
      fraud: 'Suspected use by another person',
    },
  },
  notes: {
    title: 'Notes about the team',
    none: 'Nobody has noted anything yet. The first note helps the next person who answers.',
    new: 'New note about the team',
    words: 'What does the next person need to know?',
    wordsHelp: 'Only the internal team reads it. Once kept, a note does not change.',
    keep: 'Keep the note',
    kept: 'Note kept.',
  },
  refunds: {
    title: money.refunds,
    search: 'Number of the refund or the order',
    none: 'No refund in the last three months.',
    notFound: 'No refund with this number.',
    theNumber: money.theRefundNumber,
    columns: list.refund.columns,
    status: list.refund.codes.status,
  },
  reviews: { none: 'This team has not submitted anything for review yet.' },
};
