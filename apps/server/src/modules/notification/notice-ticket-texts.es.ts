import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `Elige lo que quieres recibir en ${settings}`;

/** What e-mails say of requests to support; what was written in them stands behind the login. */
export const ticketTextsEs: Pick<NoticeTexts, 'ticketAnswered'> = {
  ticketAnswered: ({ subject, what }, { team, link, settings }) => {
    const subjects = {
      answered: 'Soporte respondió',
      asked: 'Soporte espera tu respuesta',
      solved: 'Soporte la marcó como resuelta',
    };
    const lines = {
      answered: `Soporte escribió en tu solicitud “${subject}”, del equipo ${team}.`,
      asked: `Soporte te hizo una pregunta en tu solicitud “${subject}”, del equipo ${team}, y espera tu respuesta.`,
      solved: `Tu solicitud “${subject}”, del equipo ${team}, fue marcada como resuelta. Si aún falta algo, escribe en la solicitud para reabrirla.`,
    };
    return {
      subject: `${subjects[what]}: ${subject}`,
      text: emailBody(lines[what], `Lee y responde en ${link}`, choose(settings)),
    };
  },
};
