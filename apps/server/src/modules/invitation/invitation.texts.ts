import { invitationLifeDays as days } from '@balcao/contract/invitation';
import type { Locale } from '@balcao/contract/locale';
import { emailBody } from '../../platform/email-template.ts';

interface Told {
  readonly team: string;
  readonly invitedBy: string;
  readonly role: string;
  /** The channel that they are to manage, too. */
  readonly channel: string | undefined;
  readonly link: string;
}
type InvitationEmail = (told: Told) => { readonly subject: string; readonly text: string };

/** The mail that invites a person into a team, in their language. */
export const invitationTexts: Readonly<Record<Locale, InvitationEmail>> = {
  'pt-BR': ({ team, invitedBy, role, channel, link }) => ({
    subject: `Convite para a equipe ${team} no Balcão`,
    text: emailBody(
      `${invitedBy} convidou você para trabalhar na equipe ${team} no Balcão, com a função ${role}.`,
      ...(channel === undefined ? [] : [`Você também vai ajudar a cuidar do canal ${channel}.`]),
      `Para ver e aceitar o convite, acesse ${link}`,
      `O convite vale por ${days} dias e só pode ser aceito com este e-mail. Se você ainda não tem uma conta, pode criar uma no mesmo endereço.`,
      'Se você não esperava este convite, ignore esta mensagem.',
    ),
  }),
  'en-US': ({ team, invitedBy, role, channel, link }) => ({
    subject: `Invitation to team ${team} on Balcão`,
    text: emailBody(
      `${invitedBy} invited you to team ${team} on Balcão with the role ${role}.`,
      ...(channel === undefined ? [] : [`You will also help to manage the channel ${channel}.`]),
      `To view and accept the invitation, go to ${link}`,
      `The invitation is valid for ${days} days and can only be accepted with this e-mail. If you do not have an account yet, you can create one at the same address.`,
      'If you did not expect this invitation, ignore this message.',
    ),
  }),
  'es-MX': ({ team, invitedBy, role, channel, link }) => ({
    subject: `Invitación al equipo ${team} en Balcão`,
    text: emailBody(
      `${invitedBy} te invitó a trabajar en el equipo ${team} en Balcão, con el rol ${role}.`,
      ...(channel === undefined ? [] : [`También vas a ayudar a gestionar el canal ${channel}.`]),
      `Para ver y aceptar la invitación, entra a ${link}`,
      `La invitación es válida por ${days} días y solo se puede aceptar con este correo. Si aún no tienes una cuenta, puedes crearla en la misma dirección.`,
      'Si no esperabas esta invitación, ignora este mensaje.',
    ),
  }),
  'zh-CN': ({ team, invitedBy, role, channel, link }) => ({
    subject: `邀请你加入 Balcão 团队 ${team}`,
    text: emailBody(
      `${invitedBy} 邀请你加入 Balcão 团队 ${team}，角色为 ${role}。`,
      ...(channel === undefined ? [] : [`你还将协助管理频道 ${channel}。`]),
      `查看并接受邀请，请前往 ${link}`,
      `邀请 ${days} 天内有效，只能用此邮箱接受。如果你还没有账号，可以在同一页面注册。`,
      '如果你并未期待此邀请，请忽略这封邮件。',
    ),
  }),
};
