import { captchaLifeMinutes as minutes } from '@balcao/contract/account';
import type { Locale } from '@balcao/contract/locale';
import { emailBody, type Words } from '../../platform/email-template.ts';

/** The mails about changes that a signed-in person makes. The code is in the subject, so that a notification shows it. */
interface ChangeTexts {
  /** To the new address. */
  emailCode(code: string): Words;
  /** To an address that has an account already. */
  emailTaken(loginUrl: string): Words;
  /** To the account's own address. */
  verifyCode(code: string): Words;
  /** To the old address; of the new one it says just enough to be recognised. */
  emailChanged(maskedEmail: string): Words;
  passwordChanged(loginUrl: string): Words;
  /** The first password of an account that was opened without one. */
  passwordSet(loginUrl: string): Words;
}

const pt: ChangeTexts = {
  emailCode: (code) => ({
    subject: `${code} é o seu código para trocar o e-mail do Balcão`,
    text: emailBody(
      `Seu código de verificação para usar este e-mail na sua conta do Balcão é ${code}.`,
      `Ele vale por ${minutes} minutos e pode ser usado uma vez. Ninguém do Balcão vai pedir este código a você.`,
      'Se você não solicitou este código, ignore esta mensagem. Nada muda sem ele.',
    ),
  }),
  emailTaken: (loginUrl) => ({
    subject: 'Este e-mail já tem uma conta no Balcão',
    text: emailBody(
      'Alguém tentou usar este e-mail em outra conta do Balcão, mas ele já tem uma conta. Nada mudou.',
      `Se foi você, entre com a conta deste e-mail em ${loginUrl} ou escolha outro e-mail para a outra conta.`,
      'Se não foi você, ignore esta mensagem. Sua conta continua como estava.',
    ),
  }),
  verifyCode: (code) => ({
    subject: `${code} é o seu código de verificação do Balcão`,
    text: emailBody(
      `Seu código de verificação para confirmar que é você é ${code}.`,
      `Ele vale por ${minutes} minutos e pode ser usado uma vez. Ninguém do Balcão vai pedir este código a você.`,
      'Se você não solicitou este código, alguém pode estar usando sua conta: crie uma nova senha.',
    ),
  }),
  emailChanged: (maskedEmail) => ({
    subject: 'O e-mail da sua conta do Balcão mudou',
    text: emailBody(
      `O e-mail da sua conta do Balcão agora é ${maskedEmail}. Este endereço não serve mais para entrar.`,
      'Por segurança, encerramos suas outras sessões.',
      'Se não foi você, alguém tem acesso à sua conta. Peça agora a um administrador principal de cada uma das suas equipes que remova sua conta e avise o suporte do Balcão.',
    ),
  }),
  passwordChanged: (loginUrl) => ({
    subject: 'A senha da sua conta do Balcão mudou',
    text: emailBody(
      'A senha da sua conta do Balcão foi trocada. Por segurança, encerramos suas outras sessões.',
      `Se não foi você, crie uma nova senha agora em ${loginUrl}, com a opção “Esqueci a senha”: isso encerra todas as sessões.`,
    ),
  }),
  passwordSet: (loginUrl) => ({
    subject: 'Sua conta do Balcão agora tem uma senha',
    text: emailBody(
      'Você criou uma senha para a sua conta do Balcão. Por segurança, encerramos suas outras sessões.',
      `Se não foi você, crie outra senha agora em ${loginUrl}, com a opção “Esqueci a senha”: isso encerra todas as sessões.`,
    ),
  }),
};

const en: ChangeTexts = {
  emailCode: (code) => ({
    subject: `${code} is your code to change your Balcão e-mail`,
    text: emailBody(
      `Your verification code to use this e-mail for your Balcão account is ${code}.`,
      `It is valid for ${minutes} minutes and can be used once. Nobody at Balcão will ever ask you for this code.`,
      'If you did not request this code, ignore this message. Nothing changes without it.',
    ),
  }),
  emailTaken: (loginUrl) => ({
    subject: 'This e-mail already has a Balcão account',
    text: emailBody(
      'Someone tried to use this e-mail for another Balcão account, but it already has an account. Nothing has changed.',
      `If it was you, log in with the account of this e-mail at ${loginUrl}, or choose another e-mail for the other account.`,
      'If it was not you, ignore this message. Your account has not changed.',
    ),
  }),
  verifyCode: (code) => ({
    subject: `${code} is your Balcão verification code`,
    text: emailBody(
      `Your code to confirm your identity is ${code}.`,
      `It is valid for ${minutes} minutes and can be used once. Nobody at Balcão will ever ask you for this code.`,
      'If you did not request this code, someone may be using your account: set a new password.',
    ),
  }),
  emailChanged: (maskedEmail) => ({
    subject: 'Your Balcão account e-mail has changed',
    text: emailBody(
      `Your Balcão account e-mail is now ${maskedEmail}. You can no longer log in with this address.`,
      'For security, we ended your other sessions.',
      'If it was not you, someone has access to your account. Ask a super admin of each of your teams to remove your account now, and contact Balcão support.',
    ),
  }),
  passwordChanged: (loginUrl) => ({
    subject: 'Your Balcão account password has changed',
    text: emailBody(
      'Your Balcão account password was changed. For security, we ended your other sessions.',
      `If it was not you, set a new password now at ${loginUrl}, with the “Forgot your password?” option: that ends all sessions.`,
    ),
  }),
  passwordSet: (loginUrl) => ({
    subject: 'Your Balcão account now has a password',
    text: emailBody(
      'You set a password for your Balcão account. For security, we ended your other sessions.',
      `If it was not you, set another password now at ${loginUrl}, with the “Forgot your password?” option: that ends all sessions.`,
    ),
  }),
};

const es: ChangeTexts = {
  emailCode: (code) => ({
    subject: `${code} es tu código para cambiar el correo de Balcão`,
    text: emailBody(
      `Tu código de verificación para usar este correo en tu cuenta de Balcão es ${code}.`,
      `Es válido por ${minutes} minutos y se puede usar una vez. Nadie de Balcão te pedirá este código.`,
      'Si no solicitaste este código, ignora este mensaje. Nada cambia sin él.',
    ),
  }),
  emailTaken: (loginUrl) => ({
    subject: 'Este correo ya tiene una cuenta de Balcão',
    text: emailBody(
      'Alguien intentó usar este correo en otra cuenta de Balcão, pero ya tiene una cuenta. Nada cambió.',
      `Si fuiste tú, inicia sesión con la cuenta de este correo en ${loginUrl} o elige otro correo para la otra cuenta.`,
      'Si no fuiste tú, ignora este mensaje. Tu cuenta sigue como estaba.',
    ),
  }),
  verifyCode: (code) => ({
    subject: `${code} es tu código de verificación de Balcão`,
    text: emailBody(
      `Tu código de verificación para confirmar que eres tú es ${code}.`,
      `Es válido por ${minutes} minutos y se puede usar una vez. Nadie de Balcão te pedirá este código.`,
      'Si no solicitaste este código, alguien puede estar usando tu cuenta: crea una nueva contraseña.',
    ),
  }),
  emailChanged: (maskedEmail) => ({
    subject: 'El correo de tu cuenta de Balcão cambió',
    text: emailBody(
      `El correo de tu cuenta de Balcão ahora es ${maskedEmail}. Esta dirección ya no sirve para iniciar sesión.`,
      'Por seguridad, cerramos tus otras sesiones.',
      'Si no fuiste tú, alguien tiene acceso a tu cuenta. Pide ahora a un superadministrador de cada uno de tus equipos que elimine tu cuenta del equipo, y avisa al soporte de Balcão.',
    ),
  }),
  passwordChanged: (loginUrl) => ({
    subject: 'La contraseña de tu cuenta de Balcão cambió',
    text: emailBody(
      'La contraseña de tu cuenta de Balcão fue cambiada. Por seguridad, cerramos tus otras sesiones.',
      `Si no fuiste tú, crea una nueva contraseña ahora en ${loginUrl}, con la opción “Olvidé mi contraseña”: eso cierra todas las sesiones.`,
    ),
  }),
  passwordSet: (loginUrl) => ({
    subject: 'Tu cuenta de Balcão ya tiene contraseña',
    text: emailBody(
      'Creaste una contraseña para tu cuenta de Balcão. Por seguridad, cerramos tus otras sesiones.',
      `Si no fuiste tú, crea otra contraseña ahora en ${loginUrl}, con la opción “Olvidé mi contraseña”: eso cierra todas las sesiones.`,
    ),
  }),
};

const zh: ChangeTexts = {
  emailCode: (code) => ({
    subject: `${code} 是你更换 Balcão 邮箱的验证码`,
    text: emailBody(
      `你在 Balcão 账号中使用此邮箱的验证码是 ${code}。`,
      `验证码 ${minutes} 分钟内有效，只能使用一次。Balcão 的任何人都不会向你索要验证码。`,
      '如果不是你本人操作，请忽略这封邮件，没有验证码就不会有任何变化。',
    ),
  }),
  emailTaken: (loginUrl) => ({
    subject: '此邮箱已有 Balcão 账号',
    text: emailBody(
      '有人请求在另一个 Balcão 账号中使用此邮箱，但此邮箱已有账号。没有任何变化。',
      `如果是你本人操作，请前往 ${loginUrl} 用此邮箱的账号登录，或为另一个账号选择其他邮箱。`,
      '如果不是你本人操作，请忽略这封邮件，你的账号没有任何变化。',
    ),
  }),
  verifyCode: (code) => ({
    subject: `${code} 是你的 Balcão 验证码`,
    text: emailBody(
      `用于确认是你本人的验证码是 ${code}。`,
      `验证码 ${minutes} 分钟内有效，只能使用一次。Balcão 的任何人都不会向你索要验证码。`,
      '如果不是你本人操作，可能有人正在使用你的账号：请设置新密码。',
    ),
  }),
  emailChanged: (maskedEmail) => ({
    subject: '你的 Balcão 账号邮箱已更换',
    text: emailBody(
      `你的 Balcão 账号邮箱现在是 ${maskedEmail}。此邮箱不能再用于登录。`,
      '为了安全，我们结束了你的其他会话。',
      '如果不是你本人操作，说明有人能使用你的账号。请立即请你每个团队的超级管理员将你的账号移出团队，并联系 Balcão 支持。',
    ),
  }),
  passwordChanged: (loginUrl) => ({
    subject: '你的 Balcão 账号密码已更改',
    text: emailBody(
      '你的 Balcão 账号密码已更改。为了安全，我们结束了你的其他会话。',
      `如果不是你本人操作，请立即前往 ${loginUrl}，通过忘记密码设置新密码，这会结束所有会话。`,
    ),
  }),
  passwordSet: (loginUrl) => ({
    subject: '你的 Balcão 账号已设置密码',
    text: emailBody(
      '你为 Balcão 账号设置了密码。为了安全，我们结束了你的其他会话。',
      `如果不是你本人操作，请立即前往 ${loginUrl}，通过忘记密码设置新密码，这会结束所有会话。`,
    ),
  }),
};

export const changeTexts: Readonly<Record<Locale, ChangeTexts>> = {
  'pt-BR': pt,
  'en-US': en,
  'es-MX': es,
  'zh-CN': zh,
};
