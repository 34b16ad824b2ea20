import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/account.ts';

export default {
  title: 'Your account',
  line: 'Your details, and how Balcão looks in this browser.',
  profile: 'Profile',
  account: 'Username',
  accountHelp: '4 to 25 plain letters, digits, hyphens or underscores.',
  email: 'E-mail',
  since: 'Account created on',
  save: 'Save the name',
  saved: 'Name changed.',
  preferences: 'Preferences',
  language: 'Language',
  languageHelp: 'The page loads again in the language that you choose.',
  scheme: 'Appearance',
  schemes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
  session: 'Session',
  sessionText: 'Ends the session in this browser, in all tabs.',
} as const satisfies Shape<typeof pt>;
