import names from '@balcao/contract/i18n/en/names';
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
    rebind: 'This Balcão account wants to use your phone instead of the previous one:',
  },
  browser: 'Browser',
  system: vocabulary.system,
  place: 'Place',
  near: 'near {city}',
  network: vocabulary.ipAddress,
  asked: 'Requested at',
  unknownBrowser: vocabulary.unknown,
  unknownSystem: vocabulary.unknown,
  otherNetwork:
    'The computer is on another network. Confirm only if the code is in front of you and you opened it yourself. If someone sent you the code, decline.',
  confirm: {
    login: 'Log in to Balcão',
    bind: 'Link the account',
    rebind: vocabulary.changeTheChatAccount,
  },
  refuse: names.refuse,
  register: {
    title: 'Log in to Balcão with this phone?',
    question:
      'This phone is not linked to a Balcão account yet. Create one now or link the one you have, and the browser is logged in to it:',
    begin: 'Create a Balcão account',
    line: 'We will confirm your e-mail with a code. No password needed: you log in with this phone.',
    account: vocabulary.username,
    accountHelp: vocabulary.usernameHelp,
    submit: 'Create the account and log in',
  },
  link: {
    begin: 'I already have an account',
    title: 'Link this phone to your account',
    line: 'Log in once with your password. After that, this phone logs in to that account with just the QR code, and its other sessions end.',
    name: shared.emailOrUsername,
    submit: 'Link this phone',
    done: 'Phone linked. Now answer the browser.',
    withoutPassword:
      'Does your account have no password? On the computer, log in with a passkey, open Your account and link the chat account.',
  },
  result: {
    registered: 'Account created',
    loggedIn: 'All done',
    bound: 'Account linked',
    cancelled: 'You declined',
    expired: vocabulary.qrExpired,
    taken: 'Someone else has scanned this QR code',
    boundElsewhere: 'Your phone is linked to another account',
    boundHere: 'Already linked',
    unknown: vocabulary.weDoNotKnowThisCode,
  },
  resultText: {
    registered:
      'Balcão opens on the computer in a moment, in the account {account}. From now on, just scan the QR code with this phone.',
    loggedIn: 'Balcão opens on the computer in a moment, in the account {account}.',
    bound: 'From now on, this phone logs in to the account {account} by scanning a QR code.',
    cancelled: 'Nothing has changed. If you did not open the code yourself, do not worry: nobody has logged in.',
    expired: 'Get a new code on the computer and scan it again.',
    taken: 'Only the person who scanned it first can answer. Get a new code on the computer.',
    boundElsewhere:
      'Each chat account logs in to one Balcão account. Use another chat account, or change the chat account of that other account first.',
    boundHere: 'This chat account is already linked to this Balcão account. Scan the code with another one.',
    unknown: 'It may be from another environment, or have expired long ago. Get a new one on the computer.',
  },
} satisfies Shape<typeof pt>;
