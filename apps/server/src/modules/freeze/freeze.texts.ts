import type { Locale } from '@balcao/contract/locale';
import type { FreezeAction } from '@balcao/contract/withdrawal-freeze';
import { emailBody, type Words } from '../../platform/email-template.ts';

/** Texts of a mail: that the money is frozen and what that means; the reason is given by the person who answers. */
interface Told {
  readonly team: string;
  readonly contact: string;
  readonly link: string;
}

/** What the super admins of a team are told when its money is frozen, and when it is let go. */
export const freezeTexts: Readonly<Record<Locale, Readonly<Record<FreezeAction, (told: Told) => Words>>>> = {
  'pt-BR': {
    freeze: ({ team, contact, link }) => ({
      subject: `Saques suspensos: ${team}`,
      text: emailBody(
        `Por enquanto, nada pode sair do saldo da equipe ${team}: novos saques, inclusive os automáticos, são recusados.`,
        'Você continua recebendo pagamentos, as liquidações continuam nos dias de sempre e seus clientes podem ser reembolsados. O dinheiro continua sendo seu.',
        `Quer saber o motivo ou enviar documentos? Escreva para ${contact}.`,
        `O saldo está em ${link}`,
      ),
    }),
    unfreeze: ({ team, link }) => ({
      subject: `Saques liberados: ${team}`,
      text: emailBody(`A equipe ${team} já pode sacar de novo. Obrigado pela paciência.`, `O saldo está em ${link}`),
    }),
  },
  'en-US': {
    freeze: ({ team, contact, link }) => ({
      subject: `Withdrawals suspended: ${team}`,
      text: emailBody(
        `For now, nothing can leave the balance of team ${team}: new withdrawals, including automatic ones, are refused.`,
        'You continue to receive payments, settlements arrive on the usual days, and your customers can be refunded. The money is still yours.',
        `Want to know why, or send documents? Write to ${contact}.`,
        `The balance is at ${link}`,
      ),
    }),
    unfreeze: ({ team, link }) => ({
      subject: `Withdrawals available again: ${team}`,
      text: emailBody(`Team ${team} can withdraw again. Thank you for your patience.`, `The balance is at ${link}`),
    }),
  },
  'es-MX': {
    freeze: ({ team, contact, link }) => ({
      subject: `Retiros suspendidos: ${team}`,
      text: emailBody(
        `Por ahora no puede salir nada del saldo del equipo ${team}: los nuevos retiros, incluso los automáticos, se rechazan.`,
        'Sigues recibiendo pagos, las liquidaciones llegan en sus días de siempre y tus clientes pueden recibir reembolsos. El dinero sigue siendo tuyo.',
        `¿Quieres saber el motivo o enviar documentos? Escribe a ${contact}.`,
        `El saldo está en ${link}`,
      ),
    }),
    unfreeze: ({ team, link }) => ({
      subject: `Retiros disponibles de nuevo: ${team}`,
      text: emailBody(
        `El equipo ${team} puede retirar de nuevo. Gracias por tu paciencia.`,
        `El saldo está en ${link}`,
      ),
    }),
  },
  'zh-CN': {
    freeze: ({ team, contact, link }) => ({
      subject: `提现已暂停：${team}`,
      text: emailBody(
        `团队 ${team} 的余额暂时不能转出：新的提现（包括自动提现）会被拒绝。`,
        '你可以照常收款，结算日期不变，客户也可以照常退款。资金仍归你所有。',
        `想了解原因或提交材料，请写信至 ${contact}。`,
        `余额见 ${link}`,
      ),
    }),
    unfreeze: ({ team, link }) => ({
      subject: `提现已恢复：${team}`,
      text: emailBody(`团队 ${team} 可以再次提现。感谢你的耐心等待。`, `余额见 ${link}`),
    }),
  },
};
