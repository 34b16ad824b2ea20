import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/authorization.ts';

export default {
  title: {
    login: 'Log in to Balcão?',
    bind: 'Link the Balcão account?',
    rebind: 'Change the chat account?',
    unknown: 'Balcão code',
  },
  question: {
    login: 'A browser wants to log in to this account:',
    bind: 'This Balcão account wants your phone to log in to it:',
    rebind: 'This Balcão account wants to use your phone in place of the one before:',
  },
  browser: 'Browser',
  system: vocabulary.system,
  place: 'Place',
  near: 'near {city}',
  network: vocabulary.ipAddress,
  asked: 'Asked at',
  unknownBrowser: vocabulary.unknown,
  unknownSystem: vocabulary.unknown,
  otherNetwork:
    'The computer is in another network. Confirm only if the code is in front of you and it was you who opened it. If somebody sent you the code, refuse.',
  confirm: {
    login: 'Log in to Balcão',
    bind: 'Link the account',
    rebind: vocabulary.changeTheChatAccount,
  },
  refuse: 'Refuse',
  register: {
    title: 'Log in to Balcão with this phone?',
    question:
      'This phone is not linked to a Balcão account yet. Create one now or link the one you have, and the browser is logged in to it:',
    begin: 'Create a Balcão account',
    line: 'We confirm your e-mail with a code. No password is needed: you log in with this phone.',
    account: vocabulary.username,
    accountHelp: vocabulary.usernameHelp,
    submit: 'Create the account and log in',
  },
  link: {
    begin: 'I already have an account',
    title: 'Link this phone to your account',
    line: 'Log in once with the password. After that, this phone logs in to that account by QR code alone, and its other sessions end.',
    name: shared.emailOrUsername,
    submit: 'Link this phone',
    done: 'Phone linked. Now answer the browser.',
    withoutPassword:
      'Does your account have no password? On the computer, log in by passkey, open Your account and link the chat account.',
  },
  result: {
    registered: 'Account created',
    loggedIn: 'All done',
    bound: 'Account linked',
    cancelled: 'You refused',
    expired: vocabulary.qrExpired,
    taken: 'Somebody else has scanned this QR code',
    boundElsewhere: 'Your phone belongs to another account',
    boundHere: 'It is linked already',
    unknown: vocabulary.weDoNotKnowThisCode,
  },
  resultText: {
    registered:
      'Balcão opens on the computer in a moment, in the account {account}. From now on, just scan the QR code with this phone.',
    loggedIn: 'Balcão opens on the computer in a moment, in the account {account}.',
    bound: 'From now on, this phone logs in to the account {account} by scanning a QR code.',
    cancelled: 'Nothing has changed. If it was not you who opened the code, all is well: nobody has logged in.',
    expired: 'Get a new code on the computer and scan again.',
    taken: 'Only who scanned first may answer. Get a new code on the computer.',
    boundElsewhere:
      'Each chat account logs in to one Balcão account. Use another chat account, or change that of the other account first.',
    boundHere: 'This chat account is the one that logs in to this Balcão account. Scan the code with another.',
    unknown: 'It may be of another environment, or have expired long ago. Get a new one on the computer.',
  },
} satisfies Shape<typeof pt>;
