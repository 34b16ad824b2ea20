import { captchaLifeMinutes as minutes } from '@balcao/contract/account';
import type { Locale } from '@balcao/contract/locale';
import { emailBody, type Words } from '../../platform/email-template.ts';

/** The mails about an account. The code stands in the subject, so that a notification shows it. */
interface AccountTexts {
  registerCode(code: string): Words;
  accountExists(loginUrl: string): Words;
  /** The same to someone who asked for the account on their phone: how to link it to the one they have. */
  accountExistsForPhone(loginUrl: string): Words;
  resetCode(code: string): Words;
  noAccount(loginUrl: string): Words;
}

const pt: AccountTexts = {
  registerCode: (code) => ({
    subject: `${code} é o seu código de verificação do Balcão`,
    text: emailBody(
      `Seu código de verificação para abrir uma conta no Balcão é ${code}.`,
      `Ele vale por ${minutes} minutos e pode ser usado uma vez. Ninguém do Balcão vai pedir este código a você.`,
      'Se você não solicitou este código, ignore esta mensagem.',
    ),
  }),
  accountExists: (loginUrl) => ({
    subject: 'Você já tem uma conta no Balcão',
    text: emailBody(
      'Recebemos uma solicitação para abrir uma conta no Balcão com este e-mail, mas você já tem uma.',
      `Para entrar, acesse ${loginUrl}. Se você não lembra a senha, pode criar uma nova na mesma página.`,
      'Se não foi você, ignore esta mensagem. Sua conta continua como estava.',
    ),
  }),
  accountExistsForPhone: (loginUrl) => ({
    subject: 'Você já tem uma conta no Balcão',
    text: emailBody(
      'Recebemos uma solicitação, feita em um celular, para abrir uma conta no Balcão com este e-mail, mas você já tem uma.',
      `Para usar essa conta no celular, entre em ${loginUrl} como de costume, abra Sua conta e vincule a conta do chat. Sem isso, nada é vinculado.`,
      'Se não foi você, ignore esta mensagem. Sua conta continua como estava.',
    ),
  }),
  resetCode: (code) => ({
    subject: `${code} é o seu código para criar uma nova senha`,
    text: emailBody(
      `Seu código de verificação para criar uma nova senha no Balcão é ${code}.`,
      `Ele vale por ${minutes} minutos e pode ser usado uma vez. Ninguém do Balcão vai pedir este código a você.`,
      'Se você não solicitou este código, ignore esta mensagem. Sua senha continua a mesma.',
    ),
  }),
  noAccount: (loginUrl) => ({
    subject: 'Não há conta no Balcão com este e-mail',
    text: emailBody(
      'Recebemos uma solicitação para criar uma nova senha no Balcão, mas não há conta com este e-mail.',
      `Talvez sua conta use outro e-mail. Para abrir uma conta com este, acesse ${loginUrl}.`,
      'Se não foi você, ignore esta mensagem.',
    ),
  }),
};

const en: AccountTexts = {
  registerCode: (code) => ({
    subject: `${code} is your Balcão verification code`,
    text: emailBody(
      `Your verification code to open a Balcão account is ${code}.`,
      `It is valid for ${minutes} minutes and can be used once. Nobody at Balcão will ever ask you for this code.`,
      'If you did not request this code, ignore this message.',
    ),
  }),
  accountExists: (loginUrl) => ({
    subject: 'You already have a Balcão account',
    text: emailBody(
      'We received a request to open a Balcão account with this e-mail, but you already have one.',
      `To log in, go to ${loginUrl}. If you do not remember your password, you can set a new one on the same page.`,
      'If it was not you, ignore this message. Your account has not changed.',
    ),
  }),
  accountExistsForPhone: (loginUrl) => ({
    subject: 'You already have a Balcão account',
    text: emailBody(
      'We received a request, made on a phone, to open a Balcão account with this e-mail, but you already have one.',
      `To use that account on the phone, log in at ${loginUrl} as usual, open Your account and link the chat account. Nothing is linked until you do.`,
      'If it was not you, ignore this message. Your account has not changed.',
    ),
  }),
  resetCode: (code) => ({
    subject: `${code} is your code to set a new password`,
    text: emailBody(
      `Your verification code to set a new Balcão password is ${code}.`,
      `It is valid for ${minutes} minutes and can be used once. Nobody at Balcão will ever ask you for this code.`,
      'If you did not request this code, ignore this message. Your password has not changed.',
    ),
  }),
  noAccount: (loginUrl) => ({
    subject: 'There is no Balcão account with this e-mail',
    text: emailBody(
      'We received a request to set a new Balcão password, but there is no account with this e-mail.',
      `Your account may use another e-mail. To open an account with this one, go to ${loginUrl}.`,
      'If it was not you, ignore this message.',
    ),
  }),
};

const es: AccountTexts = {
  registerCode: (code) => ({
    subject: `${code} es tu código de verificación de Balcão`,
    text: emailBody(
      `Tu código de verificación para abrir una cuenta en Balcão es ${code}.`,
      `Es válido por ${minutes} minutos y se puede usar una vez. Nadie de Balcão te pedirá este código.`,
      'Si no solicitaste este código, ignora este mensaje.',
    ),
  }),
  accountExists: (loginUrl) => ({
    subject: 'Ya tienes una cuenta en Balcão',
    text: emailBody(
      'Recibimos una solicitud para abrir una cuenta en Balcão con este correo, pero ya tienes una.',
      `Para iniciar sesión, entra a ${loginUrl}. Si no recuerdas tu contraseña, puedes crear una nueva en la misma página.`,
      'Si no fuiste tú, ignora este mensaje. Tu cuenta sigue como estaba.',
    ),
  }),
  accountExistsForPhone: (loginUrl) => ({
    subject: 'Ya tienes una cuenta en Balcão',
    text: emailBody(
      'Recibimos una solicitud, hecha en un celular, para abrir una cuenta en Balcão con este correo, pero ya tienes una.',
      `Para usar esa cuenta en el celular, entra a ${loginUrl} como siempre, abre Tu cuenta y vincula la cuenta del chat. Sin eso, no se vincula nada.`,
      'Si no fuiste tú, ignora este mensaje. Tu cuenta sigue como estaba.',
    ),
  }),
  resetCode: (code) => ({
    subject: `${code} es tu código para crear una nueva contraseña`,
    text: emailBody(
      `Tu código de verificación para crear una nueva contraseña en Balcão es ${code}.`,
      `Es válido por ${minutes} minutos y se puede usar una vez. Nadie de Balcão te pedirá este código.`,
      'Si no solicitaste este código, ignora este mensaje. Tu contraseña sigue siendo la misma.',
    ),
  }),
  noAccount: (loginUrl) => ({
    subject: 'No hay una cuenta de Balcão con este correo',
    text: emailBody(
      'Recibimos una solicitud para crear una nueva contraseña en Balcão, pero no hay una cuenta con este correo.',
      `Tal vez tu cuenta usa otro correo. Para abrir una cuenta con este, entra a ${loginUrl}.`,
      'Si no fuiste tú, ignora este mensaje.',
    ),
  }),
};

const zh: AccountTexts = {
  registerCode: (code) => ({
    subject: `${code} 是你的 Balcão 验证码`,
    text: emailBody(
      `你注册 Balcão 账号的验证码是 ${code}。`,
      `验证码 ${minutes} 分钟内有效，只能使用一次。Balcão 的任何人都不会向你索要验证码。`,
      '如果不是你本人操作，请忽略这封邮件。',
    ),
  }),
  accountExists: (loginUrl) => ({
    subject: '你已有 Balcão 账号',
    text: emailBody(
      '我们收到了用此邮箱注册 Balcão 账号的请求，但你已有账号。',
      `请前往 ${loginUrl} 登录。如果忘记了密码，可以在同一页面设置新密码。`,
      '如果不是你本人操作，请忽略这封邮件，你的账号没有任何变化。',
    ),
  }),
  accountExistsForPhone: (loginUrl) => ({
    subject: '你已有 Balcão 账号',
    text: emailBody(
      '我们收到了在手机上用此邮箱注册 Balcão 账号的请求，但你已有账号。',
      `如需用手机登录，请照常前往 ${loginUrl} 登录，打开“你的账号”并绑定聊天账号。未经此步骤不会绑定任何账号。`,
      '如果不是你本人操作，请忽略这封邮件，你的账号没有任何变化。',
    ),
  }),
  resetCode: (code) => ({
    subject: `${code} 是你设置新密码的验证码`,
    text: emailBody(
      `你设置 Balcão 新密码的验证码是 ${code}。`,
      `验证码 ${minutes} 分钟内有效，只能使用一次。Balcão 的任何人都不会向你索要验证码。`,
      '如果不是你本人操作，请忽略这封邮件，你的密码没有变化。',
    ),
  }),
  noAccount: (loginUrl) => ({
    subject: '此邮箱没有 Balcão 账号',
    text: emailBody(
      '我们收到了设置 Balcão 新密码的请求，但此邮箱没有账号。',
      `你的账号可能使用了其他邮箱。如需用此邮箱注册，请前往 ${loginUrl}。`,
      '如果不是你本人操作，请忽略这封邮件。',
    ),
  }),
};

export const accountTexts: Readonly<Record<Locale, AccountTexts>> = {
  'pt-BR': pt,
  'en-US': en,
  'es-MX': es,
  'zh-CN': zh,
};
