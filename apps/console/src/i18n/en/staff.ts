import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/staff.ts';

export default {
  signIn: 'Sign in to the console',
  signInText: 'For the internal team of the platform.',
  enter: 'Sign in',
  role: {
    reviewer: 'Review',
    finance: 'Finance',
    support: 'Support',
    admin: 'Administration',
  },
  may: {
    reviewer: 'Sees reviews with their documents, and approves or rejects. Does not look after the internal team.',
    finance: 'Looks after the money of merchants and follows reviews. Sees no documents and decides no reviews.',
    support:
      'Sees merchants, orders, withdrawals and balances, and follows reviews, to guide those who ask. Personal data is partly hidden. Changes nothing.',
    admin:
      'Looks after the internal team, and sees the activity log and the money of merchants. Sees no documents and decides no reviews.',
  },
  code: {
    title: vocabulary.twoStepVerification,
    line: 'One more step to sign in as {email}.',
    tooMany: 'Five codes were wrong. To try again, sign in with your password.',
    tooLate: 'The time to finish signing in is over. Sign in with your password again.',
    lost: 'Lost your phone? An administrator of the internal team can let you in again.',
  },
  setUpFactor: {
    title: 'Protect your access',
    line: 'Signing in to the console also asks for a code from your phone. Setting it up takes a minute.',
    start: 'Set it up now',
    submit: 'Turn on and sign in',
  },
  offer: {
    app: vocabulary.installAuthenticator,
    scan: vocabulary.scanWithAuthenticator,
    what: 'add the Balcão console to the authenticator app',
    byHand: 'Cannot scan it? Type this key into the app:',
    secret: 'the key of the app',
  },
  setUp: {
    title: 'Hello, {name}',
    line: 'Choose the password with which you will sign in as {email}.',
    role: 'Your role: {role}',
    freshHelp: vocabulary.passwordHelp,
    again: vocabulary.repeatThePassword,
    submit: 'Create password and sign in',
    badTitle: 'This link cannot be used',
    badText:
      'It is good for {days, plural, one {# day} other {# days}} and only once. Ask an administrator of the internal team for a new one.',
    toSignIn: 'Go to the sign-in',
  },
  banner: {
    label: 'Security of your account',
    text: 'Protect your access with two-step verification.',
    action: 'Turn it on now',
    later: vocabulary.notNow,
  },
  account: {
    title: 'My account',
    line: 'How you sign in to the console and what you may do in it.',
    profile: 'Who you are here',
    access: 'How you sign in',
    changedBy: 'Name and role are changed by an administrator of the internal team.',
    factor: {
      title: vocabulary.twoStepVerification,
      line: 'Beside the password, signing in asks for a code from the authenticator app on your phone.',
      required: 'Everybody who uses the console needs it.',
      on: vocabulary.twoStepOn,
      off: vocabulary.twoStepOff,
      enable: vocabulary.turnOn,
      replace: vocabulary.changePhone,
      disable: vocabulary.turnOff,
      enableTitle: vocabulary.turnOnTwoStep,
      replaceTitle: vocabulary.changePhone,
      replaceText: 'First, a code from the app you have now. It stays good until the new one is ready.',
      proveText: vocabulary.enterPasswordToContinue,
      done: 'Two-step verification is on. The other sessions were ended.',
      disableTitle: vocabulary.turnOffTwoStepQuestion,
      disableText: 'Signing in to the console will ask for the password alone. The other sessions are ended.',
      disableSubmit: 'Turn off the verification',
      disabled: vocabulary.twoStepTurnedOff,
    },
    password: {
      line: 'When you change it, your other sessions are ended.',
      change: vocabulary.changePassword,
      current: vocabulary.currentPassword,
      fresh: vocabulary.newPassword,
      freshHelp: vocabulary.passwordHelp,
      again: vocabulary.repeatTheNewPassword,
      submit: vocabulary.changePassword,
      done: 'Password changed.',
    },
    sessions: {
      title: 'Sign out on every device',
      line: 'If you signed in on a device that is not yours, or something seems wrong.',
      end: 'Sign out everywhere',
      confirm: 'Sign out on every device?',
      confirmText: 'All your console sessions end now, this one too. To come back, sign in again.',
    },
  },
} satisfies Shape<typeof pt>;
