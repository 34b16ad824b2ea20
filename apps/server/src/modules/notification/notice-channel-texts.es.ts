import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `Tú eliges lo que quieres recibir en ${settings}`;
const names = {
  channelOfficial: 'certificación oficial',
  channelPersonal: 'certificación personal',
  channelSubject: 'responsable',
  association: 'vínculo con miniprograma',
} as const;

/** What e-mails say of channels, and of the mini programs that they lead to. */
export const channelTextsEs: Pick<
  NoticeTexts,
  'channelDecided' | 'channelModerated' | 'robotHeld' | 'associationRequested' | 'associationAnswered'
> = {
  channelDecided: ({ name, of, isAccepted }, { team, link, settings }) => {
    const what = names[of];
    return {
      subject: isAccepted ? `El canal ${name}: revisión aprobada` : `El canal ${name}: falta corregir algo`,
      text: emailBody(
        isAccepted
          ? `La revisión aprobó lo que el equipo ${team} pidió para el canal ${name}: ${what}.`
          : `La revisión del canal ${name} del equipo ${team} pide correcciones: ${what}.`,
        `Mira los detalles en ${link}`,
        choose(settings),
      ),
    };
  },
  associationRequested: ({ name, channel, what }, { team, link, settings }) =>
    what === 'requested'
      ? {
          subject: `El canal ${channel} pide llevar a ${name}`,
          text: emailBody(
            `El canal ${channel} quiere llevar a sus seguidores al miniprograma ${name} del equipo ${team}. Acepta o rechaza.`,
            `Responde en ${link}`,
            choose(settings),
          ),
        }
      : {
          subject: `El canal ${channel} ya no lleva a ${name}`,
          text: emailBody(
            `El equipo del canal ${channel} deshizo el vínculo con el miniprograma ${name} del equipo ${team}.`,
            `Mira los detalles en ${link}`,
            choose(settings),
          ),
        },
  associationAnswered: ({ name, applet, what }, { team, link, settings }) => {
    const said = {
      agreed: {
        subject: `${applet} aceptó el canal ${name}`,
        line: `El equipo del miniprograma ${applet} aceptó la solicitud del canal ${name} del equipo ${team}. Ahora la revisa nuestro equipo.`,
      },
      declined: {
        subject: `${applet} rechazó el canal ${name}`,
        line: `El equipo del miniprograma ${applet} rechazó la solicitud del canal ${name} del equipo ${team}. El motivo está en la página.`,
      },
      lifted: {
        subject: `El canal ${name} ya no lleva a ${applet}`,
        line: `El equipo del miniprograma ${applet} deshizo el vínculo con el canal ${name} del equipo ${team}.`,
      },
    }[what];
    return { subject: said.subject, text: emailBody(said.line, `Mira los detalles en ${link}`, choose(settings)) };
  },
  channelModerated: ({ name, label, what, reason }, { team, link, settings }) => {
    const said = {
      takenDown: {
        subject: `Se retiró una publicación del canal ${name}: ${label}`,
        line: `Retiramos una publicación del canal ${name} del equipo ${team}: ${label}. Ya nadie la lee.`,
      },
      restored: {
        subject: `Volvió una publicación del canal ${name}: ${label}`,
        line: `Una publicación del canal ${name} del equipo ${team} se puede leer de nuevo: ${label}.`,
      },
      frozen: {
        subject: `El canal ${name} fue bloqueado`,
        line: `Bloqueamos el canal ${name} del equipo ${team}. No envía nada, y las personas no pueden seguirlo ni leer lo que publicó. Lo que estaba programado es un borrador de nuevo.`,
      },
      unfrozen: {
        subject: `El canal ${name} fue desbloqueado`,
        line: `El canal ${name} del equipo ${team} está desbloqueado: las personas lo siguen y lo leen de nuevo, y el equipo puede publicar.`,
      },
      upheld: {
        subject: `Revisamos de nuevo el canal ${name}: la decisión se mantiene`,
        line: `El equipo ${team} pidió que revisáramos otra vez una decisión sobre el canal ${name}. Lo hicimos, y queda como está.`,
      },
    }[what];
    const next =
      what === 'takenDown' || what === 'frozen'
        ? `Si no estás de acuerdo, pide otra revisión en ${link}`
        : `Mira los detalles en ${link}`;
    return { subject: said.subject, text: emailBody(said.line, `Motivo: ${reason}`, next, choose(settings)) };
  },
  robotHeld: ({ name, channel, what, reason }, { team, link, settings }) => {
    const said = {
      held: {
        subject: `El asistente ${name} del canal ${channel} fue apagado`,
        line: `Apagamos el asistente ${name} del canal ${channel}, del equipo ${team}. Ya no responde, y las conversaciones pasan a personas.`,
      },
      released: {
        subject: `El asistente ${name} del canal ${channel} está liberado`,
        line: `El asistente ${name} del canal ${channel}, del equipo ${team}, está apagado y se puede encender de nuevo.`,
      },
    }[what];
    return {
      subject: said.subject,
      text: emailBody(said.line, `Motivo: ${reason}`, `Mira los detalles en ${link}`, choose(settings)),
    };
  },
};
