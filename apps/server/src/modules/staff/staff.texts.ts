import type { Locale } from '@balcao/contract/locale';
import type { StaffRole } from '@balcao/contract/staff';
import { setUpLifeDays as days } from '@balcao/contract/staff-team';
import { emailBody, type Words } from '../../platform/email-template.ts';

interface Link {
  readonly link: string;
  readonly name: string;
  readonly role: StaffRole;
}
interface About {
  /** Browser, system and network address from which it was done. */
  readonly place: string;
  readonly consoleUrl: string;
}
/** The mails to staff. */
interface StaffTexts {
  added(link: Link): Words;
  newLink(link: Link): Words;
  passwordChanged(about: About): Words;
  factorEnabled(about: About): Words;
  factorDisabled(about: About): Words;
  factorReset(about: About): Words;
}

/** What each role is called, in mails and exports. */
export const roleTexts: Readonly<Record<Locale, Readonly<Record<StaffRole, string>>>> = {
  'pt-BR': { reviewer: 'Análise', finance: 'Financeiro', support: 'Atendimento', admin: 'Administração' },
  'en-US': { reviewer: 'Review', finance: 'Finance', support: 'Support', admin: 'Administration' },
  'es-MX': { reviewer: 'Revisión', finance: 'Finanzas', support: 'Atención', admin: 'Administración' },
  'zh-CN': { reviewer: '审核', finance: '财务', support: '客服', admin: '管理' },
};

const ptEnd = ({ place, consoleUrl }: About): string[] => [
  `De onde foi feito: ${place}.`,
  `Se não foi você, avise agora quem administra a equipe interna. O console fica em ${consoleUrl}`,
];
const pt: StaffTexts = {
  added: ({ link, name, role }) => ({
    subject: 'Seu acesso ao console do Balcão',
    text: emailBody(
      `Olá, ${name}. Você agora faz parte da equipe interna do Balcão, com a função ${roleTexts['pt-BR'][role]}.`,
      `Escolha sua senha neste link: ${link}`,
      `Ele vale por ${days} dias e pode ser usado uma vez. Não o repasse a ninguém.`,
    ),
  }),
  newLink: ({ link, name }) => ({
    subject: 'Crie uma nova senha para o console do Balcão',
    text: emailBody(
      `Olá, ${name}. Quem administra a equipe interna enviou a você um link para criar uma nova senha: ${link}`,
      `Ele vale por ${days} dias e pode ser usado uma vez. Até lá, a senha atual continua valendo.`,
      'Se você não esperava esta mensagem, avise quem administra a equipe interna.',
    ),
  }),
  passwordChanged: (about) => ({
    subject: 'Sua senha do console do Balcão mudou',
    text: emailBody('Sua senha foi trocada. As suas outras sessões foram encerradas.', ...ptEnd(about)),
  }),
  factorEnabled: (about) => ({
    subject: 'Verificação em duas etapas ativada no console do Balcão',
    text: emailBody(
      'A partir de agora, entrar no console pede também um código do seu aplicativo. As suas outras sessões foram encerradas.',
      ...ptEnd(about),
    ),
  }),
  factorDisabled: (about) => ({
    subject: 'Verificação em duas etapas desativada no console do Balcão',
    text: emailBody(
      'Para entrar no console basta agora a senha. As suas outras sessões foram encerradas.',
      ...ptEnd(about),
    ),
  }),
  factorReset: ({ consoleUrl }) => ({
    subject: 'Sua verificação em duas etapas foi retirada',
    text: emailBody(
      'Quem administra a equipe interna retirou a sua verificação em duas etapas e encerrou as suas sessões.',
      `Entre com a sua senha em ${consoleUrl} e configure a verificação de novo.`,
      'Se você não pediu isso, avise agora quem administra a equipe interna.',
    ),
  }),
};

const enEnd = ({ place, consoleUrl }: About): string[] => [
  `Where it was done: ${place}.`,
  `If it was not you, tell an administrator of the internal team now. The console is at ${consoleUrl}`,
];
const en: StaffTexts = {
  added: ({ link, name, role }) => ({
    subject: 'Your access to the Balcão console',
    text: emailBody(
      `Hello, ${name}. You are now part of Balcão's internal team, in the role ${roleTexts['en-US'][role]}.`,
      `Choose your password with this link: ${link}`,
      `It is good for ${days} days and can be used once. Do not pass it on.`,
    ),
  }),
  newLink: ({ link, name }) => ({
    subject: 'Create a new password for the Balcão console',
    text: emailBody(
      `Hello, ${name}. An administrator of the internal team sent you a link to create a new password: ${link}`,
      `It is good for ${days} days and can be used once. Until then your current password stays good.`,
      'If you did not expect this message, tell an administrator of the internal team.',
    ),
  }),
  passwordChanged: (about) => ({
    subject: 'Your password for the Balcão console has changed',
    text: emailBody('Your password was changed. Your other sessions were ended.', ...enEnd(about)),
  }),
  factorEnabled: (about) => ({
    subject: 'Two-step verification is on at the Balcão console',
    text: emailBody(
      'From now on, signing in to the console also asks for a code from your app. Your other sessions were ended.',
      ...enEnd(about),
    ),
  }),
  factorDisabled: (about) => ({
    subject: 'Two-step verification is off at the Balcão console',
    text: emailBody(
      'Signing in to the console now asks for the password alone. Your other sessions were ended.',
      ...enEnd(about),
    ),
  }),
  factorReset: ({ consoleUrl }) => ({
    subject: 'Your two-step verification was taken off',
    text: emailBody(
      'An administrator of the internal team took off your two-step verification and ended your sessions.',
      `Sign in with your password at ${consoleUrl} and set it up again.`,
      'If you did not ask for this, tell an administrator of the internal team now.',
    ),
  }),
};

const esEnd = ({ place, consoleUrl }: About): string[] => [
  `Desde dónde se hizo: ${place}.`,
  `Si no fuiste tú, avisa ahora a quien administra el equipo interno. La consola está en ${consoleUrl}`,
];
const es: StaffTexts = {
  added: ({ link, name, role }) => ({
    subject: 'Tu acceso a la consola de Balcão',
    text: emailBody(
      `Hola, ${name}. Ahora eres parte del equipo interno de Balcão, con el rol ${roleTexts['es-MX'][role]}.`,
      `Elige tu contraseña con este enlace: ${link}`,
      `Vale por ${days} días y se puede usar una vez. No lo compartas con nadie.`,
    ),
  }),
  newLink: ({ link, name }) => ({
    subject: 'Crea una nueva contraseña para la consola de Balcão',
    text: emailBody(
      `Hola, ${name}. Quien administra el equipo interno te envió un enlace para crear una nueva contraseña: ${link}`,
      `Vale por ${days} días y se puede usar una vez. Hasta entonces tu contraseña actual sigue valiendo.`,
      'Si no esperabas este mensaje, avisa a quien administra el equipo interno.',
    ),
  }),
  passwordChanged: (about) => ({
    subject: 'Tu contraseña de la consola de Balcão cambió',
    text: emailBody('Tu contraseña se cambió. Tus otras sesiones se cerraron.', ...esEnd(about)),
  }),
  factorEnabled: (about) => ({
    subject: 'Verificación en dos pasos activada en la consola de Balcão',
    text: emailBody(
      'A partir de ahora, entrar a la consola también pide un código de tu aplicación. Tus otras sesiones se cerraron.',
      ...esEnd(about),
    ),
  }),
  factorDisabled: (about) => ({
    subject: 'Verificación en dos pasos desactivada en la consola de Balcão',
    text: emailBody(
      'Para entrar a la consola basta ahora la contraseña. Tus otras sesiones se cerraron.',
      ...esEnd(about),
    ),
  }),
  factorReset: ({ consoleUrl }) => ({
    subject: 'Tu verificación en dos pasos se retiró',
    text: emailBody(
      'Quien administra el equipo interno retiró tu verificación en dos pasos y cerró tus sesiones.',
      `Entra con tu contraseña en ${consoleUrl} y configúrala de nuevo.`,
      'Si no lo pediste, avisa ahora a quien administra el equipo interno.',
    ),
  }),
};

const zhEnd = ({ place, consoleUrl }: About): string[] => [
  `操作来源：${place}。`,
  `如果不是你本人操作，请立即告知内部团队的管理人员。控制台地址：${consoleUrl}`,
];
const zh: StaffTexts = {
  added: ({ link, name, role }) => ({
    subject: '你的 Balcão 控制台账号',
    text: emailBody(
      `${name}，你好。你已加入 Balcão 内部团队，角色为“${roleTexts['zh-CN'][role]}”。`,
      `请通过此链接设置密码：${link}`,
      `链接 ${days} 天内有效，仅可使用一次，请勿转发。`,
    ),
  }),
  newLink: ({ link, name }) => ({
    subject: '重新设置 Balcão 控制台密码',
    text: emailBody(
      `${name}，你好。内部团队的管理人员给你发送了重新设置密码的链接：${link}`,
      `链接 ${days} 天内有效，仅可使用一次。在此之前，当前密码仍然有效。`,
      '如果这不在你的预期之内，请告知内部团队的管理人员。',
    ),
  }),
  passwordChanged: (about) => ({
    subject: '你的 Balcão 控制台密码已更改',
    text: emailBody('你的密码已更改，其他会话已退出。', ...zhEnd(about)),
  }),
  factorEnabled: (about) => ({
    subject: 'Balcão 控制台两步验证已开启',
    text: emailBody('今后登录控制台时还需输入验证器应用中的代码。其他会话已退出。', ...zhEnd(about)),
  }),
  factorDisabled: (about) => ({
    subject: 'Balcão 控制台两步验证已关闭',
    text: emailBody('现在只需密码即可登录控制台。其他会话已退出。', ...zhEnd(about)),
  }),
  factorReset: ({ consoleUrl }) => ({
    subject: '你的两步验证已被移除',
    text: emailBody(
      '内部团队的管理人员移除了你的两步验证，并结束了你的所有会话。',
      `请在 ${consoleUrl} 用密码登录并重新设置。`,
      '如果不是你提出的，请立即告知内部团队的管理人员。',
    ),
  }),
};

export const staffTexts: Readonly<Record<Locale, StaffTexts>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };
