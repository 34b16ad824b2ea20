import type { Locale } from '@balcao/contract/locale';
import { emailBody, type Words } from '../../platform/email-template.ts';

interface Facts {
  /** Of the passkey. */
  readonly name: string;
  readonly accountUrl: string;
}
/** The mails about the passkeys of an account (rule: credential-changes). */
interface PasskeyTexts {
  added(facts: Facts): Words;
  removed(facts: Facts): Words;
}

const pt: PasskeyTexts = {
  added: ({ name, accountUrl }) => ({
    subject: 'Uma chave de acesso foi adicionada à sua conta do Balcão',
    text: emailBody(
      `A chave de acesso “${name}” foi adicionada à sua conta do Balcão. Com ela, é possível entrar sem a senha.`,
      'Se foi você, não é preciso fazer nada.',
      `Se não foi você, remova essa chave em ${accountUrl} e crie uma nova senha.`,
    ),
  }),
  removed: ({ name, accountUrl }) => ({
    subject: 'Uma chave de acesso foi removida da sua conta do Balcão',
    text: emailBody(
      `A chave de acesso “${name}” foi removida da sua conta do Balcão e não pode mais ser usada para entrar.`,
      'Se foi você, não é preciso fazer nada.',
      `Se não foi você, crie uma nova senha e confira suas chaves de acesso em ${accountUrl}.`,
    ),
  }),
};

const en: PasskeyTexts = {
  added: ({ name, accountUrl }) => ({
    subject: 'A passkey was added to your Balcão account',
    text: emailBody(
      `The passkey “${name}” was added to your Balcão account. It can be used to log in without a password.`,
      'If it was you, you do not need to do anything.',
      `If it was not you, remove that passkey at ${accountUrl} and set a new password.`,
    ),
  }),
  removed: ({ name, accountUrl }) => ({
    subject: 'A passkey was removed from your Balcão account',
    text: emailBody(
      `The passkey “${name}” was removed from your Balcão account and can no longer be used to log in.`,
      'If it was you, you do not need to do anything.',
      `If it was not you, set a new password and check your passkeys at ${accountUrl}.`,
    ),
  }),
};

const es: PasskeyTexts = {
  added: ({ name, accountUrl }) => ({
    subject: 'Se agregó una llave de acceso a tu cuenta de Balcão',
    text: emailBody(
      `La llave de acceso “${name}” se agregó a tu cuenta de Balcão. Con ella se puede entrar sin la contraseña.`,
      'Si fuiste tú, no tienes que hacer nada.',
      `Si no fuiste tú, elimina esa llave en ${accountUrl} y crea una nueva contraseña.`,
    ),
  }),
  removed: ({ name, accountUrl }) => ({
    subject: 'Se eliminó una llave de acceso de tu cuenta de Balcão',
    text: emailBody(
      `La llave de acceso “${name}” se eliminó de tu cuenta de Balcão y ya no sirve para entrar.`,
      'Si fuiste tú, no tienes que hacer nada.',
      `Si no fuiste tú, crea una nueva contraseña y revisa tus llaves de acceso en ${accountUrl}.`,
    ),
  }),
};

const zh: PasskeyTexts = {
  added: ({ name, accountUrl }) => ({
    subject: '你的 Balcão 账号添加了通行密钥',
    text: emailBody(
      `通行密钥“${name}”已添加到你的 Balcão 账号，使用它可以不输入密码登录。`,
      '如果是你本人操作，无需处理。',
      `如果不是你本人操作，请在 ${accountUrl} 移除该通行密钥，并设置新密码。`,
    ),
  }),
  removed: ({ name, accountUrl }) => ({
    subject: '你的 Balcão 账号移除了通行密钥',
    text: emailBody(
      `通行密钥“${name}”已从你的 Balcão 账号移除，不能再用来登录。`,
      '如果是你本人操作，无需处理。',
      `如果不是你本人操作，请设置新密码，并在 ${accountUrl} 检查你的通行密钥。`,
    ),
  }),
};

export const passkeyTexts: Readonly<Record<Locale, PasskeyTexts>> = {
  'pt-BR': pt,
  'en-US': en,
  'es-MX': es,
  'zh-CN': zh,
};
