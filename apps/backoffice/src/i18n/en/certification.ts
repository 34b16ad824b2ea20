import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/certification.ts';

export default {
  title: 'Certification of {team}',
  line: 'Show who your team is. Once certified, it can receive payments and create mini programs and channels.',
  team: {
    title: 'Which team are you going to certify?',
    line: 'Choose a team or create one. The certification applies to that team only.',
  },
  type: {
    legend: 'Who is the team?',
    time: '{days, plural, one {Review within # business day} other {Review within # business days}}',
    enterprise: {
      name: names.company,
      fits: 'For businesses of any size with a CNPJ.',
      needs: 'Have the CNPJ, the address and the company’s document at hand.',
    },
    personal: {
      name: names.person,
      fits: 'For anyone who sells in their own name, with a CPF.',
      needs: 'Have your identity document and the chat app at hand.',
    },
  },
  step: {
    type: { title: shared.type, line: 'You can change it later: what you have filled in is kept.' },
    company: { title: names.company, line: 'As shown on the CNPJ card.' },
    address: { title: shared.address, line: 'Where the company operates.' },
    contact: {
      title: 'Contact and legal representative',
      line: 'Who we contact, and who is responsible for the company.',
    },
    documents: { title: vocabulary.identityDocument, line: 'A sharp photo or a PDF, up to 10 MB.' },
    phone: { title: 'App', line: 'The chat app confirms your identity.' },
    person: { title: 'Your data', line: 'They must match what the chat app has verified.' },
    identity: {
      title: vocabulary.identityDocument,
      line: "RG or driver's licence, front and back: a sharp photo, nothing cut off.",
    },
    review: {
      title: 'Check and send',
      line: '{days, plural, one {You will have an answer within # business day, and we will notify you by e-mail.} other {You will have an answer within # business days, and we will notify you by e-mail.}}',
    },
  },
  phone: {
    done: 'Done',
    toDo: 'To do',
    open: 'Open the app',
    live: 'This list updates by itself.',
    ready: 'Everything is ready in the app. You can continue.',
    bound: {
      title: 'Chat account linked',
      text: 'Scan a QR code with your phone to link your chat app account.',
      done: 'Account of {name}.',
    },
    wallet: {
      title: 'Wallet activated',
      text: 'In the app, open the Me tab and activate the wallet.',
      done: 'The wallet is ready.',
    },
    realName: {
      title: 'Real name verified',
      text: 'In the app, open the Me tab and confirm your name and your CPF.',
      done: 'Name and CPF are verified.',
    },
    lack: {
      bound: vocabulary.linkTheChatAccount,
      wallet: 'Activate the wallet in the app',
      realName: 'Verify the real name in the app',
    },
  },
  send: 'Send for review',
  resend: 'Submit for review again',
  sent: 'Certification submitted for review.',
  mend: 'Correct and submit again',
  mendTogether: 'Correct it in the payment data',
  again: 'Check and submit again',
  submitted: 'What you submitted',
  accepted: vocabulary.whatWasApproved,
  stillCertified: 'The team stays certified with the previous data until the new review is approved.',
  certified: {
    title: 'Team certified',
    badge: vocabulary.certified,
    since: 'Since <since></since>.',
    text: 'It can now create mini programs and channels. To receive payments, only the payment data is missing.',
    textWhole: 'It can now receive payments and create mini programs and channels.',
    change: vocabulary.changeTheCertification,
    changeLine: 'A change needs a new review. Until then, the current certification remains valid.',
  },
} as const satisfies Shape<typeof pt>;
