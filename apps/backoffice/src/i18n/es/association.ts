import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/association.ts';

export default {
  line: 'Un miniprograma que las personas abren desde el canal.',
  none: 'El canal no está vinculado a ningún miniprograma.',
  reason: vocabulary.reason,
  offShelf: 'Las personas no pueden abrir este miniprograma ahora: su botón está oculto en el canal.',
  state: {
    requested: 'Espera al otro equipo',
    agreed: names.underReview,
    on: 'Vinculado',
    declined: 'Rechazado por el equipo',
    rejected: 'No aprobado',
    withdrawn: 'Solicitud retirada',
    lifted: 'Deshecho',
  },
  what: {
    requested: 'Primero responde el equipo del miniprograma; después, el nuestro.',
    agreed: 'El equipo del miniprograma aceptó. Ahora lo revisa nuestro equipo.',
    on: 'Las personas abren el miniprograma arriba del canal y debajo de las publicaciones.',
    declined: 'El equipo del miniprograma no aceptó.',
    rejected: 'Nuestro equipo no aprobó este vínculo. Lee el motivo y pídelo otra vez si quieres.',
    withdrawn: 'La solicitud se retiró antes de la respuesta.',
    lifted: 'El canal ya no está vinculado a este miniprograma.',
  },
  form: {
    title: 'Solicitar vínculo con miniprograma',
    applet: 'Qué miniprograma',
    search: 'Nombre del miniprograma',
    nothing: 'Ningún miniprograma publicado tiene este nombre.',
    purpose: 'Qué hacen las personas en él',
    purposeHelp: 'Lo leen el equipo del miniprograma y el nuestro: de 10 a 300 caracteres.',
    send: 'Enviar la solicitud',
    sent: 'Solicitud enviada.',
    leave: '¿Salir sin enviar la solicitud?',
    leaveText: 'Lo que elegiste y escribiste todavía no se envió.',
    leaveAction: 'Salir sin enviar',
  },
  withdraw: {
    title: '¿Retirar la solicitud?',
    text: 'Ya nadie la responderá. Puedes solicitarla otra vez después.',
    action: 'Retirar la solicitud',
    done: 'La solicitud se retiró.',
  },
  lift: {
    title: '¿Deshacer el vínculo?',
    text: 'Las personas ya no podrán abrir {applet} desde {channel}. Para recuperarlo hay que solicitarlo otra vez.',
    action: 'Deshacer el vínculo',
    done: 'El vínculo se deshizo.',
    held: 'Se puede deshacer desde',
    left: 'Tiempo que falta',
  },
  answer: {
    title: 'Canales que llevan a este miniprograma',
    line: 'Acepta los que tengan sentido para quienes lo usan. Después los revisa nuestro equipo.',
    followers: channelVocabulary.followerCount,
    agree: 'Aceptar',
    decline: 'Rechazar',
    agreed: 'Aceptado. Ahora lo revisa nuestro equipo.',
  },
  decline: {
    title: '¿Rechazar {channel}?',
    text: 'El equipo del canal lee el motivo.',
    action: 'Rechazar la solicitud',
    done: 'Solicitud rechazada.',
  },
} satisfies Shape<typeof pt>;
