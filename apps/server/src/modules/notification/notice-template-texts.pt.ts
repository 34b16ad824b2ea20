import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `Você escolhe o que quer receber em ${settings}`;

/** What e-mails say of message templates. */
export const templateTextsPt: Pick<
  NoticeTexts,
  'messageTemplateDecided' | 'messageTemplateSwitched' | 'messageTemplateComplained'
> = {
  messageTemplateDecided: ({ name, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `O modelo ${name} foi aprovado` : `Modelo ${name}: há correções a fazer`,
    text: emailBody(
      isAccepted
        ? `O modelo de mensagem ${name} da equipe ${team} foi aprovado e já pode ser enviado.`
        : `A análise do modelo de mensagem ${name} da equipe ${team} pede correções.`,
      `Veja os detalhes em ${link}`,
      choose(settings),
    ),
  }),
  messageTemplateSwitched: ({ name, what, reason }, { team, link, settings }) => {
    const said = {
      paused: {
        subject: `O modelo ${name} está pausado`,
        line: `Pausamos o modelo de mensagem ${name} da equipe ${team}. Por enquanto, não é possível enviar mensagens com ele.`,
      },
      resumed: {
        subject: `O modelo ${name} pode ser enviado de novo`,
        line: `O modelo de mensagem ${name} da equipe ${team} não está mais pausado.`,
      },
      disabled: {
        subject: `O modelo ${name} foi desativado`,
        line: `Desativamos o modelo de mensagem ${name} da equipe ${team}. Ele não pode mais ser enviado.`,
      },
    }[what];
    return {
      subject: said.subject,
      text: emailBody(said.line, `Motivo: ${reason}`, `Veja os detalhes em ${link}`, choose(settings)),
    };
  },
  messageTemplateComplained: ({ name, what, people, until: end }, { team, link, settings, time }) => {
    const until = end === null ? '' : time(end);
    const said = {
      paused: {
        subject: `O modelo ${name} foi pausado por causa de reclamações`,
        line: `Nos últimos 7 dias, ${people} pessoas denunciaram o modelo de mensagem ${name} da equipe ${team}, ou pararam de receber mensagens do canal depois dele. Por isso, ele não pode ser enviado até ${until}. Depois disso, volta automaticamente.`,
      },
      resumed: {
        subject: `O modelo ${name} pode ser enviado de novo`,
        line: `A pausa do modelo de mensagem ${name} da equipe ${team} terminou. Se as reclamações continuarem, a próxima pausa será maior.`,
      },
      disabled: {
        subject: `O modelo ${name} foi desativado por reclamações`,
        line: `Pela terceira vez, o modelo de mensagem ${name} da equipe ${team} teve reclamações demais: ${people} pessoas em 7 dias. Ele não pode mais ser enviado. Duplique o modelo e mude o texto para solicitar outra análise.`,
      },
    }[what];
    return { subject: said.subject, text: emailBody(said.line, `Veja os detalhes em ${link}`, choose(settings)) };
  },
};
