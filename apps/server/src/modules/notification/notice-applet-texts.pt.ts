import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `Você escolhe o que quer receber em ${settings}`;

/** What e-mails say of mini programs. */
export const appletTextsPt: Pick<
  NoticeTexts,
  'versionDecided' | 'releaseDue' | 'versionTakenDown' | 'removalDecided' | 'messagePaused' | 'templateDecided'
> = {
  versionDecided: ({ name, number, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `Versão ${number} de ${name} aprovada` : `Versão ${number} de ${name}: há correções a fazer`,
    text: emailBody(
      isAccepted
        ? `A análise aprovou a versão ${number} do miniprograma ${name} da equipe ${team}. Ela já pode ser publicada.`
        : `A análise da versão ${number} do miniprograma ${name} da equipe ${team} pede correções.`,
      `Veja os detalhes em ${link}`,
      choose(settings),
    ),
  }),
  releaseDue: ({ name, number, share, isOut }, { team, link, settings }) => ({
    subject: isOut ? `Versão ${number} de ${name} publicada` : `Versão ${number} de ${name} não foi publicada`,
    text: emailBody(
      isOut
        ? `No horário agendado, a versão ${number} do miniprograma ${name} da equipe ${team} foi publicada para ${share === 100 ? 'todas as pessoas' : `${share}% das pessoas`}.`
        : `Chegou o horário agendado, mas a equipe ${team} não está mais certificada. A versão ${number} do miniprograma ${name} continua aprovada, sem ser publicada.`,
      `Acompanhe em ${link}`,
      choose(settings),
    ),
  }),
  versionTakenDown: ({ name, number, reason }, { team, link, settings }) => ({
    subject: `Versão ${number} de ${name} retirada do ar`,
    text: emailBody(
      `Retiramos do ar a versão ${number} do miniprograma ${name} da equipe ${team}. Ninguém mais pode abri-la.`,
      `Motivo: ${reason}`,
      `Volte a uma versão anterior ou envie outra em ${link}`,
      choose(settings),
    ),
  }),
  removalDecided: ({ name, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `${name} saiu da busca` : `${name} continua na busca`,
    text: emailBody(
      isAccepted
        ? `Conforme a equipe ${team} solicitou, o miniprograma ${name} saiu da busca e não abre mais. Publicar uma versão o traz de volta.`
        : `A solicitação de retirar o miniprograma ${name} da equipe ${team} não foi aceita.`,
      `Veja os detalhes em ${link}`,
      choose(settings),
    ),
  }),
  messagePaused: ({ name, title }, { team, link, settings }) => ({
    subject: `Mensagem pausada: ${title}`,
    text: emailBody(
      `Pausamos a mensagem ${title} do miniprograma ${name} da equipe ${team}: a maioria das pessoas que responderam nos últimos dias a recusou.`,
      `Peça permissão só quando a mensagem for útil para a pessoa, por exemplo depois do pagamento, e retome em ${link}`,
      choose(settings),
    ),
  }),
  templateDecided: ({ name, title, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `Mensagem ${title} aprovada` : `Mensagem ${title}: há correções a fazer`,
    text: emailBody(
      isAccepted
        ? `A análise aprovou a mensagem ${title} do miniprograma ${name} da equipe ${team}. Já é possível pedir às pessoas permissão para enviá-la.`
        : `A análise da mensagem ${title} do miniprograma ${name} da equipe ${team} pede correções.`,
      `Veja os detalhes em ${link}`,
      choose(settings),
    ),
  }),
};
