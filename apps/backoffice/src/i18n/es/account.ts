import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/account.ts';

export default {
  title: 'Tu cuenta',
  line: 'Tus datos y la apariencia de Balcão en este navegador.',
  profile: 'Perfil',
  account: 'Nombre de usuario',
  accountHelp: 'De 4 a 25 letras sin acento, números, guiones o guiones bajos.',
  email: 'Correo electrónico',
  since: 'Cuenta creada el',
  save: 'Guardar el nombre',
  saved: 'Nombre cambiado.',
  preferences: 'Preferencias',
  language: 'Idioma',
  languageHelp: 'La página se carga de nuevo en el idioma que elijas.',
  scheme: 'Apariencia',
  schemes: { auto: 'Del sistema', light: 'Clara', dark: 'Oscura' },
  session: 'Sesión',
  sessionText: 'Termina la sesión en este navegador, en todas las pestañas.',
} as const satisfies Shape<typeof pt>;
