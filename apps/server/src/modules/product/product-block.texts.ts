import type { Locale } from '@balcao/contract/locale';
import { emailBody, type Words } from '../../platform/email-template.ts';

interface Told {
  readonly team: string;
  readonly product: string;
  readonly contact: string;
  readonly link: string;
}
interface Blocked extends Told {
  readonly reason: string;
}
interface BlockTexts {
  readonly blocked: (told: Blocked) => Words;
  readonly unblocked: (told: Told) => Words;
}

/** What the super admins of a team are told when staff take a payment product away, and when they give it back. */
export const blockTexts: Readonly<Record<Locale, BlockTexts>> = {
  'pt-BR': {
    blocked: ({ team, product, reason, contact, link }) => ({
      subject: `Produto bloqueado: ${product}, ${team}`,
      text: emailBody(
        `Bloqueamos o produto ${product} da equipe ${team}. Novos pedidos com ele são recusados; o que já foi pago continua como está e pode ser reembolsado.`,
        `Motivo: ${reason}`,
        `Quer tirar dúvidas ou enviar documentos? Escreva para ${contact}.`,
        `Veja os produtos em ${link}`,
      ),
    }),
    unblocked: ({ team, product, link }) => ({
      subject: `Produto liberado: ${product}, ${team}`,
      text: emailBody(
        `A equipe ${team} pode voltar a receber com o produto ${product}. Obrigado pela paciência.`,
        `Veja os produtos em ${link}`,
      ),
    }),
  },
  'en-US': {
    blocked: ({ team, product, reason, contact, link }) => ({
      subject: `Product blocked: ${product}, ${team}`,
      text: emailBody(
        `We blocked the product ${product} of team ${team}. New orders with it are refused; paid orders are not affected and can be refunded.`,
        `Reason: ${reason}`,
        `Have questions, or want to send documents? Write to ${contact}.`,
        `See the products at ${link}`,
      ),
    }),
    unblocked: ({ team, product, link }) => ({
      subject: `Product available again: ${product}, ${team}`,
      text: emailBody(
        `Team ${team} can receive payments with the product ${product} again. Thank you for your patience.`,
        `See the products at ${link}`,
      ),
    }),
  },
  'es-MX': {
    blocked: ({ team, product, reason, contact, link }) => ({
      subject: `Producto bloqueado: ${product}, ${team}`,
      text: emailBody(
        `Bloqueamos el producto ${product} del equipo ${team}. Los nuevos pedidos con él se rechazan; lo que ya se pagó queda como está y se puede reembolsar.`,
        `Motivo: ${reason}`,
        `¿Tienes dudas o quieres enviar documentos? Escribe a ${contact}.`,
        `Consulta los productos en ${link}`,
      ),
    }),
    unblocked: ({ team, product, link }) => ({
      subject: `Producto disponible de nuevo: ${product}, ${team}`,
      text: emailBody(
        `El equipo ${team} puede volver a cobrar con el producto ${product}. Gracias por tu paciencia.`,
        `Consulta los productos en ${link}`,
      ),
    }),
  },
  'zh-CN': {
    blocked: ({ team, product, reason, contact, link }) => ({
      subject: `支付产品已停用：${product}，${team}`,
      text: emailBody(
        `团队 ${team} 的支付产品“${product}”已被停用，新订单将被拒绝；已付款的订单不受影响，仍可退款。`,
        `原因：${reason}`,
        `如需沟通或提交材料，请写信至 ${contact}。`,
        `产品页面：${link}`,
      ),
    }),
    unblocked: ({ team, product, link }) => ({
      subject: `支付产品已恢复：${product}，${team}`,
      text: emailBody(`团队 ${team} 可以再次使用支付产品“${product}”收款。感谢你的耐心等待。`, `产品页面：${link}`),
    }),
  },
};
