import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/staff.ts';

export default {
  signIn: 'Entrar a la consola',
  signInText: 'Para el personal de la plataforma.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  enter: 'Entrar',
  role: {
    reviewer: 'Revisión',
    finance: 'Finanzas',
    support: 'Atención',
    admin: 'Administración',
  },
} satisfies Shape<typeof pt>;
