import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/staff.ts';

export default {
  signIn: 'Log in to the console',
  signInText: "For the platform's internal team.",
  enter: 'Log in',
  role: {
    reviewer: 'Review',
    finance: 'Finance',
    support: 'Support',
    admin: 'Administration',
  },
  may: {
    reviewer:
      'Sees reviews with their documents, and approves or rejects them. Also decides about channels, mini programs, message templates and assistants. Does not see money or manage the internal team.',
    finance:
      'Manages merchants’ money, answers support requests and follows reviews. Does not see documents or decide reviews.',
    support:
      'Answers support requests, writes notes, and sees merchants, orders, withdrawals, balances, reviews and channels. Personal data is partly hidden; to see it all, they give a reason, which is recorded. Moves no money and decides nothing.',
    admin:
      'Manages the internal team, and sees the activity log, channels, what the help lacks and merchants’ money. Does not see documents or decide reviews.',
  },
  code: {
    title: vocabulary.twoStepVerification,
    line: 'One more step to log in as {email}.',
    tooMany: 'You entered five wrong codes. To try again, log in with your password.',
    tooLate: 'The time to finish logging in has run out. Log in with your password again.',
    lost: 'Lost your phone? An administrator of the internal team can restore your access.',
  },
  setUpFactor: {
    title: 'Protect your access',
    line: 'Logging in to the console also requires a code from your phone. It takes a minute to set up.',
    start: 'Set it up now',
    submit: 'Turn on and log in',
  },
  offer: {
    app: vocabulary.installAuthenticator,
    scan: vocabulary.scanWithAuthenticator,
    what: 'add the Balcão console to the authenticator app',
    byHand: 'Cannot scan it? Enter this key in the app:',
    secret: 'the app key',
  },
  setUp: {
    title: 'Hello, {name}',
    line: 'Choose the password you will use to log in as {email}.',
    role: 'Your role: {role}',
    freshHelp: vocabulary.passwordHelp,
    again: vocabulary.repeatThePassword,
    submit: 'Create password and log in',
    badTitle: 'This link cannot be used',
    badText:
      'It is valid for {days, plural, one {# day} other {# days}} and can be used only once. Ask an administrator of the internal team for a new one.',
    toSignIn: 'Go to login',
  },
  banner: {
    label: 'Account security',
    text: 'Protect your access with two-step verification.',
    action: 'Turn it on now',
    later: vocabulary.notNow,
  },
  account: {
    title: 'My account',
    line: 'How you log in to the console and what you can do in it.',
    profile: 'Who you are here',
    access: 'How you log in',
    changedBy: 'Your name and role are changed by an administrator of the internal team.',
    factor: {
      title: vocabulary.twoStepVerification,
      line: 'Besides your password, logging in requires a code from the authenticator app on your phone.',
      required: 'It is required for everyone who uses the console.',
      on: vocabulary.twoStepOn,
      off: vocabulary.twoStepOff,
      enable: vocabulary.turnOn,
      replace: vocabulary.changePhone,
      disable: vocabulary.turnOff,
      enableTitle: vocabulary.turnOnTwoStep,
      replaceTitle: vocabulary.changePhone,
      replaceText: 'First, enter a code from your current app. It keeps working until the new one is ready.',
      proveText: vocabulary.enterPasswordToContinue,
      done: 'Two-step verification is on. Your other sessions have ended.',
      disableTitle: vocabulary.turnOffTwoStepQuestion,
      disableText: 'Logging in to the console will only require the password. Your other sessions will end.',
      disableSubmit: 'Turn off verification',
      disabled: vocabulary.twoStepTurnedOff,
    },
    password: {
      line: 'When you change it, your other sessions end.',
      change: vocabulary.changePassword,
      current: vocabulary.currentPassword,
      fresh: vocabulary.newPassword,
      freshHelp: vocabulary.passwordHelp,
      again: vocabulary.repeatTheNewPassword,
      submit: vocabulary.changePassword,
      done: 'Password changed.',
    },
    sessions: {
      title: 'Log out of every device',
      line: 'Use this if you logged in on a device that is not yours, or something seems wrong.',
      end: 'Log out everywhere',
      confirm: 'Log out of every device?',
      confirmText: 'All your console sessions end now, including this one. To come back, log in again.',
    },
  },
} satisfies Shape<typeof pt>;
