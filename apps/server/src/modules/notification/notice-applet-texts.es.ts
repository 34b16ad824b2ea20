import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `Elige lo que quieres recibir en ${settings}`;

/** What e-mails say of mini programs. */
export const appletTextsEs: Pick<
  NoticeTexts,
  'versionDecided' | 'releaseDue' | 'versionTakenDown' | 'removalDecided' | 'messagePaused' | 'templateDecided'
> = {
  versionDecided: ({ name, number, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted
      ? `Versión ${number} de ${name} aprobada`
      : `Versión ${number} de ${name}: hay correcciones por hacer`,
    text: emailBody(
      isAccepted
        ? `La revisión aprobó la versión ${number} del miniprograma ${name} del equipo ${team}. Ya se puede publicar.`
        : `La revisión de la versión ${number} del miniprograma ${name} del equipo ${team} pide correcciones.`,
      `Consulta los detalles en ${link}`,
      choose(settings),
    ),
  }),
  releaseDue: ({ name, number, share, isOut }, { team, link, settings }) => ({
    subject: isOut ? `Versión ${number} de ${name} publicada` : `Versión ${number} de ${name} no se publicó`,
    text: emailBody(
      isOut
        ? `A la hora programada, la versión ${number} del miniprograma ${name} del equipo ${team} se publicó para ${share === 100 ? 'todas las personas' : `el ${share}% de las personas`}.`
        : `Llegó la hora programada, pero el equipo ${team} ya no está certificado. La versión ${number} del miniprograma ${name} sigue aprobada, sin publicarse.`,
      `Síguela en ${link}`,
      choose(settings),
    ),
  }),
  versionTakenDown: ({ name, number, reason }, { team, link, settings }) => ({
    subject: `Versión ${number} de ${name} retirada`,
    text: emailBody(
      `Retiramos la versión ${number} del miniprograma ${name} del equipo ${team}. Ya nadie puede abrirla.`,
      `Motivo: ${reason}`,
      `Regresa a una versión anterior o envía otra en ${link}`,
      choose(settings),
    ),
  }),
  removalDecided: ({ name, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `${name} salió de la búsqueda` : `${name} sigue en la búsqueda`,
    text: emailBody(
      isAccepted
        ? `Como solicitó el equipo ${team}, el miniprograma ${name} salió de la búsqueda y ya no se puede abrir. Publicar una versión lo trae de vuelta.`
        : `La solicitud de retirar el miniprograma ${name} del equipo ${team} no fue aceptada.`,
      `Consulta los detalles en ${link}`,
      choose(settings),
    ),
  }),
  messagePaused: ({ name, title }, { team, link, settings }) => ({
    subject: `Mensaje en pausa: ${title}`,
    text: emailBody(
      `Pusimos en pausa el mensaje ${title} del miniprograma ${name} del equipo ${team}: la mayoría de quienes respondieron en los últimos días lo rechazó.`,
      `Pide permiso solo cuando el mensaje le sirva a la persona, por ejemplo después del pago, y reanúdalo en ${link}`,
      choose(settings),
    ),
  }),
  templateDecided: ({ name, title, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `Mensaje ${title} aprobado` : `Mensaje ${title}: hay correcciones por hacer`,
    text: emailBody(
      isAccepted
        ? `La revisión aprobó el mensaje ${title} del miniprograma ${name} del equipo ${team}. Ya puedes pedir permiso a las personas para enviarlo.`
        : `La revisión del mensaje ${title} del miniprograma ${name} del equipo ${team} pide correcciones.`,
      `Consulta los detalles en ${link}`,
      choose(settings),
    ),
  }),
};
