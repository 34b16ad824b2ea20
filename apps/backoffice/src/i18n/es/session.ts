import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/session.ts';

export default {
  email: 'Correo electrónico',
  password: 'Contraseña',
  emailExample: 'tu@ejemplo.com.mx',
  login: {
    title: 'Inicia sesión en tu cuenta',
    line: 'Sigue los pedidos y los pagos de tu equipo.',
    forgot: 'Olvidé mi contraseña',
    submit: 'Iniciar sesión',
    noAccount: '¿Aún no tienes cuenta?',
    register: 'Crear cuenta',
  },
  register: {
    title: 'Crea tu cuenta',
    line: 'Confirmamos tu correo con un código.',
    account: 'Nombre de usuario',
    accountHelp: 'De 4 a 25 letras sin acento, números, guiones o guiones bajos.',
    passwordHelp: 'De 6 a 15 caracteres.',
    passwordAgain: 'Repite la contraseña',
    agree: 'Leí y acepto los <terms>términos de uso</terms> y la <privacy>política de privacidad</privacy>.',
    submit: 'Crear cuenta',
    haveAccount: '¿Ya tienes cuenta?',
    login: 'Iniciar sesión',
    done: 'Cuenta creada. ¡Te damos la bienvenida a Balcão!',
  },
  reset: {
    title: 'Restablece tu contraseña',
    line: 'Con el código que enviamos a tu correo eliges una contraseña nueva. Las sesiones abiertas terminan.',
    passwordNew: 'Contraseña nueva',
    submit: 'Guardar la contraseña nueva',
    remembered: '¿Ya la recordaste?',
    login: 'Iniciar sesión',
    done: 'Contraseña cambiada. Inicia sesión con la nueva.',
  },
  teamChanged: 'El equipo se cambió en otra pestaña. Esta pestaña ahora muestra {name}.',
  codeSent: 'Si el correo es correcto, el código llega en un momento.',
  sandbox: 'Ambiente de pruebas: el código llega al buzón del <phone>teléfono</phone>.',
  picture: {
    title: 'Cada pago, en el instante en que ocurre.',
    line: 'Los pedidos y los cobros de tu equipo, en un solo mostrador.',
  },
  agreement: {
    understood: 'Cerrar',
  },
} as const satisfies Shape<typeof pt>;
