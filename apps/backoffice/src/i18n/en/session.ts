import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/session.ts';

export default {
  email: 'E-mail',
  password: 'Password',
  emailExample: 'you@example.com',
  login: {
    title: 'Log in to your account',
    line: "Follow your team's orders and payments.",
    forgot: 'I forgot my password',
    submit: 'Log in',
    noAccount: 'No account yet?',
    register: 'Create an account',
  },
  register: {
    title: 'Create your account',
    line: 'We confirm your e-mail with a code.',
    account: 'Username',
    accountHelp: '4 to 25 plain letters, digits, hyphens or underscores.',
    passwordHelp: '6 to 15 characters.',
    passwordAgain: 'Repeat the password',
    agree: 'I have read and accept the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.',
    submit: 'Create account',
    haveAccount: 'Already have an account?',
    login: 'Log in',
    done: 'Account created. Welcome to Balcão!',
  },
  reset: {
    title: 'Reset your password',
    line: 'With the code that we send to your e-mail you choose a new password. Open sessions end.',
    passwordNew: 'New password',
    submit: 'Save the new password',
    remembered: 'Remembered it?',
    login: 'Log in',
    done: 'Password changed. Log in with the new one.',
  },
  teamChanged: 'The team was switched in another tab. This tab now shows {name}.',
  codeSent: 'If the e-mail is right, the code arrives in a moment.',
  sandbox: "Sandbox: the mail is in the <phone>phone</phone>'s mailbox.",
  picture: {
    title: 'Every payment, the moment it happens.',
    line: "Your team's orders and money, over one counter.",
  },
  agreement: {
    understood: 'Close',
  },
} as const satisfies Shape<typeof pt>;
