import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `Você escolhe o que quer receber em ${settings}`;

/** What e-mails say of message templates. */
export const templateTextsPt: Pick<NoticeTexts, 'messageTemplateDecided' | 'messageTemplateSwitched'> = {
  messageTemplateDecided: ({ name, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `O modelo ${name} foi aprovado` : `O modelo ${name}: falta corrigir algo`,
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
        line: `Pausamos o modelo de mensagem ${name} da equipe ${team}. Por enquanto ninguém consegue enviar mensagens com ele.`,
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
};
