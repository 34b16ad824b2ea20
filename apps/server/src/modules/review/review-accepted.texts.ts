import type { Locale } from '@balcao/contract/locale';
import { emailBody } from '../../platform/email-template.ts';
import type { Told } from './review.texts.ts';

type Accepted = (told: Pick<Told, 'kind' | 'team' | 'product' | 'link' | 'paymentLink'>) => string;

/** What anyone who handed something in is told once it is accepted: that, and the next step. */
export const acceptedTexts: Readonly<Record<Locale, Accepted>> = {
  'pt-BR': ({ kind, team, product, link, paymentLink }) =>
    ({
      certification: emailBody(
        `A certificação da equipe ${team} foi aprovada.`,
        `O próximo passo para receber pagamentos são os dados de pagamento: ${paymentLink}`,
      ),
      merchant: emailBody(
        `Os dados de pagamento da equipe ${team} foram aprovados. A equipe já pode receber pagamentos.`,
        `Veja os dados em ${link}`,
      ),
      product: emailBody(
        `O produto ${product} da equipe ${team} foi aprovado e já pode receber pagamentos.`,
        `Configure e veja como começar em ${link}`,
      ),
    })[kind],
  'en-US': ({ kind, team, product, link, paymentLink }) =>
    ({
      certification: emailBody(
        `The certification of the team ${team} has been approved.`,
        `The next step to receive payments are the payment details: ${paymentLink}`,
      ),
      merchant: emailBody(
        `The payment details of the team ${team} have been approved. The team can receive payments now.`,
        `See the details at ${link}`,
      ),
      product: emailBody(
        `The product ${product} of the team ${team} has been approved and can receive payments now.`,
        `Set it up and see how to begin at ${link}`,
      ),
    })[kind],
  'es-MX': ({ kind, team, product, link, paymentLink }) =>
    ({
      certification: emailBody(
        `La certificación del equipo ${team} fue aprobada.`,
        `El siguiente paso para recibir pagos son los datos de pago: ${paymentLink}`,
      ),
      merchant: emailBody(
        `Los datos de pago del equipo ${team} fueron aprobados. El equipo ya puede recibir pagos.`,
        `Consulta los datos en ${link}`,
      ),
      product: emailBody(
        `El producto ${product} del equipo ${team} fue aprobado y ya puede recibir pagos.`,
        `Configúralo y mira cómo empezar en ${link}`,
      ),
    })[kind],
  'zh-CN': ({ kind, team, product, link, paymentLink }) =>
    ({
      certification: emailBody(`团队 ${team} 的认证已通过。`, `接下来请填写收款资料，以便收款：${paymentLink}`),
      merchant: emailBody(`团队 ${team} 的收款资料已通过，现在可以收款了。`, `查看资料：${link}`),
      product: emailBody(`团队 ${team} 的支付产品“${product}”已通过，现在可以收款了。`, `设置并查看如何开始：${link}`),
    })[kind],
};
