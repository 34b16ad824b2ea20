import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/staff.ts';

export default {
  signIn: 'Sign in to the console',
  signInText: 'For the staff of the platform.',
  email: 'E-mail',
  password: 'Password',
  enter: 'Sign in',
  role: {
    reviewer: 'Review',
    finance: 'Finance',
    support: 'Support',
    admin: 'Administration',
  },
} satisfies Shape<typeof pt>;
