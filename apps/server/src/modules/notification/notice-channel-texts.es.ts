import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `Elige lo que quieres recibir en ${settings}`;
const names = {
  channelOfficial: 'certificación oficial',
  channelPersonal: 'certificación personal',
  channelSubject: 'responsable',
  association: 'vínculo con miniprograma',
} as const;

/** What e-mails say of channels, and of the mini programs that they lead to. */
export const channelTextsEs: Pick<
  NoticeTexts,
  'channelDecided' | 'channelModerated' | 'robotHeld' | 'workflowHeld' | 'associationRequested' | 'associationAnswered'
> = {
  channelDecided: ({ name, of, isAccepted }, { team, link, settings }) => {
    const what = names[of];
    return {
      subject: isAccepted ? `Canal ${name}: revisión aprobada` : `Canal ${name}: hay correcciones por hacer`,
      text: emailBody(
        isAccepted
          ? `La revisión aprobó la solicitud del equipo ${team} para el canal ${name}: ${what}.`
          : `La revisión del canal ${name} del equipo ${team} pide correcciones: ${what}.`,
        `Consulta los detalles en ${link}`,
        choose(settings),
      ),
    };
  },
  associationRequested: ({ name, channel, what }, { team, link, settings }) =>
    what === 'requested'
      ? {
          subject: `El canal ${channel} quiere vincularse a ${name}`,
          text: emailBody(
            `El canal ${channel} quiere llevar a sus seguidores al miniprograma ${name} del equipo ${team}. Acepta o rechaza.`,
            `Responde en ${link}`,
            choose(settings),
          ),
        }
      : {
          subject: `El canal ${channel} ya no está vinculado a ${name}`,
          text: emailBody(
            `El equipo del canal ${channel} deshizo el vínculo con el miniprograma ${name} del equipo ${team}.`,
            `Consulta los detalles en ${link}`,
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
        subject: `El canal ${name} ya no está vinculado a ${applet}`,
        line: `El equipo del miniprograma ${applet} deshizo el vínculo con el canal ${name} del equipo ${team}.`,
      },
    }[what];
    return { subject: said.subject, text: emailBody(said.line, `Consulta los detalles en ${link}`, choose(settings)) };
  },
  channelModerated: ({ name, label, what, reason }, { team, link, settings }) => {
    const said = {
      takenDown: {
        subject: `Se retiró una publicación del canal ${name}: ${label}`,
        line: `Retiramos una publicación del canal ${name} del equipo ${team}: ${label}. Ya nadie puede leerla.`,
      },
      restored: {
        subject: `Volvió una publicación del canal ${name}: ${label}`,
        line: `Una publicación del canal ${name} del equipo ${team} se puede leer de nuevo: ${label}.`,
      },
      frozen: {
        subject: `El canal ${name} fue bloqueado`,
        line: `Bloqueamos el canal ${name} del equipo ${team}. No envía nada, y las personas no pueden seguirlo ni leer lo que publicó. Lo que estaba programado volvió a ser borrador.`,
      },
      unfrozen: {
        subject: `El canal ${name} fue desbloqueado`,
        line: `El canal ${name} del equipo ${team} está desbloqueado: las personas pueden seguirlo y leerlo de nuevo, y el equipo puede publicar.`,
      },
      upheld: {
        subject: `Nueva revisión del canal ${name}: la decisión se mantiene`,
        line: `El equipo ${team} pidió una nueva revisión de una decisión sobre el canal ${name}. La decisión se mantiene.`,
      },
    }[what];
    const next =
      what === 'takenDown' || what === 'frozen'
        ? `Si no estás de acuerdo, solicita otra revisión en ${link}`
        : `Consulta los detalles en ${link}`;
    return { subject: said.subject, text: emailBody(said.line, `Motivo: ${reason}`, next, choose(settings)) };
  },
  robotHeld: ({ name, channel, what, reason }, { team, link, settings }) => {
    const said = {
      held: {
        subject: `El asistente ${name} del canal ${channel} fue desactivado`,
        line: `Desactivamos el asistente ${name} del canal ${channel}, del equipo ${team}. Ya no responde, y las conversaciones pasan al equipo.`,
      },
      released: {
        subject: `El asistente ${name} del canal ${channel} está liberado`,
        line: `El asistente ${name} del canal ${channel}, del equipo ${team}, está desactivado y se puede activar de nuevo.`,
      },
    }[what];
    return {
      subject: said.subject,
      text: emailBody(said.line, `Motivo: ${reason}`, `Consulta los detalles en ${link}`, choose(settings)),
    };
  },
  workflowHeld: ({ name, channel, what, reason }, { team, link, settings }) => {
    const said = {
      held: {
        subject: `El flujo ${name} del canal ${channel} fue desactivado`,
        line: `Desactivamos el flujo ${name} del canal ${channel}, del equipo ${team}. Lo que está en curso se detiene en el próximo paso, y nada nuevo empieza.`,
      },
      released: {
        subject: `El flujo ${name} del canal ${channel} está liberado`,
        line: `El flujo ${name} del canal ${channel}, del equipo ${team}, está desactivado y se puede activar de nuevo.`,
      },
    }[what];
    return {
      subject: said.subject,
      text: emailBody(said.line, `Motivo: ${reason}`, `Consulta los detalles en ${link}`, choose(settings)),
    };
  },
};
