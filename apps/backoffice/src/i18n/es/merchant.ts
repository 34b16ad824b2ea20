import money from '@balcao/contract/i18n/es/money';
import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/merchant.ts';

export default {
  line: 'Quién es tu negocio y a dónde va el dinero de tus ventas.',
  info: {
    title: 'Tu comercio',
    copyNumber: vocabulary.theMerchantNumber,
    createdBy: 'Creado por',
    since: vocabulary.since,
    phone: vocabulary.telephone,
  },
  contact: {
    title: names.contactEmail,
    missing: 'Falta confirmar el correo de contacto',
    line: 'Balcão lo usa para comunicarse con el negocio. Entra en vigor una vez confirmado.',
    none: 'Aún no hay un correo confirmado.',
    set: 'Definir el correo',
    waits: '<b>{email}</b> espera la confirmación.',
    waitsBeside: '<b>{email}</b> espera la confirmación. Hasta entonces se sigue usando el correo actual.',
    enter: 'Escribir el código',
    drop: 'Cancelar el cambio',
    dropped: 'Se canceló el cambio de correo.',
    confirm: 'Confirmar el correo',
    sentTo: 'Enviamos un código a <b>{email}</b>. Escríbelo aquí para confirmar el correo.',
    sentBefore:
      'Escribe el código que llegó a <b>{email}</b>. Solo sirve a quien lo pidió: si fue otra persona, o si venció, envía otro.',
    done: 'Correo de contacto confirmado.',
    change: vocabulary.changeTheEMail,
  },
  certification: {
    title: vocabulary.certification,
    start: vocabulary.certifyTheTeam,
    line: 'Quién es el equipo, tal como se envió a revisión.',
    submitted: vocabulary.whatWasSubmitted,
    accepted: vocabulary.whatWasApproved,
    change: vocabulary.changeTheCertification,
    fix: vocabulary.correct,
    again: vocabulary.submitAgain,
    none: {
      title: vocabulary.notCertifiedYet,
      text: 'Indica los datos del negocio y sube los documentos: toma pocos minutos.',
    },
  },
  payment: {
    title: money.paymentData,
    line: 'Quién responde por el negocio y en qué cuenta recibe.',
    account: money.receivingAccount,
    submitted: vocabulary.whatWasSubmitted,
    accepted: vocabulary.whatWasApproved,
    change: 'Cambiar los datos',
    none: { title: 'Aún no se ha enviado nada', text: 'Los datos de pago aparecen aquí después de enviarse.' },
  },
  sections: {
    who: 'Identificación',
    business: money.business,
    contact: 'Contacto',
    address: shared.address,
    legalPerson: 'Responsable legal',
    legalRepresentative: vocabulary.legalRepresentative,
    partners: vocabulary.partners,
    partner: vocabulary.partnerNumbered,
    account: money.receivingAccount,
    documents: shared.documents,
    remarks: 'Observaciones',
  },
  document: {
    count: '{count, plural, one {# archivo} other {# archivos}}',
  },
  form: {
    steps: {
      business: { title: money.business, line: 'Como aparece en la tarjeta del CNPJ y como lo conocen los clientes.' },
      contact: { title: 'Contacto y dirección', line: 'Dónde está el negocio y cómo comunicarse con él.' },
      representative: {
        title: vocabulary.legalRepresentative,
        line: 'Quien firma por el negocio, con los datos como aparecen en sus documentos.',
      },
      partners: { title: vocabulary.partners, line: 'Todas las personas que tienen participación en la empresa.' },
      account: { title: money.receivingAccount, line: 'A dónde va el dinero de las ventas.' },
      documents: { title: shared.documents, line: 'Fotos o PDF en los que se lea todo.' },
      check: { title: 'Revisar y enviar', line: 'Una última mirada antes de la revisión.' },
    },
    representative: {
      same: 'Usar la dirección del negocio',
      sameHelp: 'Llena con {street} y lo demás.',
    },
    partners: {
      nameless: vocabulary.partnerNumbered,
      add: 'Agregar socio',
      full: 'El formulario admite hasta {count, number} socios.',
      same: 'Es {name}',
      remove: vocabulary.takeOut,
      removeLong: vocabulary.removeName,
      removeTitle: '¿Quitar a {name}?',
      removeText: 'El nombre, el CPF y el documento de este socio se quitarán del formulario.',
    },
    account: {
      type: 'Tipo de la clave Pix',
      typeHelp: 'La clave debe estar a nombre del comercio.',
      types: {
        cpf: names.cpf,
        cnpj: names.cnpj,
        email: vocabulary.emailShort,
        phone: names.mobile,
        random: names.randomKey,
      },
      own: {
        enterprise: 'La clave es el CNPJ del negocio: <key></key>',
        personal: 'La clave es tu CPF: <key></key>',
        missing: {
          enterprise: 'La clave será el CNPJ del negocio, en cuanto lo indiques en el primer paso.',
          personal: 'La clave será el CPF del representante legal, en cuanto lo indiques.',
        },
      },
      help: {
        email: 'El correo registrado como clave en el banco.',
        phone: 'El celular registrado como clave en el banco, con su código de área.',
        text: 'Cópiala de la aplicación del banco: son 32 letras y números, con guiones.',
      },
      bank: {
        title: names.bankAccount,
        add: 'Indicar también una cuenta bancaria',
        addHelp: 'Es opcional: el Pix basta para recibir.',
        drop: 'Quitar la cuenta',
        dropTitle: '¿Quitar la cuenta bancaria?',
        dropText: 'El banco, la sucursal y la cuenta se quitarán del formulario. La clave Pix se queda.',
      },
    },
    promise:
      'Después del envío, la respuesta llega en un máximo de {days, plural, one {# día hábil} other {# días hábiles}}. Mientras tanto puedes darle seguimiento y cancelarla.',
    send: vocabulary.submitForReview,
    done: 'Datos enviados a revisión.',
    together: {
      title: 'La certificación del equipo va incluida',
      text: 'El equipo aún no está certificado. Este formulario sirve para las dos cosas: se envía una vez y se revisa una vez.',
    },
    notYet: 'Tus datos están guardados. Certifica el equipo para poder enviarlos.',
  },
} as const satisfies Shape<typeof pt>;
