import type { Locale } from '@balcao/contract/locale';
import { emailBody, type Words } from '../../platform/email-template.ts';

interface Told {
  readonly count: number;
  /** Formatted; `debt` is null where the teams' money covered everything. */
  readonly sum: string;
  readonly debt: string | null;
  readonly link: string;
}

/** What finance is told when banks took money of paid orders back. */
export const bankReturnTexts: Readonly<Record<Locale, (told: Told) => Words>> = {
  'pt-BR': ({ count, sum, debt, link }) => ({
    subject: `Retirado pelos bancos: ${sum}`,
    text: emailBody(
      count === 1
        ? `Um banco retirou ${sum} de um pedido pago.`
        : `Bancos retiraram ${sum} de pedidos pagos, em ${count} devoluções.`,
      ...(debt ? [`O saldo dos estabelecimentos não cobriu ${debt}, que eles devem à plataforma.`] : []),
      `Veja as contestações em ${link}`,
    ),
  }),
  'en-US': ({ count, sum, debt, link }) => ({
    subject: `Taken back by banks: ${sum}`,
    text: emailBody(
      count === 1
        ? `A bank took back ${sum} from a paid order.`
        : `Banks took back ${sum} from paid orders, in ${count} returns.`,
      ...(debt ? [`The merchants' money did not cover ${debt}, which they owe the platform.`] : []),
      `See the disputes at ${link}`,
    ),
  }),
  'es-MX': ({ count, sum, debt, link }) => ({
    subject: `Retirado por los bancos: ${sum}`,
    text: emailBody(
      count === 1
        ? `Un banco retiró ${sum} de un pedido pagado.`
        : `Los bancos retiraron ${sum} de pedidos pagados, en ${count} devoluciones.`,
      ...(debt ? [`El saldo de los comercios no cubrió ${debt}, que deben a la plataforma.`] : []),
      `Consulta las disputas en ${link}`,
    ),
  }),
  'zh-CN': ({ count, sum, debt, link }) => ({
    subject: `银行取回：${sum}`,
    text: emailBody(
      count === 1 ? `一家银行从一笔已付订单取回了 ${sum}。` : `银行从已付订单取回了 ${sum}，共 ${count} 笔。`,
      ...(debt ? [`商户余额不足以支付其中的 ${debt}，由商户欠平台。`] : []),
      `查看争议：${link}`,
    ),
  }),
};
