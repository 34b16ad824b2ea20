import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `Você escolhe o que quer receber em ${settings}`;
const names = {
  channelOfficial: 'certificação oficial',
  channelPersonal: 'certificação pessoal',
  channelSubject: 'responsável',
  association: 'vínculo com miniprograma',
} as const;

/** What e-mails say of channels, and of the mini programs that they lead to. */
export const channelTextsPt: Pick<
  NoticeTexts,
  'channelDecided' | 'channelModerated' | 'robotHeld' | 'workflowHeld' | 'associationRequested' | 'associationAnswered'
> = {
  channelDecided: ({ name, of, isAccepted }, { team, link, settings }) => {
    const what = names[of];
    return {
      subject: isAccepted ? `Canal ${name}: análise aprovada` : `Canal ${name}: há correções a fazer`,
      text: emailBody(
        isAccepted
          ? `A análise aprovou a solicitação da equipe ${team} para o canal ${name}: ${what}.`
          : `A análise do canal ${name} da equipe ${team} pede correções: ${what}.`,
        `Veja os detalhes em ${link}`,
        choose(settings),
      ),
    };
  },
  associationRequested: ({ name, channel, what }, { team, link, settings }) =>
    what === 'requested'
      ? {
          subject: `O canal ${channel} quer se vincular a ${name}`,
          text: emailBody(
            `O canal ${channel} quer levar seus seguidores ao miniprograma ${name} da equipe ${team}. Aceite ou recuse.`,
            `Responda em ${link}`,
            choose(settings),
          ),
        }
      : {
          subject: `O canal ${channel} não está mais vinculado a ${name}`,
          text: emailBody(
            `A equipe do canal ${channel} desfez o vínculo com o miniprograma ${name} da equipe ${team}.`,
            `Veja os detalhes em ${link}`,
            choose(settings),
          ),
        },
  associationAnswered: ({ name, applet, what }, { team, link, settings }) => {
    const said = {
      agreed: {
        subject: `${applet} aceitou o canal ${name}`,
        line: `A equipe do miniprograma ${applet} aceitou a solicitação do canal ${name} da equipe ${team}. Agora a nossa equipe analisa.`,
      },
      declined: {
        subject: `${applet} recusou o canal ${name}`,
        line: `A equipe do miniprograma ${applet} recusou a solicitação do canal ${name} da equipe ${team}. O motivo está na página.`,
      },
      lifted: {
        subject: `O canal ${name} não está mais vinculado a ${applet}`,
        line: `A equipe do miniprograma ${applet} desfez o vínculo com o canal ${name} da equipe ${team}.`,
      },
    }[what];
    return { subject: said.subject, text: emailBody(said.line, `Veja os detalhes em ${link}`, choose(settings)) };
  },
  channelModerated: ({ name, label, what, reason }, { team, link, settings }) => {
    const said = {
      takenDown: {
        subject: `Uma publicação do canal ${name} saiu do ar: ${label}`,
        line: `Retiramos do ar uma publicação do canal ${name} da equipe ${team}: ${label}. Ninguém mais pode lê-la.`,
      },
      restored: {
        subject: `Uma publicação do canal ${name} voltou: ${label}`,
        line: `Uma publicação do canal ${name} da equipe ${team} está no ar de novo: ${label}.`,
      },
      frozen: {
        subject: `O canal ${name} foi bloqueado`,
        line: `Bloqueamos o canal ${name} da equipe ${team}. Ele não envia nada, e as pessoas não podem segui-lo nem ler o que ele publicou. O que estava agendado voltou a ser rascunho.`,
      },
      unfrozen: {
        subject: `O canal ${name} foi desbloqueado`,
        line: `O canal ${name} da equipe ${team} está desbloqueado: as pessoas podem segui-lo e lê-lo de novo, e a equipe pode publicar.`,
      },
      upheld: {
        subject: `Nova análise do canal ${name}: decisão mantida`,
        line: `A equipe ${team} pediu uma nova análise de uma decisão sobre o canal ${name}. A decisão foi mantida.`,
      },
    }[what];
    const next =
      what === 'takenDown' || what === 'frozen'
        ? `Se não concordar, solicite uma nova análise em ${link}`
        : `Veja os detalhes em ${link}`;
    return { subject: said.subject, text: emailBody(said.line, `Motivo: ${reason}`, next, choose(settings)) };
  },
  robotHeld: ({ name, channel, what, reason }, { team, link, settings }) => {
    const said = {
      held: {
        subject: `O assistente ${name} do canal ${channel} foi desligado`,
        line: `Desligamos o assistente ${name} do canal ${channel}, da equipe ${team}. Ele não responde mais, e as conversas passam para a equipe.`,
      },
      released: {
        subject: `O assistente ${name} do canal ${channel} está liberado`,
        line: `O assistente ${name} do canal ${channel}, da equipe ${team}, está desligado e pode ser ligado de novo.`,
      },
    }[what];
    return {
      subject: said.subject,
      text: emailBody(said.line, `Motivo: ${reason}`, `Veja os detalhes em ${link}`, choose(settings)),
    };
  },
  workflowHeld: ({ name, channel, what, reason }, { team, link, settings }) => {
    const said = {
      held: {
        subject: `O fluxo ${name} do canal ${channel} foi desligado`,
        line: `Desligamos o fluxo ${name} do canal ${channel}, da equipe ${team}. O que estava em andamento para no próximo passo, e nada novo começa.`,
      },
      released: {
        subject: `O fluxo ${name} do canal ${channel} está liberado`,
        line: `O fluxo ${name} do canal ${channel}, da equipe ${team}, está desligado e pode ser ligado de novo.`,
      },
    }[what];
    return {
      subject: said.subject,
      text: emailBody(said.line, `Motivo: ${reason}`, `Veja os detalhes em ${link}`, choose(settings)),
    };
  },
};
