import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/factor.ts';

export default {
  title: vocabulary.twoStepVerification,
  line: 'Además de la contraseña, inicias sesión con un código de la aplicación de autenticación de tu celular. Quien descubra tu contraseña no podrá entrar.',
  on: vocabulary.twoStepOn,
  off: vocabulary.twoStepOff,
  enable: {
    open: vocabulary.turnOn,
    title: vocabulary.turnOnTwoStep,
    app: vocabulary.installAuthenticator,
    scan: vocabulary.scanWithAuthenticator,
    what: 'agregar Balcão a la aplicación de autenticación',
    byHand: '¿No puedes escanearlo? Escribe esta clave en la aplicación:',
    secret: 'la clave para la aplicación',
    submit: vocabulary.turnOn,
    done: 'Verificación en dos pasos activada.',
  },
  disable: {
    open: vocabulary.turnOff,
    title: vocabulary.turnOffTwoStepQuestion,
    text: 'Para iniciar sesión en tu cuenta bastará la contraseña, y los códigos de recuperación dejarán de servir. Las otras sesiones se cerrarán.',
    cancel: shared.cancel,
    submit: 'Desactivar la verificación',
    done: vocabulary.twoStepTurnedOff,
  },
  recovery: {
    title: 'Códigos de recuperación',
    left: 'Para entrar sin tu celular. {count, plural, one {Te queda # código.} other {Te quedan # códigos.}}',
    few: 'Quedan pocos códigos',
    leftFew:
      '{count, plural, =0 {No te quedan códigos: sin tu celular, no puedes entrar.} one {Solo te queda # código.} other {Solo te quedan # códigos.}} Crea códigos nuevos y guárdalos.',
    renew: vocabulary.createNewCodes,
    renewTitle: 'Crear códigos de recuperación nuevos',
    renewText: 'Tus códigos actuales dejarán de servir, y las otras sesiones se cerrarán.',
    renewSubmit: vocabulary.createNewCodes,
    keepTitle: 'Guarda tus códigos de recuperación',
    keepText:
      'Si pierdes tu celular, con ellos inicias sesión. Cada uno sirve una sola vez y no se mostrarán de nuevo.',
    sheet: 'Códigos de recuperación de Balcão para {email}. Cada uno sirve una sola vez.',
    file: 'balcao-codigos-de-recuperacion.txt',
    download: shared.download,
    copy: 'Copiar',
    print: shared.print,
    kept: 'Guardé los códigos en un lugar seguro',
    keptMissing: 'Guarda los códigos y marca esta casilla para continuar.',
    close: 'Listo',
  },
  proof: {
    title: 'Confirma que eres tú',
    text: {
      password: vocabulary.enterPasswordToContinue,
      captcha: 'Para continuar, solicita un código por correo y escríbelo aquí.',
      factor: 'Para continuar, usa tu verificación en dos pasos.',
    },
    password: shared.password,
    empty: vocabulary.fillIn,
    useCode: 'Usar un código por correo',
    usePassword: 'Usar la contraseña',
    codeSent: 'Código enviado a {email}.',
    submit: 'Confirmar',
  },
  approval: {
    text: 'El código sirve solo para esta acción y solo una vez. Si no la reconoces, cierra esta ventana.',
    action: {
      withdrawal: {
        request: 'Confirma el retiro',
        addDestination: 'Confirma el nuevo destino de retiros',
        removeDestination: 'Confirma que quitas el destino',
        saveAutomatic: 'Confirma el retiro automático',
      },
      ledger: {
        takeBack: 'Confirma la salida de dinero de la reserva',
      },
      refund: {
        request: 'Confirma el reembolso',
        approve: 'Confirma que apruebas el reembolso',
        reject: 'Confirma que rechazas el reembolso',
        savePolicy: 'Confirma las reglas de reembolso',
      },
      certificate: {
        upload: vocabulary.confirmTheNewCertificate,
        issue: vocabulary.confirmTheNewCertificate,
        revoke: 'Confirma que revocas el certificado',
      },
      webhook: {
        add: 'Confirma la nueva dirección de avisos',
        update: 'Confirma el cambio de la dirección de avisos',
        rotate: 'Confirma el nuevo secreto de la dirección',
        remove: 'Confirma que quitas la dirección de avisos',
      },
      channelServer: {
        give: 'Confirma el acceso del servidor al canal',
      },
      toolKey: {
        create: 'Confirma la nueva clave de la herramienta',
      },
      toolLogin: {
        confirm: 'Confirma la nueva computadora',
      },
      device: {
        add: 'Confirma el nuevo dispositivo',
        renewSetUp: 'Confirma el nuevo código de configuración',
      },
    },
    fact: {
      amount: shared.amount,
      from: 'A partir de',
      single: 'Máximo por retiro',
      destination: shared.destination,
      recipient: 'Beneficiario',
      order: shared.order,
      name: shared.name,
      address: shared.address,
    },
  },
} satisfies Shape<typeof pt>;
