import type { Locale } from '@balcao/contract/locale';
import { emailBody, type Words } from '../../platform/email-template.ts';

interface About {
  /** Browser, system and network address from which it was done. */
  readonly place: string;
  readonly resetUrl: string;
}
/** The mails about two-step verification. */
interface FactorTexts {
  enabled(about: About): Words;
  disabled(about: About): Words;
  renewed(about: About): Words;
  /** `left`: how many recovery codes are still good. */
  recoveryUsed(about: About, left: number): Words;
}

const ptEnd = ({ place, resetUrl }: About): string[] => [
  `Origem: ${place}.`,
  `Se não foi você, crie uma nova senha agora em ${resetUrl} e fale com o nosso suporte.`,
];
const pt: FactorTexts = {
  enabled: (about) => ({
    subject: 'Verificação em duas etapas ativada no Balcão',
    text: emailBody(
      'A verificação em duas etapas da sua conta foi ativada. A partir de agora, para entrar, também é preciso um código do seu aplicativo.',
      'Guarde os códigos de recuperação em um lugar seguro. As outras sessões foram encerradas.',
      ...ptEnd(about),
    ),
  }),
  disabled: (about) => ({
    subject: 'Verificação em duas etapas desativada no Balcão',
    text: emailBody(
      'A verificação em duas etapas da sua conta foi desativada. Agora, basta a senha para entrar. As outras sessões foram encerradas.',
      ...ptEnd(about),
    ),
  }),
  renewed: (about) => ({
    subject: 'Novos códigos de recuperação no Balcão',
    text: emailBody(
      'Sua conta recebeu novos códigos de recuperação. Os anteriores não valem mais, e as outras sessões foram encerradas.',
      ...ptEnd(about),
    ),
  }),
  recoveryUsed: (about, left) => ({
    subject: 'Um código de recuperação foi usado no Balcão',
    text: emailBody(
      `Um dos códigos de recuperação da sua conta foi usado. Códigos que ainda valem: ${left}.`,
      ...ptEnd(about),
    ),
  }),
};

const enEnd = ({ place, resetUrl }: About): string[] => [
  `Origin: ${place}.`,
  `If it was not you, set a new password now at ${resetUrl} and contact support.`,
];
const en: FactorTexts = {
  enabled: (about) => ({
    subject: 'Two-step verification turned on at Balcão',
    text: emailBody(
      'Two-step verification was turned on for your account. From now on, logging in also requires a code from your app.',
      'Keep the recovery codes in a safe place. Your other sessions were ended.',
      ...enEnd(about),
    ),
  }),
  disabled: (about) => ({
    subject: 'Two-step verification turned off at Balcão',
    text: emailBody(
      'Two-step verification was turned off for your account. Logging in now requires only the password. Your other sessions were ended.',
      ...enEnd(about),
    ),
  }),
  renewed: (about) => ({
    subject: 'New recovery codes at Balcão',
    text: emailBody(
      'Your account has new recovery codes. The previous ones are no longer valid, and your other sessions were ended.',
      ...enEnd(about),
    ),
  }),
  recoveryUsed: (about, left) => ({
    subject: 'A recovery code was used at Balcão',
    text: emailBody(`One of your account’s recovery codes was used. Codes still valid: ${left}.`, ...enEnd(about)),
  }),
};

const esEnd = ({ place, resetUrl }: About): string[] => [
  `Origen: ${place}.`,
  `Si no fuiste tú, crea una nueva contraseña ahora en ${resetUrl} y contacta a nuestro soporte.`,
];
const es: FactorTexts = {
  enabled: (about) => ({
    subject: 'Verificación en dos pasos activada en Balcão',
    text: emailBody(
      'La verificación en dos pasos de tu cuenta fue activada. A partir de ahora, iniciar sesión también pide un código de tu aplicación.',
      'Guarda los códigos de recuperación en un lugar seguro. Las otras sesiones se cerraron.',
      ...esEnd(about),
    ),
  }),
  disabled: (about) => ({
    subject: 'Verificación en dos pasos desactivada en Balcão',
    text: emailBody(
      'La verificación en dos pasos de tu cuenta fue desactivada. Ahora basta la contraseña para iniciar sesión. Las otras sesiones se cerraron.',
      ...esEnd(about),
    ),
  }),
  renewed: (about) => ({
    subject: 'Nuevos códigos de recuperación en Balcão',
    text: emailBody(
      'Tu cuenta tiene nuevos códigos de recuperación. Los anteriores ya no sirven y las otras sesiones se cerraron.',
      ...esEnd(about),
    ),
  }),
  recoveryUsed: (about, left) => ({
    subject: 'Se usó un código de recuperación en Balcão',
    text: emailBody(
      `Se usó uno de los códigos de recuperación de tu cuenta. Códigos que aún sirven: ${left}.`,
      ...esEnd(about),
    ),
  }),
};

const zhEnd = ({ place, resetUrl }: About): string[] => [
  `操作来源：${place}。`,
  `如果不是你本人操作，请立即前往 ${resetUrl} 设置新密码，并联系我们的客服。`,
];
const zh: FactorTexts = {
  enabled: (about) => ({
    subject: 'Balcão 两步验证已开启',
    text: emailBody(
      '你的账号已开启两步验证。今后登录时还需输入验证器应用中的代码。',
      '请将恢复码保存在安全的地方。其他登录已全部退出。',
      ...zhEnd(about),
    ),
  }),
  disabled: (about) => ({
    subject: 'Balcão 两步验证已关闭',
    text: emailBody('你的账号已关闭两步验证，现在只需密码即可登录。其他登录已全部退出。', ...zhEnd(about)),
  }),
  renewed: (about) => ({
    subject: 'Balcão 恢复码已更新',
    text: emailBody('你的账号已生成新的恢复码，之前的恢复码不再有效，其他登录已全部退出。', ...zhEnd(about)),
  }),
  recoveryUsed: (about, left) => ({
    subject: 'Balcão 恢复码已被使用',
    text: emailBody(`你的账号有一个恢复码已被使用。剩余可用恢复码：${left} 个。`, ...zhEnd(about)),
  }),
};

export const factorTexts: Readonly<Record<Locale, FactorTexts>> = {
  'pt-BR': pt,
  'en-US': en,
  'es-MX': es,
  'zh-CN': zh,
};
