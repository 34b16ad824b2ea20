import money from '@balcao/contract/i18n/en/money';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/merchant.ts';

export default {
  line: 'Who your business is, and where the money from your sales goes.',
  info: {
    title: 'Your merchant',
    copyNumber: vocabulary.theMerchantNumber,
    createdBy: 'Created by',
    since: vocabulary.since,
    phone: vocabulary.telephone,
  },
  contact: {
    title: names.contactEmail,
    missing: 'The contact e-mail is still to be confirmed',
    line: 'Balcão reaches the business by it. It is in use once it is confirmed.',
    none: 'No e-mail is confirmed yet.',
    set: 'Set the e-mail',
    waits: '<b>{email}</b> waits to be confirmed.',
    waitsBeside: '<b>{email}</b> waits to be confirmed. Until then the current e-mail stays in use.',
    enter: 'Enter the code',
    drop: 'Keep it as it is',
    dropped: 'The e-mail that waited is forgotten.',
    confirm: 'Confirm the e-mail',
    sentTo: 'We sent a code to <b>{email}</b>. Enter it here to confirm the e-mail.',
    sentBefore:
      'Enter the code that came to <b>{email}</b>. It is good only for the person who asked for it: if that was another person, or if it has expired, send another.',
    done: 'Contact e-mail confirmed.',
    change: vocabulary.changeTheEMail,
  },
  certification: {
    title: vocabulary.certification,
    start: vocabulary.certifyTheTeam,
    line: 'Who the team is, as it was submitted for review.',
    submitted: vocabulary.whatWasSubmitted,
    accepted: vocabulary.whatWasApproved,
    change: vocabulary.changeTheCertification,
    fix: vocabulary.correct,
    again: vocabulary.submitAgain,
    none: {
      title: vocabulary.notCertifiedYet,
      text: 'Say who the business is and upload its documents: it takes a few minutes.',
    },
  },
  payment: {
    title: money.paymentData,
    line: 'Who answers for the business, and which account it is paid to.',
    account: money.receivingAccount,
    submitted: vocabulary.whatWasSubmitted,
    accepted: vocabulary.whatWasApproved,
    change: 'Change the data',
    none: { title: 'Nothing was submitted yet', text: 'The payment data appear here once they are submitted.' },
  },
  sections: {
    who: 'Identification',
    business: money.business,
    contact: 'Contact',
    address: shared.address,
    legalPerson: 'Legal person',
    legalRepresentative: vocabulary.legalRepresentative,
    partners: vocabulary.partners,
    partner: vocabulary.partnerNumbered,
    account: money.receivingAccount,
    documents: shared.documents,
    remarks: 'Remarks',
  },
  document: {
    count: '{count, plural, one {# file} other {# files}}',
  },
  form: {
    steps: {
      business: { title: money.business, line: 'As it stands on the CNPJ card, and as customers know it.' },
      contact: { title: 'Contact and address', line: 'Where the business is, and how to reach it.' },
      representative: {
        title: vocabulary.legalRepresentative,
        line: 'Who signs for the business, as in their own papers.',
      },
      partners: { title: vocabulary.partners, line: 'Everybody who owns a part of the company.' },
      account: { title: money.receivingAccount, line: 'Where the money from sales goes.' },
      documents: { title: shared.documents, line: 'Photos or PDFs in which everything can be read.' },
      check: { title: 'Check and submit', line: 'A last look before the review.' },
    },
    representative: {
      same: 'Use the address of the business',
      sameHelp: 'Fills in {street} and the rest.',
    },
    partners: {
      nameless: vocabulary.partnerNumbered,
      add: 'Add a partner',
      full: 'The form takes up to {count, number} partners.',
      same: 'It is {name}',
      remove: vocabulary.takeOut,
      removeLong: vocabulary.removeName,
      removeTitle: 'Remove {name}?',
      removeText: 'The name, CPF and document of this partner leave the form.',
    },
    account: {
      type: 'Type of the Pix key',
      typeHelp: 'The key must be in the name of the merchant.',
      types: {
        cpf: names.cpf,
        cnpj: names.cnpj,
        email: vocabulary.emailShort,
        phone: names.mobile,
        random: names.randomKey,
      },
      own: {
        enterprise: 'The key is the CNPJ of the business: <key></key>',
        personal: 'The key is your CPF: <key></key>',
        missing: {
          enterprise: 'The key will be the CNPJ of the business, once you give it in the first step.',
          personal: 'The key will be the CPF of the legal representative, once you give it.',
        },
      },
      help: {
        email: 'The e-mail that is registered as a key at the bank.',
        phone: 'The mobile number that is registered as a key at the bank, with its area code.',
        text: 'Copy it from the app of the bank: 32 letters and digits, with hyphens.',
      },
      bank: {
        title: names.bankAccount,
        add: 'Give a bank account too',
        addHelp: 'Optional: Pix is enough to be paid.',
        drop: 'Take the account out',
        dropTitle: 'Take the bank account out?',
        dropText: 'Bank, branch and account leave the form. The Pix key stays.',
      },
    },
    promise:
      'Once submitted, you have an answer within {days, plural, one {# business day} other {# business days}}. Meanwhile you can follow the review and cancel it.',
    send: vocabulary.submitForReview,
    done: 'Data submitted for review.',
    notYet: 'Your data are kept. Certify the team to be able to submit them.',
  },
} as const satisfies Shape<typeof pt>;
