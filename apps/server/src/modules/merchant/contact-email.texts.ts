import { captchaLifeMinutes as minutes } from '@balcao/contract/account';
import type { Locale } from '@balcao/contract/locale';
import { emailBody, nameInMail, type Words } from '../../platform/email-template.ts';

/** The mails about the contact e-mail of a merchant. The code stands in the subject, so that a notification shows it. */
interface ContactEmailTexts {
  /** To the address that waits. */
  code(code: string, merchant: string): Words;
  /** To the address that was in use before; of the new one it says just enough to be recognised. */
  changed(maskedEmail: string, merchant: string): Words;
}

const pt: ContactEmailTexts = {
  code: (code, merchant) => ({
    subject: `${code} é o código para confirmar o e-mail de contato no Balcão`,
    text: emailBody(
      `O código para usar este endereço como e-mail de contato de ${nameInMail(merchant)} no Balcão é ${code}.`,
      `Ele vale por ${minutes} minutos e pode ser usado uma vez, por quem o solicitou. Ninguém do Balcão vai pedir este código a você.`,
      'Se você não reconhece esta solicitação, ignore esta mensagem. Nada muda sem o código.',
    ),
  }),
  changed: (email, merchant) => ({
    subject: 'O e-mail de contato no Balcão mudou',
    text: emailBody(
      `O e-mail de contato de ${nameInMail(merchant)} no Balcão agora é ${email}. Este endereço não é mais o e-mail de contato.`,
      'Se você não esperava isso, fale com sua equipe.',
    ),
  }),
};

const en: ContactEmailTexts = {
  code: (code, merchant) => ({
    subject: `${code} is your code to confirm the Balcão contact e-mail`,
    text: emailBody(
      `The code to use this address as the Balcão contact e-mail of ${nameInMail(merchant)} is ${code}.`,
      `It is valid for ${minutes} minutes and can be used once, by the person who requested it. Nobody at Balcão will ever ask you for this code.`,
      'If you do not recognise this request, ignore this message. Nothing changes without the code.',
    ),
  }),
  changed: (email, merchant) => ({
    subject: 'The Balcão contact e-mail has changed',
    text: emailBody(
      `The Balcão contact e-mail of ${nameInMail(merchant)} is now ${email}. This address is no longer the contact.`,
      'If you did not expect this, contact your team.',
    ),
  }),
};

const es: ContactEmailTexts = {
  code: (code, merchant) => ({
    subject: `${code} es el código para confirmar el correo de contacto en Balcão`,
    text: emailBody(
      `El código para usar esta dirección como correo de contacto de ${nameInMail(merchant)} en Balcão es ${code}.`,
      `Es válido por ${minutes} minutos y lo puede usar una vez quien lo solicitó. Nadie de Balcão te pedirá este código.`,
      'Si no reconoces esta solicitud, ignora este mensaje. Nada cambia sin el código.',
    ),
  }),
  changed: (email, merchant) => ({
    subject: 'El correo de contacto en Balcão cambió',
    text: emailBody(
      `El correo de contacto de ${nameInMail(merchant)} en Balcão ahora es ${email}. Esta dirección ya no es el correo de contacto.`,
      'Si no lo esperabas, habla con tu equipo.',
    ),
  }),
};

const zh: ContactEmailTexts = {
  code: (code, merchant) => ({
    subject: `${code} 是确认 Balcão 联系邮箱的验证码`,
    text: emailBody(
      `将此地址用作 ${nameInMail(merchant)} 在 Balcão 的联系邮箱的验证码是 ${code}。`,
      `验证码 ${minutes} 分钟内有效，只能由请求者使用一次。Balcão 的任何人都不会向你索要验证码。`,
      '如果你不知道此请求，请忽略这封邮件，没有验证码就不会有任何变化。',
    ),
  }),
  changed: (email, merchant) => ({
    subject: 'Balcão 的联系邮箱已更换',
    text: emailBody(
      `${nameInMail(merchant)} 在 Balcão 的联系邮箱现在是 ${email}。此地址不再是联系邮箱。`,
      '如果这不在你的意料之中，请联系你的团队。',
    ),
  }),
};

export const contactEmailTexts: Readonly<Record<Locale, ContactEmailTexts>> = {
  'pt-BR': pt,
  'en-US': en,
  'es-MX': es,
  'zh-CN': zh,
};
