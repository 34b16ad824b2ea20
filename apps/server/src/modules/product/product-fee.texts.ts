import type { Locale } from '@balcao/contract/locale';
import { emailBody, type Words } from '../../platform/email-template.ts';

interface Told {
  readonly team: string;
  /** Each fee that is new: product, payment method, fee. */
  readonly lines: string;
  readonly link: string;
}

/** What the super admins of a team are told when other fees hold. */
export const feeTexts: Readonly<Record<Locale, (told: Told) => Words>> = {
  'pt-BR': ({ team, lines, link }) => ({
    subject: `Novas tarifas: ${team}`,
    text: emailBody(
      `As tarifas da equipe ${team} mudaram. Elas valem para os pedidos criados a partir de agora; os anteriores não mudam.`,
      lines,
      `Veja todas em ${link}`,
    ),
  }),
  'en-US': ({ team, lines, link }) => ({
    subject: `New fees: ${team}`,
    text: emailBody(
      `The fees of team ${team} have changed. They apply to orders created from now on; earlier orders are not affected.`,
      lines,
      `See all of them at ${link}`,
    ),
  }),
  'es-MX': ({ team, lines, link }) => ({
    subject: `Nuevas comisiones: ${team}`,
    text: emailBody(
      `Cambiaron las comisiones del equipo ${team}. Se aplican a los pedidos creados a partir de ahora; los anteriores no cambian.`,
      lines,
      `Consúltalas todas en ${link}`,
    ),
  }),
  'zh-CN': ({ team, lines, link }) => ({
    subject: `新的手续费：${team}`,
    text: emailBody(
      `团队 ${team} 的手续费已更改，适用于此后创建的订单，之前的订单不受影响。`,
      lines,
      `全部手续费见 ${link}`,
    ),
  }),
};
