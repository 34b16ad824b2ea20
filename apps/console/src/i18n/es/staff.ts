import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/staff.ts';

export default {
  signIn: 'Entrar a la consola',
  signInText: 'Para el equipo interno de la plataforma.',
  enter: 'Entrar',
  role: {
    reviewer: 'Revisión',
    finance: 'Finanzas',
    support: 'Atención',
    admin: 'Administración',
  },
  may: {
    reviewer:
      'Ve las revisiones con sus documentos, y aprueba o rechaza. También decide sobre canales, miniprogramas, plantillas de mensaje y asistentes. No ve el dinero y no se encarga del equipo interno.',
    finance:
      'Se encarga del dinero de los comercios, responde solicitudes de soporte y sigue las revisiones. No ve documentos y no decide revisiones.',
    support:
      'Responde solicitudes de soporte, escribe notas y ve comercios, pedidos, retiros, saldos, revisiones y canales. Los datos personales aparecen en parte; para ver todo, indica el motivo, que queda registrado. No mueve dinero y no decide nada.',
    admin:
      'Se encarga del equipo interno, y ve el registro de actividades, los canales, lo que falta en la ayuda y el dinero de los comercios. No ve documentos y no decide revisiones.',
  },
  code: {
    title: vocabulary.twoStepVerification,
    line: 'Falta un paso para entrar como {email}.',
    tooMany: 'Escribiste cinco códigos incorrectos. Para intentar de nuevo, entra con tu contraseña.',
    tooLate: 'Se acabó el tiempo para terminar de entrar. Entra de nuevo con tu contraseña.',
    lost: '¿Perdiste el celular? Quien administra el equipo interno puede liberar tu acceso.',
  },
  setUpFactor: {
    title: 'Protege tu acceso',
    line: 'Para entrar a la consola también se necesita un código de tu celular. Configurarlo toma un minuto.',
    start: 'Configurar ahora',
    submit: 'Activar y entrar',
  },
  offer: {
    app: vocabulary.installAuthenticator,
    scan: vocabulary.scanWithAuthenticator,
    what: 'agregar la consola de Balcão a la aplicación de autenticación',
    byHand: '¿No lo puedes escanear? Escribe esta clave en la aplicación:',
    secret: 'la clave de la aplicación',
  },
  setUp: {
    title: 'Hola, {name}',
    line: 'Elige la contraseña con la que vas a entrar como {email}.',
    role: 'Tu rol: {role}',
    freshHelp: vocabulary.passwordHelp,
    again: vocabulary.repeatThePassword,
    submit: 'Crear contraseña y entrar',
    badTitle: 'Este enlace no se puede usar',
    badText:
      'Es válido por {days, plural, one {# día} other {# días}} y se puede usar una sola vez. Pide uno nuevo a quien administra el equipo interno.',
    toSignIn: 'Ir al inicio de sesión',
  },
  banner: {
    label: 'Seguridad de tu cuenta',
    text: 'Protege tu acceso con la verificación en dos pasos.',
    action: 'Activar ahora',
    later: vocabulary.notNow,
  },
  account: {
    title: 'Mi cuenta',
    line: 'Cómo entras a la consola y qué puedes hacer en ella.',
    profile: 'Quién eres aquí',
    access: 'Cómo entras',
    changedBy: 'El nombre y el rol los cambia quien administra el equipo interno.',
    factor: {
      title: vocabulary.twoStepVerification,
      line: 'Además de la contraseña, entras con un código de la aplicación de autenticación de tu celular.',
      required: 'Es obligatoria para todos los que usan la consola.',
      on: vocabulary.twoStepOn,
      off: vocabulary.twoStepOff,
      enable: vocabulary.turnOn,
      replace: vocabulary.changePhone,
      disable: vocabulary.turnOff,
      enableTitle: vocabulary.turnOnTwoStep,
      replaceTitle: vocabulary.changePhone,
      replaceText: 'Primero, escribe un código de la aplicación actual. Sigue valiendo hasta que la nueva esté lista.',
      proveText: vocabulary.enterPasswordToContinue,
      done: 'Verificación en dos pasos activada. Las otras sesiones se cerraron.',
      disableTitle: vocabulary.turnOffTwoStepQuestion,
      disableText: 'Para entrar a la consola bastará la contraseña. Las otras sesiones se cerrarán.',
      disableSubmit: 'Desactivar la verificación',
      disabled: vocabulary.twoStepTurnedOff,
    },
    password: {
      line: 'Al cambiarla, tus otras sesiones se cierran.',
      change: vocabulary.changePassword,
      current: vocabulary.currentPassword,
      fresh: vocabulary.newPassword,
      freshHelp: vocabulary.passwordHelp,
      again: vocabulary.repeatTheNewPassword,
      submit: vocabulary.changePassword,
      done: 'Contraseña cambiada.',
    },
    sessions: {
      title: 'Salir de todos los dispositivos',
      line: 'Úsalo si entraste en un dispositivo que no es tuyo o sospechas algo.',
      end: 'Salir de todos',
      confirm: '¿Salir de todos los dispositivos?',
      confirmText: 'Todas tus sesiones de la consola se cierran ahora, incluida esta. Para volver, entra de nuevo.',
    },
  },
} satisfies Shape<typeof pt>;
