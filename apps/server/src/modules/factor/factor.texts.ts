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
  `De onde foi feito: ${place}.`,
  `Se não foi você, crie uma nova senha agora em ${resetUrl} e fale com o nosso suporte.`,
];
const pt: FactorTexts = {
  enabled: (about) => ({
    subject: 'Verificação em duas etapas ativada no Balcão',
    text: emailBody(
      'A verificação em duas etapas da sua conta foi ativada. A partir de agora, entrar pede também um código do seu aplicativo.',
      'Guarde os códigos de recuperação em um lugar seguro. As outras sessões foram encerradas.',
      ...ptEnd(about),
    ),
  }),
  disabled: (about) => ({
    subject: 'Verificação em duas etapas desativada no Balcão',
    text: emailBody(
      'A verificação em duas etapas da sua conta foi desativada. Para entrar, basta agora a senha. As outras sessões foram encerradas.',
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
  `Where it was done: ${place}.`,
  `If it was not you, set a new password now at ${resetUrl} and contact our support.`,
];
const en: FactorTexts = {
  enabled: (about) => ({
    subject: 'Two-step verification is on at Balcão',
    text: emailBody(
      'Two-step verification was turned on for your account. From now on, logging in also asks for a code from your app.',
      'Keep the recovery codes in a safe place. The other sessions were ended.',
      ...enEnd(about),
    ),
  }),
  disabled: (about) => ({
    subject: 'Two-step verification is off at Balcão',
    text: emailBody(
      'Two-step verification was turned off for your account. Logging in now asks for the password alone. The other sessions were ended.',
      ...enEnd(about),
    ),
  }),
  renewed: (about) => ({
    subject: 'New recovery codes at Balcão',
    text: emailBody(
      'Your account has new recovery codes. The earlier ones are no longer good, and the other sessions were ended.',
      ...enEnd(about),
    ),
  }),
  recoveryUsed: (about, left) => ({
    subject: 'A recovery code was used at Balcão',
    text: emailBody(`One of the recovery codes of your account was used. Codes still good: ${left}.`, ...enEnd(about)),
  }),
};

const esEnd = ({ place, resetUrl }: About): string[] => [
  `Desde dónde se hizo: ${place}.`,
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
      'La verificación en dos pasos de tu cuenta fue desactivada. Para iniciar sesión basta ahora la contraseña. Las otras sesiones se cerraron.',
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
      '请将恢复码保存在安全的地方。其他会话已退出。',
      ...zhEnd(about),
    ),
  }),
  disabled: (about) => ({
    subject: 'Balcão 两步验证已关闭',
    text: emailBody('你的账号已关闭两步验证，现在只需密码即可登录。其他会话已退出。', ...zhEnd(about)),
  }),
  renewed: (about) => ({
    subject: 'Balcão 恢复码已更新',
    text: emailBody('你的账号已生成新的恢复码，之前的恢复码不再有效，其他会话已退出。', ...zhEnd(about)),
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
