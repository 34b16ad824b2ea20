import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/factor.ts';

export default {
  proof: {
    title: 'Confirm that it is you',
    text: {
      password: 'To continue, enter your password.',
      captcha: 'To continue, enter the code that we send to your e-mail.',
      factor: 'To continue, use your two-step verification.',
    },
    password: 'Password',
    empty: 'Fill in this field.',
    useCode: 'Use a code by e-mail',
    usePassword: 'Use the password',
    codeSent: 'Code sent to {email}.',
    submit: 'Confirm',
  },
} satisfies Shape<typeof pt>;
