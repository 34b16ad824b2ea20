import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `Você escolhe o que quer receber em ${settings}`;

/** What e-mails say of requests to support; what was written in them stands behind the login. */
export const ticketTextsPt: Pick<NoticeTexts, 'ticketAnswered'> = {
  ticketAnswered: ({ subject, what }, { team, link, settings }) => {
    const subjects = {
      answered: 'O suporte respondeu',
      asked: 'O suporte aguarda sua resposta',
      solved: 'O suporte marcou como resolvido',
    };
    const lines = {
      answered: `O suporte escreveu no seu atendimento “${subject}”, da equipe ${team}.`,
      asked: `O suporte fez uma pergunta no seu atendimento “${subject}”, da equipe ${team}, e aguarda sua resposta.`,
      solved: `O seu atendimento “${subject}”, da equipe ${team}, foi marcado como resolvido. Se ainda falta algo, escreva no atendimento para reabri-lo.`,
    };
    return {
      subject: `${subjects[what]}: ${subject}`,
      text: emailBody(lines[what], `Leia e responda em ${link}`, choose(settings)),
    };
  },
};
