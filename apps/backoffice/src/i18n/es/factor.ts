import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/factor.ts';

export default {
  proof: {
    title: 'Confirma que eres tú',
    text: {
      password: 'Para continuar, escribe tu contraseña.',
      captcha: 'Para continuar, escribe el código que enviamos a tu correo.',
      factor: 'Para continuar, usa tu verificación en dos pasos.',
    },
    password: 'Contraseña',
    empty: 'Completa este campo.',
    useCode: 'Usar un código por correo',
    usePassword: 'Usar la contraseña',
    codeSent: 'Código enviado a {email}.',
    submit: 'Confirmar',
  },
} satisfies Shape<typeof pt>;
