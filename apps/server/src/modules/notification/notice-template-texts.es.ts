import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `Elige lo que quieres recibir en ${settings}`;

/** What e-mails say of message templates. */
export const templateTextsEs: Pick<
  NoticeTexts,
  'messageTemplateDecided' | 'messageTemplateSwitched' | 'messageTemplateComplained'
> = {
  messageTemplateDecided: ({ name, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `La plantilla ${name} fue aprobada` : `La plantilla ${name} necesita correcciones`,
    text: emailBody(
      isAccepted
        ? `La plantilla de mensaje ${name} del equipo ${team} fue aprobada y ya se puede enviar.`
        : `La revisión de la plantilla de mensaje ${name} del equipo ${team} pide correcciones.`,
      `Consulta los detalles en ${link}`,
      choose(settings),
    ),
  }),
  messageTemplateSwitched: ({ name, what, reason }, { team, link, settings }) => {
    const said = {
      paused: {
        subject: `La plantilla ${name} está en pausa`,
        line: `Pusimos en pausa la plantilla de mensaje ${name} del equipo ${team}. Por ahora no se pueden enviar mensajes con ella.`,
      },
      resumed: {
        subject: `La plantilla ${name} se puede enviar de nuevo`,
        line: `La plantilla de mensaje ${name} del equipo ${team} ya no está en pausa.`,
      },
      disabled: {
        subject: `La plantilla ${name} fue desactivada`,
        line: `Desactivamos la plantilla de mensaje ${name} del equipo ${team}. Ya no se puede enviar.`,
      },
    }[what];
    return {
      subject: said.subject,
      text: emailBody(said.line, `Motivo: ${reason}`, `Consulta los detalles en ${link}`, choose(settings)),
    };
  },
  messageTemplateComplained: ({ name, what, people, until: end }, { team, link, settings, time }) => {
    const until = end === null ? '' : time(end);
    const said = {
      paused: {
        subject: `La plantilla ${name} está en pausa por quejas`,
        line: `En los últimos 7 días, ${people} personas denunciaron la plantilla de mensaje ${name} del equipo ${team}, o dejaron de recibir mensajes después de ella. Por eso no se puede enviar hasta ${until}. Después se reanuda automáticamente.`,
      },
      resumed: {
        subject: `La plantilla ${name} se puede enviar de nuevo`,
        line: `Terminó la pausa de la plantilla de mensaje ${name} del equipo ${team}. Si las quejas siguen, la próxima pausa será más larga.`,
      },
      disabled: {
        subject: `La plantilla ${name} fue desactivada por quejas`,
        line: `Por tercera vez, demasiadas personas se quejaron de la plantilla de mensaje ${name} del equipo ${team}: ${people} personas en 7 días. Ya no se puede enviar. Duplícala y cambia el texto para solicitar otra revisión.`,
      },
    }[what];
    return { subject: said.subject, text: emailBody(said.line, `Consulta los detalles en ${link}`, choose(settings)) };
  },
};
