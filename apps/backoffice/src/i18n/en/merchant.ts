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
    missing: 'The contact e-mail still needs to be confirmed',
    line: 'Balcão uses it to contact the business. It takes effect once confirmed.',
    none: 'No confirmed e-mail yet.',
    set: 'Set the e-mail',
    waits: '<b>{email}</b> is waiting to be confirmed.',
    waitsBeside: '<b>{email}</b> is waiting to be confirmed. Until then, the current e-mail stays in use.',
    enter: 'Enter the code',
    drop: 'Cancel the change',
    dropped: 'The e-mail change was cancelled.',
    confirm: 'Confirm the e-mail',
    sentTo: 'We sent a code to <b>{email}</b>. Enter it here to confirm the e-mail.',
    sentBefore:
      'Enter the code sent to <b>{email}</b>. It works only for the person who requested it: if that was someone else, or if it has expired, send another one.',
    done: 'Contact e-mail confirmed.',
    change: vocabulary.changeTheEMail,
  },
  certification: {
    title: vocabulary.certification,
    start: vocabulary.certifyTheTeam,
    line: 'Who the team is, as submitted for review.',
    submitted: vocabulary.whatWasSubmitted,
    accepted: vocabulary.whatWasApproved,
    change: vocabulary.changeTheCertification,
    fix: vocabulary.correct,
    again: vocabulary.submitAgain,
    none: {
      title: vocabulary.notCertifiedYet,
      text: 'Tell us about the business and upload its documents: it takes a few minutes.',
    },
  },
  payment: {
    title: money.paymentData,
    line: 'Who is responsible for the business, and which account receives the money.',
    account: money.receivingAccount,
    submitted: vocabulary.whatWasSubmitted,
    accepted: vocabulary.whatWasApproved,
    change: 'Change the data',
    none: { title: 'Nothing has been submitted yet', text: 'The payment data appears here once it is submitted.' },
  },
  sections: {
    who: 'Identification',
    business: money.business,
    contact: 'Contact',
    address: shared.address,
    legalPerson: 'Legal representative',
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
      business: { title: money.business, line: 'As shown on the CNPJ card, and as customers know it.' },
      contact: { title: 'Contact and address', line: 'Where the business is, and how to reach it.' },
      representative: {
        title: vocabulary.legalRepresentative,
        line: 'Who signs for the business, with the data as shown in their documents.',
      },
      partners: { title: vocabulary.partners, line: 'Everyone who owns a share of the company.' },
      account: { title: money.receivingAccount, line: 'Where the money from sales goes.' },
      documents: { title: shared.documents, line: 'Photos or PDFs where everything can be read.' },
      check: { title: 'Check and submit', line: 'One last look before the review.' },
    },
    representative: {
      same: 'Use the address of the business',
      sameHelp: 'Fills in {street} and the rest.',
    },
    partners: {
      nameless: vocabulary.partnerNumbered,
      add: 'Add a partner',
      full: 'The form accepts up to {count, number} partners.',
      same: 'It is {name}',
      remove: vocabulary.takeOut,
      removeLong: vocabulary.removeName,
      removeTitle: 'Remove {name}?',
      removeText: 'The name, CPF and document of this partner will be removed from the form.',
    },
    account: {
      type: 'Pix key type',
      typeHelp: "The key must be in the merchant's name.",
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
          enterprise: 'The key will be the CNPJ of the business, once you enter it in the first step.',
          personal: 'The key will be the CPF of the legal representative, once you enter it.',
        },
      },
      help: {
        email: 'The e-mail registered as a key at the bank.',
        phone: 'The mobile number registered as a key at the bank, with its area code.',
        text: "Copy it from the bank's app: 32 letters and digits, with hyphens.",
      },
      bank: {
        title: names.bankAccount,
        add: 'Also add a bank account',
        addHelp: 'Optional: Pix is enough to receive money.',
        drop: 'Remove the account',
        dropTitle: 'Remove the bank account?',
        dropText: 'Bank, branch and account will be removed from the form. The Pix key stays.',
      },
    },
    promise:
      'Once submitted, you will have an answer within {days, plural, one {# business day} other {# business days}}. Meanwhile, you can track the review or cancel it.',
    send: vocabulary.submitForReview,
    done: 'Data submitted for review.',
    together: {
      title: 'The team’s certification goes along',
      text: 'The team is not certified yet. This form does both: it is submitted once and reviewed once.',
    },
    notYet: 'Your data is saved. Certify the team to be able to submit it.',
  },
} as const satisfies Shape<typeof pt>;
