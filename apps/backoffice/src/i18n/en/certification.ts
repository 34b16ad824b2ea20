import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/certification.ts';

export default {
  title: 'Certification of {team}',
  line: 'Show who your team is. Once certified, it receives payments and makes mini programs and channels.',
  team: {
    title: 'Which team are you going to certify?',
    line: 'Choose the team or make one. The certification counts for that team only.',
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
    type: { title: shared.type, line: 'You can change it later: what is filled in stays.' },
    company: { title: names.company, line: 'As it stands on the CNPJ card.' },
    address: { title: shared.address, line: 'Where the company works.' },
    contact: { title: 'Contact and legal person', line: 'Whom we talk to, and who answers for the company.' },
    documents: { title: vocabulary.identityDocument, line: 'A sharp photo or a PDF of up to 10 MB.' },
    phone: { title: 'App', line: 'The chat app confirms that you are you.' },
    person: { title: 'Your data', line: 'The same as the chat app has verified.' },
    identity: {
      title: vocabulary.identityDocument,
      line: 'RG or driver licence, front and back: sharp, nothing cut off.',
    },
    review: {
      title: 'Check and send',
      line: '{days, plural, one {You have the answer within # business day; we tell you by e-mail.} other {You have the answer within # business days; we tell you by e-mail.}}',
    },
  },
  phone: {
    done: 'Done',
    toDo: 'To do',
    open: 'Open the app',
    live: 'This list updates by itself.',
    ready: 'All is well in the app. You can go on.',
    bound: {
      title: 'Chat account linked',
      text: 'Scan a QR code with your phone to link your account of the chat app.',
      done: 'The account of {name}.',
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
  resend: 'Send for review again',
  sent: 'Certification sent for review.',
  mend: 'Correct and send again',
  again: 'Check and send again',
  submitted: 'What you sent',
  accepted: vocabulary.whatWasApproved,
  stillCertified: 'The team stays certified with the former data until the new review is approved.',
  certified: {
    title: 'Team certified',
    badge: vocabulary.certified,
    since: 'Since <since></since>.',
    text: 'It can make mini programs and channels now. To receive payments, only the payment data are missing.',
    textWhole: 'It can receive payments and make mini programs and channels.',
    change: vocabulary.changeTheCertification,
    changeLine: 'A change is reviewed again. Until then the present certification holds.',
  },
} as const satisfies Shape<typeof pt>;
