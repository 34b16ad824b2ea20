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
  'es-MX': { reviewer: 'Revisión', finance: 'Finanzas', support: 'Soporte', admin: 'Administración' },
  'zh-CN': { reviewer: '审核', finance: '财务', support: '客服', admin: '管理' },
};

const ptEnd = ({ place, consoleUrl }: About): string[] => [
  `Origem: ${place}.`,
  `Se não foi você, avise agora um administrador da equipe interna. O console fica em ${consoleUrl}`,
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
      `Olá, ${name}. Um administrador da equipe interna enviou a você um link para criar uma nova senha: ${link}`,
      `Ele vale por ${days} dias e pode ser usado uma vez. Até lá, a senha atual continua valendo.`,
      'Se você não esperava esta mensagem, avise um administrador da equipe interna.',
    ),
  }),
  passwordChanged: (about) => ({
    subject: 'Sua senha do console do Balcão mudou',
    text: emailBody('Sua senha foi trocada. Suas outras sessões foram encerradas.', ...ptEnd(about)),
  }),
  factorEnabled: (about) => ({
    subject: 'Verificação em duas etapas ativada no console do Balcão',
    text: emailBody(
      'A partir de agora, para entrar no console, também é preciso um código do seu aplicativo. Suas outras sessões foram encerradas.',
      ...ptEnd(about),
    ),
  }),
  factorDisabled: (about) => ({
    subject: 'Verificação em duas etapas desativada no console do Balcão',
    text: emailBody(
      'Agora, basta a senha para entrar no console. Suas outras sessões foram encerradas.',
      ...ptEnd(about),
    ),
  }),
  factorReset: ({ consoleUrl }) => ({
    subject: 'Sua verificação em duas etapas foi removida',
    text: emailBody(
      'Um administrador da equipe interna removeu sua verificação em duas etapas e encerrou suas sessões.',
      `Entre com sua senha em ${consoleUrl} e configure a verificação de novo.`,
      'Se você não pediu isso, avise agora um administrador da equipe interna.',
    ),
  }),
};

const enEnd = ({ place, consoleUrl }: About): string[] => [
  `Origin: ${place}.`,
  `If it was not you, contact an internal team administrator now. The console is at ${consoleUrl}`,
];
const en: StaffTexts = {
  added: ({ link, name, role }) => ({
    subject: 'Your access to the Balcão console',
    text: emailBody(
      `Hello, ${name}. You are now part of Balcão's internal team, with the role ${roleTexts['en-US'][role]}.`,
      `Choose your password with this link: ${link}`,
      `It is valid for ${days} days and can be used once. Do not share it.`,
    ),
  }),
  newLink: ({ link, name }) => ({
    subject: 'Create a new password for the Balcão console',
    text: emailBody(
      `Hello, ${name}. An administrator of the internal team sent you a link to create a new password: ${link}`,
      `It is valid for ${days} days and can be used once. Until then, your current password still works.`,
      'If you did not expect this message, contact an internal team administrator.',
    ),
  }),
  passwordChanged: (about) => ({
    subject: 'Your password for the Balcão console has changed',
    text: emailBody('Your password was changed. Your other sessions were ended.', ...enEnd(about)),
  }),
  factorEnabled: (about) => ({
    subject: 'Two-step verification turned on for the Balcão console',
    text: emailBody(
      'From now on, logging in to the console also requires a code from your app. Your other sessions were ended.',
      ...enEnd(about),
    ),
  }),
  factorDisabled: (about) => ({
    subject: 'Two-step verification turned off for the Balcão console',
    text: emailBody(
      'Logging in to the console now requires only the password. Your other sessions were ended.',
      ...enEnd(about),
    ),
  }),
  factorReset: ({ consoleUrl }) => ({
    subject: 'Your two-step verification was removed',
    text: emailBody(
      'An administrator of the internal team removed your two-step verification and ended your sessions.',
      `Log in with your password at ${consoleUrl} and set it up again.`,
      'If you did not ask for this, contact an internal team administrator now.',
    ),
  }),
};

const esEnd = ({ place, consoleUrl }: About): string[] => [
  `Origen: ${place}.`,
  `Si no fuiste tú, avisa ahora a un administrador del equipo interno. La consola está en ${consoleUrl}`,
];
const es: StaffTexts = {
  added: ({ link, name, role }) => ({
    subject: 'Tu acceso a la consola de Balcão',
    text: emailBody(
      `Hola, ${name}. Ahora eres parte del equipo interno de Balcão, con el rol ${roleTexts['es-MX'][role]}.`,
      `Elige tu contraseña con este enlace: ${link}`,
      `Es válido por ${days} días y se puede usar una vez. No lo compartas con nadie.`,
    ),
  }),
  newLink: ({ link, name }) => ({
    subject: 'Crea una nueva contraseña para la consola de Balcão',
    text: emailBody(
      `Hola, ${name}. Un administrador del equipo interno te envió un enlace para crear una nueva contraseña: ${link}`,
      `Es válido por ${days} días y se puede usar una vez. Hasta entonces tu contraseña actual sigue siendo válida.`,
      'Si no esperabas este mensaje, avisa a un administrador del equipo interno.',
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
      'Ahora basta la contraseña para entrar a la consola. Tus otras sesiones se cerraron.',
      ...esEnd(about),
    ),
  }),
  factorReset: ({ consoleUrl }) => ({
    subject: 'Tu verificación en dos pasos se eliminó',
    text: emailBody(
      'Un administrador del equipo interno eliminó tu verificación en dos pasos y cerró tus sesiones.',
      `Entra con tu contraseña en ${consoleUrl} y configúrala de nuevo.`,
      'Si no lo pediste, avisa ahora a un administrador del equipo interno.',
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
    text: emailBody('你的密码已更改，其他登录已全部退出。', ...zhEnd(about)),
  }),
  factorEnabled: (about) => ({
    subject: 'Balcão 控制台两步验证已开启',
    text: emailBody('今后登录控制台时还需输入验证器应用中的代码。其他登录已全部退出。', ...zhEnd(about)),
  }),
  factorDisabled: (about) => ({
    subject: 'Balcão 控制台两步验证已关闭',
    text: emailBody('现在只需密码即可登录控制台。其他登录已全部退出。', ...zhEnd(about)),
  }),
  factorReset: ({ consoleUrl }) => ({
    subject: '你的两步验证已被移除',
    text: emailBody(
      '内部团队的管理人员移除了你的两步验证，并退出了你的所有登录。',
      `请在 ${consoleUrl} 用密码登录并重新设置。`,
      '如果不是你提出的，请立即告知内部团队的管理人员。',
    ),
  }),
};

export const staffTexts: Readonly<Record<Locale, StaffTexts>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };
