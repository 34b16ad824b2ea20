import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/certification.ts';

export default {
  title: 'Certificación de {team}',
  line: 'Muestra quién es tu equipo. Con la certificación recibe pagos y crea miniprogramas y canales.',
  team: {
    title: '¿Qué equipo vas a certificar?',
    line: 'Elige el equipo o crea uno. La certificación vale solo para él.',
  },
  type: {
    legend: '¿Quién es el equipo?',
    time: '{days, plural, one {Revisión en un máximo de # día hábil} other {Revisión en un máximo de # días hábiles}}',
    enterprise: {
      name: names.company,
      fits: 'Para negocios con CNPJ, de cualquier tamaño.',
      needs: 'Ten a la mano el CNPJ, la dirección y el documento de la empresa.',
    },
    personal: {
      name: names.person,
      fits: 'Para quien vende a nombre propio, con CPF.',
      needs: 'Ten a la mano tu documento y la aplicación de chat.',
    },
  },
  step: {
    type: { title: shared.type, line: 'Puedes cambiarlo después: lo que ya llenaste sigue guardado.' },
    company: { title: names.company, line: 'Como aparece en la tarjeta del CNPJ.' },
    address: { title: shared.address, line: 'Donde funciona la empresa.' },
    contact: { title: 'Contacto y responsable', line: 'Con quién hablamos y quién responde por la empresa.' },
    documents: { title: vocabulary.identityDocument, line: 'Foto nítida o PDF, de hasta 10 MB.' },
    phone: { title: 'Aplicación', line: 'La aplicación de chat confirma tu identidad.' },
    person: { title: 'Tus datos', line: 'Deben ser iguales a los que verificó la aplicación de chat.' },
    identity: {
      title: vocabulary.identityDocument,
      line: 'RG o licencia (CNH), frente y reverso: foto nítida, sin cortes.',
    },
    review: {
      title: 'Revisar y enviar',
      line: '{days, plural, one {La respuesta llega en un máximo de # día hábil y te avisamos por correo.} other {La respuesta llega en un máximo de # días hábiles y te avisamos por correo.}}',
    },
  },
  phone: {
    done: 'Listo',
    toDo: 'Falta',
    open: 'Abrir la aplicación',
    live: 'Esta lista se actualiza sola.',
    ready: 'Todo listo en la aplicación. Puedes continuar.',
    bound: {
      title: 'Cuenta del chat vinculada',
      text: 'Escanea un código QR con el celular para vincular tu cuenta de la aplicación de chat.',
      done: 'Cuenta de {name}.',
    },
    wallet: {
      title: 'Cartera activada',
      text: 'En la aplicación, abre la pestaña Yo y activa la cartera.',
      done: 'La cartera está lista.',
    },
    realName: {
      title: 'Nombre real verificado',
      text: 'En la aplicación, abre la pestaña Yo y confirma tu nombre y tu CPF.',
      done: 'El nombre y el CPF están verificados.',
    },
    lack: {
      bound: vocabulary.linkTheChatAccount,
      wallet: 'Activar la cartera en la aplicación',
      realName: 'Verificar el nombre real en la aplicación',
    },
  },
  send: 'Enviar a revisión',
  resend: 'Enviar de nuevo a revisión',
  sent: 'Certificación enviada a revisión.',
  mend: 'Corregir y enviar de nuevo',
  mendTogether: 'Corregir en los datos de pago',
  again: 'Revisar y enviar de nuevo',
  submitted: 'Lo que enviaste',
  accepted: vocabulary.whatWasApproved,
  stillCertified: 'El equipo sigue certificado con los datos anteriores hasta que se apruebe la nueva revisión.',
  certified: {
    title: 'Equipo certificado',
    badge: vocabulary.certified,
    since: 'Desde <since></since>.',
    text: 'Ya puede crear miniprogramas y canales. Para recibir pagos solo faltan los datos de pago.',
    textWhole: 'Ya puede recibir pagos y crear miniprogramas y canales.',
    change: vocabulary.changeTheCertification,
    changeLine: 'Un cambio pasa por una nueva revisión. Mientras tanto, sigue vigente la certificación actual.',
  },
} as const satisfies Shape<typeof pt>;
