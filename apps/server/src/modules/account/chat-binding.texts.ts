import type { Locale } from '@balcao/contract/locale';
import { emailBody, type Words } from '../../platform/email-template.ts';

interface Facts {
  /** Of the chat account. */
  readonly name: string;
  readonly accountUrl: string;
}
/** The mails about the chat account that is linked to an account (rule: credential-changes). */
interface ChatBindingTexts {
  bound(facts: Facts): Words;
  changed(facts: Facts): Words;
  /** The chat account was erased by the person whose it was. */
  released(facts: Pick<Facts, 'accountUrl'>): Words;
}

const pt: ChatBindingTexts = {
  bound: ({ name, accountUrl }) => ({
    subject: 'Uma conta do chat foi vinculada à sua conta do Balcão',
    text: emailBody(
      `A conta do chat de ${name} foi vinculada à sua conta do Balcão. Quem a usa pode entrar no Balcão lendo um QR Code com o celular.`,
      'Por segurança, encerramos suas outras sessões.',
      `Se não foi você, crie uma nova senha e troque a conta do chat em ${accountUrl}.`,
    ),
  }),
  changed: ({ name, accountUrl }) => ({
    subject: 'A conta do chat vinculada à sua conta do Balcão mudou',
    text: emailBody(
      `A conta do chat vinculada à sua conta do Balcão agora é a de ${name}. A anterior não entra mais no Balcão.`,
      'Por segurança, encerramos suas outras sessões.',
      `Se não foi você, crie uma nova senha e troque a conta do chat em ${accountUrl}.`,
    ),
  }),
  released: ({ accountUrl }) => ({
    subject: 'A conta do chat vinculada à sua conta do Balcão foi apagada',
    text: emailBody(
      'A conta do chat que você usava para entrar no Balcão foi apagada no celular e não serve mais para entrar. Sua conta do Balcão continua: entre com e-mail e senha.',
      'Por segurança, encerramos suas sessões.',
      `Se não foi você, crie uma nova senha. Para entrar com o celular de novo, vincule outra conta do chat em ${accountUrl}.`,
    ),
  }),
};

const en: ChatBindingTexts = {
  bound: ({ name, accountUrl }) => ({
    subject: 'A chat account was linked to your Balcão account',
    text: emailBody(
      `The chat account of ${name} was linked to your Balcão account. Anyone who uses it can log in to Balcão by scanning a QR code with the phone.`,
      'For security, we ended your other sessions.',
      `If it was not you, set a new password and change the chat account at ${accountUrl}.`,
    ),
  }),
  changed: ({ name, accountUrl }) => ({
    subject: 'The chat account linked to your Balcão account has changed',
    text: emailBody(
      `The chat account linked to your Balcão account is now ${name}. The previous one can no longer log in to Balcão.`,
      'For security, we ended your other sessions.',
      `If it was not you, set a new password and change the chat account at ${accountUrl}.`,
    ),
  }),
  released: ({ accountUrl }) => ({
    subject: 'The chat account linked to your Balcão account was deleted',
    text: emailBody(
      'The chat account you used to log in to Balcão was deleted on the phone and can no longer be used to log in. Your Balcão account remains: log in with your e-mail and password.',
      'For security, we ended your sessions.',
      `If it was not you, set a new password. To log in with a phone again, link another chat account at ${accountUrl}.`,
    ),
  }),
};

const es: ChatBindingTexts = {
  bound: ({ name, accountUrl }) => ({
    subject: 'Se vinculó una cuenta del chat a tu cuenta de Balcão',
    text: emailBody(
      `La cuenta del chat de ${name} se vinculó a tu cuenta de Balcão. Quien la usa puede entrar a Balcão escaneando un código QR con el celular.`,
      'Por seguridad, cerramos tus otras sesiones.',
      `Si no fuiste tú, crea una nueva contraseña y cambia la cuenta del chat en ${accountUrl}.`,
    ),
  }),
  changed: ({ name, accountUrl }) => ({
    subject: 'Cambió la cuenta del chat vinculada a tu cuenta de Balcão',
    text: emailBody(
      `La cuenta del chat vinculada a tu cuenta de Balcão ahora es la de ${name}. La anterior ya no entra a Balcão.`,
      'Por seguridad, cerramos tus otras sesiones.',
      `Si no fuiste tú, crea una nueva contraseña y cambia la cuenta del chat en ${accountUrl}.`,
    ),
  }),
  released: ({ accountUrl }) => ({
    subject: 'La cuenta del chat vinculada a tu cuenta de Balcão se eliminó',
    text: emailBody(
      'La cuenta del chat con la que entrabas a Balcão se eliminó en el celular y ya no sirve para entrar. Tu cuenta de Balcão se conserva: entra con correo y contraseña.',
      'Por seguridad, cerramos tus sesiones.',
      `Si no fuiste tú, crea una nueva contraseña. Para volver a entrar con un celular, vincula otra cuenta del chat en ${accountUrl}.`,
    ),
  }),
};

const zh: ChatBindingTexts = {
  bound: ({ name, accountUrl }) => ({
    subject: '你的 Balcão 账号绑定了聊天账号',
    text: emailBody(
      `${name} 的聊天账号已绑定到你的 Balcão 账号，使用该聊天账号的人可以用手机扫描二维码登录 Balcão。`,
      '为了安全，你的其他登录已全部退出。',
      `如果不是你本人操作，请设置新密码，并在 ${accountUrl} 更换聊天账号。`,
    ),
  }),
  changed: ({ name, accountUrl }) => ({
    subject: '你的 Balcão 账号更换了聊天账号',
    text: emailBody(
      `你的 Balcão 账号现在绑定的是 ${name} 的聊天账号，之前的聊天账号不能再登录 Balcão。`,
      '为了安全，你的其他登录已全部退出。',
      `如果不是你本人操作，请设置新密码，并在 ${accountUrl} 更换聊天账号。`,
    ),
  }),
  released: ({ accountUrl }) => ({
    subject: '绑定你的 Balcão 账号的聊天账号已被注销',
    text: emailBody(
      '你用来登录 Balcão 的聊天账号已在手机上注销，不能再登录 Balcão。你的 Balcão 账号仍然保留：请用邮箱和密码登录。',
      '为了安全，你的登录已全部退出。',
      `如果不是你本人操作，请设置新密码。如需再次用手机登录，请在 ${accountUrl} 绑定另一个聊天账号。`,
    ),
  }),
};

export const chatBindingTexts: Readonly<Record<Locale, ChatBindingTexts>> = {
  'pt-BR': pt,
  'en-US': en,
  'es-MX': es,
  'zh-CN': zh,
};
