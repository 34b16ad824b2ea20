import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/authorization.ts';

export default {
  title: {
    login: '¿Entrar a Balcão?',
    bind: '¿Vincular la cuenta de Balcão?',
    rebind: '¿Cambiar la cuenta del chat?',
    unknown: 'Código de Balcão',
  },
  question: {
    login: 'Un navegador quiere entrar a esta cuenta:',
    bind: 'Esta cuenta de Balcão quiere que tu celular entre a ella:',
    rebind: 'Esta cuenta de Balcão quiere usar tu celular en lugar del anterior:',
  },
  browser: 'Navegador',
  system: vocabulary.system,
  place: 'Lugar',
  near: 'cerca de {city}',
  network: vocabulary.ipAddress,
  asked: 'Solicitado el',
  unknownBrowser: vocabulary.unknown,
  unknownSystem: vocabulary.unknown,
  otherNetwork:
    'La computadora está en otra red. Confirma solo si tienes el código enfrente y fuiste tú quien lo abrió. Si alguien te mandó el código, recházalo.',
  confirm: {
    login: 'Entrar a Balcão',
    bind: 'Vincular la cuenta',
    rebind: vocabulary.changeTheChatAccount,
  },
  refuse: names.refuse,
  register: {
    title: '¿Entrar a Balcão con este celular?',
    question:
      'Este celular aún no está vinculado a una cuenta de Balcão. Crea una ahora o vincula la que ya tienes, y el navegador entra en ella:',
    begin: 'Crear cuenta en Balcão',
    line: 'Confirmamos tu correo con un código. No hace falta contraseña: entras con este celular.',
    account: vocabulary.username,
    accountHelp: vocabulary.usernameHelp,
    submit: 'Crear la cuenta y entrar',
  },
  link: {
    begin: 'Ya tengo una cuenta',
    title: 'Vincular este celular a tu cuenta',
    line: 'Entra una vez con la contraseña. Después, este celular entra a esa cuenta solo con el código QR, y sus otras sesiones se cierran.',
    name: shared.emailOrUsername,
    submit: 'Vincular este celular',
    done: 'Celular vinculado. Ahora responde al navegador.',
    withoutPassword:
      '¿Tu cuenta no tiene contraseña? En la computadora, entra con la llave de acceso, abre Tu cuenta y vincula la cuenta del chat.',
  },
  result: {
    registered: 'Cuenta creada',
    loggedIn: 'Todo listo',
    bound: 'Cuenta vinculada',
    cancelled: 'Lo rechazaste',
    expired: vocabulary.qrExpired,
    taken: 'Otra persona ya escaneó este código QR',
    boundElsewhere: 'Tu celular ya está vinculado a otra cuenta',
    boundHere: 'Ya está vinculada',
    unknown: vocabulary.weDoNotKnowThisCode,
  },
  resultText: {
    registered:
      'Balcão se abre en la computadora en un momento, en la cuenta {account}. A partir de ahora, basta escanear el código QR con este celular.',
    loggedIn: 'Balcão se abre en la computadora en un momento, en la cuenta {account}.',
    bound: 'A partir de ahora, este celular entra a la cuenta {account} escaneando un código QR.',
    cancelled: 'Nada cambió. Si no fuiste tú quien abrió el código, no te preocupes: nadie entró.',
    expired: 'Genera otro código en la computadora y escanéalo de nuevo.',
    taken: 'Solo quien lo escaneó primero puede responder. Genera otro código en la computadora.',
    boundElsewhere:
      'Cada cuenta del chat entra a una sola cuenta de Balcão. Usa otra cuenta del chat, o cambia primero la de la otra cuenta.',
    boundHere: 'Esta cuenta del chat ya está vinculada a esta cuenta de Balcão. Escanea el código con otra.',
    unknown: 'Puede ser de otro ambiente o haber vencido hace mucho. Genera uno nuevo en la computadora.',
  },
} satisfies Shape<typeof pt>;
