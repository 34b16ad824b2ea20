import type { Locale } from '@balcao/contract/locale';
import { emailBody } from '../../platform/email-template.ts';
import type { Told } from './review.texts.ts';

type Accepted = (told: Pick<Told, 'kind' | 'team' | 'name' | 'link' | 'paymentLink'>) => string;

/** What anyone who handed something in is told once it is accepted: that, and the next step. */
export const acceptedTexts: Readonly<Record<Locale, Accepted>> = {
  'pt-BR': ({ kind, team, name, link, paymentLink }) =>
    ({
      certification: emailBody(
        `A certificação da equipe ${team} foi aprovada.`,
        `O próximo passo para receber pagamentos são os dados de pagamento: ${paymentLink}`,
      ),
      merchant: emailBody(
        `Os dados de pagamento da equipe ${team} foram aprovados. A equipe já pode receber pagamentos.`,
        `Veja os dados em ${link}`,
      ),
      version: emailBody(`A versão ${name} da equipe ${team} foi aprovada.`, `Publique quando quiser em ${link}`),
      removal: emailBody(
        `O miniprograma ${name} da equipe ${team} saiu da busca e não abre mais.`,
        `Para trazê-lo de volta, publique uma versão em ${link}`,
      ),
      template: emailBody(
        `A mensagem ${name} da equipe ${team} foi aprovada e já pode ser pedida às pessoas.`,
        `Veja o ID dela em ${link}`,
      ),
      product: emailBody(
        `O produto ${name} da equipe ${team} foi aprovado e já pode receber pagamentos.`,
        `Configure e veja como começar em ${link}`,
      ),
    })[kind],
  'en-US': ({ kind, team, name, link, paymentLink }) =>
    ({
      certification: emailBody(
        `The certification of the team ${team} has been approved.`,
        `The next step to receive payments are the payment details: ${paymentLink}`,
      ),
      merchant: emailBody(
        `The payment details of the team ${team} have been approved. The team can receive payments now.`,
        `See the details at ${link}`,
      ),
      version: emailBody(
        `The version ${name} of the team ${team} has been approved.`,
        `Publish it whenever you like at ${link}`,
      ),
      removal: emailBody(
        `The mini program ${name} of the team ${team} is gone from search and does not open any more.`,
        `To bring it back, publish a version at ${link}`,
      ),
      template: emailBody(
        `The message ${name} of the team ${team} has been approved, and people can be asked for it.`,
        `See its ID at ${link}`,
      ),
      product: emailBody(
        `The product ${name} of the team ${team} has been approved and can receive payments now.`,
        `Set it up and see how to begin at ${link}`,
      ),
    })[kind],
  'es-MX': ({ kind, team, name, link, paymentLink }) =>
    ({
      certification: emailBody(
        `La certificación del equipo ${team} fue aprobada.`,
        `El siguiente paso para recibir pagos son los datos de pago: ${paymentLink}`,
      ),
      merchant: emailBody(
        `Los datos de pago del equipo ${team} fueron aprobados. El equipo ya puede recibir pagos.`,
        `Consulta los datos en ${link}`,
      ),
      version: emailBody(`La versión ${name} del equipo ${team} fue aprobada.`, `Publícala cuando quieras en ${link}`),
      removal: emailBody(
        `El miniprograma ${name} del equipo ${team} salió de la búsqueda y ya no se abre.`,
        `Para traerlo de vuelta, publica una versión en ${link}`,
      ),
      template: emailBody(
        `El mensaje ${name} del equipo ${team} fue aprobado y ya se puede pedir a las personas.`,
        `Consulta su ID en ${link}`,
      ),
      product: emailBody(
        `El producto ${name} del equipo ${team} fue aprobado y ya puede recibir pagos.`,
        `Configúralo y mira cómo empezar en ${link}`,
      ),
    })[kind],
  'zh-CN': ({ kind, team, name, link, paymentLink }) =>
    ({
      certification: emailBody(`团队 ${team} 的认证已通过。`, `接下来请填写收款资料，以便收款：${paymentLink}`),
      merchant: emailBody(`团队 ${team} 的收款资料已通过，现在可以收款了。`, `查看资料：${link}`),
      version: emailBody(`团队 ${team} 的小程序版本“${name}”已通过审核。`, `随时可以发布：${link}`),
      removal: emailBody(`团队 ${team} 的小程序“${name}”已下架，不能再打开。`, `如需重新上架，请发布一个版本：${link}`),
      template: emailBody(`团队 ${team} 的消息“${name}”已通过审核，可以向用户请求。`, `查看消息 ID：${link}`),
      product: emailBody(`团队 ${team} 的支付产品“${name}”已通过，现在可以收款了。`, `设置并查看如何开始：${link}`),
    })[kind],
};
