import invitationVocabulary from '@balcao/contract/i18n/es/invitation-vocabulary';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/invitation.ts';

export default {
  title: 'Invitaciones abiertas',
  invite: invitationVocabulary.invite,
  byLink: 'Invitación por enlace',
  actionsOf: 'Acciones de la invitación: {name}',
  columns: {
    to: 'Invitado',
    status: shared.status,
    role: shared.role,
    by: 'Invitado por',
    created: 'Creada el',
    expires: 'Vence',
    actions: vocabulary.actions,
  },
  status: {
    pending: 'En espera',
    expired: 'Vencida',
    accepted: 'Aceptada',
    revoked: 'Cancelada',
    roleOff: 'Rol inactivo',
  },
  none: {
    title: 'No hay invitaciones abiertas',
    text: 'A quien invites aparece aquí hasta que responda. Invita por correo, o crea un enlace para enviarlo como quieras.',
    readOnly: 'Quien sea invitado aparece aquí hasta que responda.',
  },
  form: {
    title: 'Invitar al equipo',
    way: 'Cómo invitar',
    byEmail: 'Por correo',
    byLink: 'Por enlace',
    linkHelp: 'Quien abra primero el enlace entra al equipo. Envíalo solo a la persona correcta.',
    emails: 'Correos',
    emailsHelp: 'Uno por línea o separados por comas, hasta {max, number} a la vez.',
    emailsExample: 'maria@ejemplo.com.mx',
    wrong: 'No parece un correo: {emails}',
    tooMany: 'Invita a {max, number} personas como máximo a la vez.',
    roleHelp: 'Qué podrá ver y hacer la persona.',
    firstRole:
      'El equipo aún no tiene roles. Elige uno listo: se crea junto con la invitación y puedes cambiarlo después.',
    ownRole: 'Crear otro rol',
    roleMade: 'El rol {name} ya se creó. Solo falta enviar la invitación.',
    locale: 'Idioma de la invitación',
    localeHelp: 'Quien ya usa Balcão la recibe en su propio idioma.',
    send: '{count, plural, =0 {Enviar invitación} one {Enviar invitación} other {Enviar # invitaciones}}',
    makeLink: 'Crear enlace',
    sent: '{count, plural, one {Invitación enviada} other {# invitaciones enviadas}}. Vigencia: 7 días.',
    refused: invitationVocabulary.refused,
  },
  link: {
    title: 'Enlace de la invitación',
    text: 'Cópialo ahora: este enlace no se mostrará de nuevo. Es válido por {days, number} días y para una persona.',
    what: 'el enlace de la invitación',
    done: 'Ya lo copié',
  },
  resend: {
    action: invitationVocabulary.resend,
    link: 'Crear un enlace nuevo',
    done: invitationVocabulary.resent,
  },
  revoke: invitationVocabulary.revoke,
  summary: {
    title: 'Invitación al equipo {team}',
    line: '{by} te invitó a trabajar con el rol {role}.',
    until: 'Válida hasta el {day}.',
    untilFor: 'Válida hasta el {day}, para {email}.',
    channel: 'También vas a ayudar a gestionar el canal {channel}.',
  },
  notice: { next: 'Inicia sesión o crea una cuenta para aceptar.' },
  guest: {
    next: 'Inicia sesión o crea una cuenta para aceptar. Después vuelves a esta invitación.',
    logIn: vocabulary.logIn,
    register: 'Crear una cuenta',
  },
  page: {
    as: 'Iniciaste sesión como {name}',
    accept: 'Entrar al equipo',
    otherAccount: 'Usar otra cuenta',
    joinedWithoutChannel:
      'Ahora eres parte del equipo {team}, pero no gestionas el canal {channel}: se cerró, o quien te invitó ya no puede elegir gestores.',
    joined: 'Ahora formas parte del equipo {team}.',
    forAnother: 'Esta invitación se envió a {email}. Inicia sesión con la cuenta de ese correo.',
    own: 'Tú creaste esta invitación: es para la persona que quieres en el equipo. Envíale el enlace.',
    toInvitations: 'Ver las invitaciones del equipo',
    already: 'Ya eres miembro de este equipo.',
    toTeams: 'Ver tus equipos',
  },
  end: {
    unknown: {
      title: 'Invitación no encontrada',
      text: 'El enlace puede estar incompleto, o la invitación se canceló o se envió de nuevo. Usa el enlace más reciente, o pide otro al administrador del equipo.',
    },
    used: {
      title: 'Esta invitación ya se usó',
      text: 'Si fuiste tú quien la aceptó, solo inicia sesión y elige el equipo. Si no, pide otra al administrador del equipo.',
    },
    expired: {
      title: 'La invitación venció',
      text: 'Una invitación es válida por 7 días, y solo mientras quien la envió puede invitar. Pide otra al administrador del equipo.',
    },
    roleOff: {
      title: 'El rol de esta invitación no está activo',
      text: 'Pide al administrador del equipo que active el rol o envíe otra invitación.',
    },
    away: {
      title: 'No podemos cargar la invitación ahora',
      text: 'Puedes iniciar sesión; después lo intentamos de nuevo.',
    },
  },
} as const satisfies Shape<typeof pt>;
