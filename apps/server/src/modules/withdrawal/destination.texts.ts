import type { Locale } from '@balcao/contract/locale';
import type { DestinationKind } from '@balcao/contract/withdrawal';
import { emailBody, type Words } from '../../platform/email-template.ts';

/** What a mail says of a new destination: never more of an account than its ends. */
interface Told {
  readonly team: string;
  readonly kind: DestinationKind;
  readonly masked: string;
  readonly institution: string | null;
  /** Who added it; null where the data for payments were changed. */
  readonly by: string | null;
  /** From when it can be used, as people read it. */
  readonly day: string;
  readonly link: string;
}
const shown = (words: { pix: string; bank: string }, { kind, masked, institution }: Told): string =>
  [words[kind], masked, kind === 'bank' && institution ? `(${institution})` : ''].filter(Boolean).join(' ');

export const destinationTexts: Readonly<Record<Locale, (told: Told) => Words>> = {
  'pt-BR': (told) => ({
    subject: `Novo destino de saque na equipe ${told.team}`,
    text: emailBody(
      told.by
        ? `${told.by} adicionou um destino para os saques da equipe ${told.team}:`
        : `Os dados de pagamento da equipe ${told.team} mudaram. Há um novo destino para os saques:`,
      shown({ pix: 'Chave Pix', bank: 'Conta' }, told),
      `Ele pode ser usado a partir de ${told.day} (horário de Brasília).`,
      `Não reconhece este destino? Remova-o antes disso em ${told.link}, troque sua senha e fale com o suporte.`,
    ),
  }),
  'en-US': (told) => ({
    subject: `New withdrawal destination in team ${told.team}`,
    text: emailBody(
      told.by
        ? `${told.by} added a destination for withdrawals of team ${told.team}:`
        : `The payment data of team ${told.team} changed. There is a new destination for withdrawals:`,
      shown({ pix: 'Pix key', bank: 'Account' }, told),
      `It can be used from ${told.day} (Brasília time).`,
      `Don't recognise it? Remove the destination before then at ${told.link}, change your password and contact support.`,
    ),
  }),
  'es-MX': (told) => ({
    subject: `Nuevo destino de retiro en el equipo ${told.team}`,
    text: emailBody(
      told.by
        ? `${told.by} agregó un destino para los retiros del equipo ${told.team}:`
        : `Los datos de pago del equipo ${told.team} cambiaron. Hay un nuevo destino para los retiros:`,
      shown({ pix: 'Clave Pix', bank: 'Cuenta' }, told),
      `Se puede usar a partir de ${told.day} (hora de Brasilia).`,
      `¿No lo reconoces? Elimina el destino antes en ${told.link}, cambia tu contraseña y contacta a soporte.`,
    ),
  }),
  'zh-CN': (told) => ({
    subject: `团队 ${told.team} 新增了收款账户`,
    text: emailBody(
      told.by
        ? `${told.by} 为团队 ${told.team} 添加了一个提现收款账户：`
        : `团队 ${told.team} 的收款资料已变更，提现有了新的收款账户：`,
      shown({ pix: 'Pix 密钥', bank: '账户' }, told),
      `自 ${told.day}（巴西利亚时间）起可以使用。`,
      `不是你们操作的？请在此之前到 ${told.link} 移除该账户，修改密码并联系客服。`,
    ),
  }),
};
