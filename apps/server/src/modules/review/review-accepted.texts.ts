import type { Locale } from '@balcao/contract/locale';
import { emailBody } from '../../platform/email-template.ts';
import type { Told } from './review.texts.ts';

type Accepted = (told: Pick<Told, 'kind' | 'team' | 'name' | 'link' | 'paymentLink'>) => string;

/** Texts of the mail to the submitter about an acceptance, with the next step. */
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
        `Para que ele volte, publique uma versão em ${link}`,
      ),
      messageTemplate: emailBody(
        `O modelo de mensagem ${name} da equipe ${team} foi aprovado e já pode ser enviado nas conversas.`,
        `Veja o modelo em ${link}`,
      ),
      template: emailBody(
        `A mensagem ${name} da equipe ${team} foi aprovada e já pode ser usada: peça permissão às pessoas para enviá-la.`,
        `Veja o ID dela em ${link}`,
      ),
      channelOfficial: emailBody(
        `O canal ${name} da equipe ${team} agora tem o selo oficial.`,
        `Veja como ele aparece em ${link}`,
      ),
      channelPersonal: emailBody(
        `O canal ${name} da equipe ${team} agora tem o selo pessoal.`,
        `Veja como ele aparece em ${link}`,
      ),
      channelSubject: emailBody(
        `O responsável pelo canal ${name} da equipe ${team} foi aceito e aparece na página do canal.`,
        `Veja em ${link}`,
      ),
      association: emailBody(
        `O canal ${name} da equipe ${team} agora abre o miniprograma solicitado.`,
        `O vínculo dura pelo menos 48 horas; depois, você pode desfazê-lo em ${link}`,
      ),
      product: emailBody(
        `O produto ${name} da equipe ${team} foi aprovado e já pode receber pagamentos.`,
        `Configure e veja como começar em ${link}`,
      ),
    })[kind],
  'en-US': ({ kind, team, name, link, paymentLink }) =>
    ({
      certification: emailBody(
        `The certification of team ${team} was approved.`,
        `The next step to receive payments is to fill in the payment data: ${paymentLink}`,
      ),
      merchant: emailBody(
        `The payment data of team ${team} were approved. The team can now receive payments.`,
        `See the data at ${link}`,
      ),
      version: emailBody(`Version ${name} of team ${team} was approved.`, `Publish it whenever you want at ${link}`),
      removal: emailBody(
        `The mini program ${name} of team ${team} was removed from search and can no longer be opened.`,
        `To bring it back, publish a version at ${link}`,
      ),
      messageTemplate: emailBody(
        `The message template ${name} of team ${team} was approved and can now be sent in conversations.`,
        `See the template at ${link}`,
      ),
      template: emailBody(
        `The message ${name} of team ${team} was approved. You can now ask people for permission to send it.`,
        `See its ID at ${link}`,
      ),
      channelOfficial: emailBody(
        `The channel ${name} of team ${team} now has the official badge.`,
        `See how it looks at ${link}`,
      ),
      channelPersonal: emailBody(
        `The channel ${name} of team ${team} now has the personal badge.`,
        `See how it looks at ${link}`,
      ),
      channelSubject: emailBody(
        `The responsible party of the channel ${name} of team ${team} was approved and appears on the channel page.`,
        `See it at ${link}`,
      ),
      association: emailBody(
        `The channel ${name} of team ${team} now opens the requested mini program.`,
        `The link stays for at least 48 hours; after that, you can remove it at ${link}`,
      ),
      product: emailBody(
        `The product ${name} of team ${team} was approved and can now receive payments.`,
        `Set it up and see how to get started at ${link}`,
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
        `El miniprograma ${name} del equipo ${team} salió de la búsqueda y ya no se puede abrir.`,
        `Para que vuelva, publica una versión en ${link}`,
      ),
      messageTemplate: emailBody(
        `La plantilla de mensaje ${name} del equipo ${team} fue aprobada y ya se puede enviar en las conversaciones.`,
        `Consulta la plantilla en ${link}`,
      ),
      template: emailBody(
        `El mensaje ${name} del equipo ${team} fue aprobado. Ya puedes pedir permiso a las personas para enviarlo.`,
        `Consulta su ID en ${link}`,
      ),
      channelOfficial: emailBody(
        `El canal ${name} del equipo ${team} ya tiene la insignia oficial.`,
        `Mira cómo se ve en ${link}`,
      ),
      channelPersonal: emailBody(
        `El canal ${name} del equipo ${team} ya tiene la insignia personal.`,
        `Mira cómo se ve en ${link}`,
      ),
      channelSubject: emailBody(
        `El responsable del canal ${name} del equipo ${team} fue aceptado y aparece en la página del canal.`,
        `Consúltalo en ${link}`,
      ),
      association: emailBody(
        `El canal ${name} del equipo ${team} ya abre el miniprograma solicitado.`,
        `El vínculo dura al menos 48 horas; después puedes deshacerlo en ${link}`,
      ),
      product: emailBody(
        `El producto ${name} del equipo ${team} fue aprobado y ya puede recibir pagos.`,
        `Configúralo y consulta cómo empezar en ${link}`,
      ),
    })[kind],
  'zh-CN': ({ kind, team, name, link, paymentLink }) =>
    ({
      certification: emailBody(`团队 ${team} 的认证已通过。`, `接下来请填写收款资料，以便收款：${paymentLink}`),
      merchant: emailBody(`团队 ${team} 的收款资料已通过，现在可以收款了。`, `查看资料：${link}`),
      version: emailBody(`团队 ${team} 的小程序版本“${name}”已通过审核。`, `随时可以发布：${link}`),
      removal: emailBody(`团队 ${team} 的小程序“${name}”已下架，不能再打开。`, `如需重新上架，请发布一个版本：${link}`),
      messageTemplate: emailBody(`团队 ${team} 的消息模板“${name}”已通过审核，可以在会话中发送。`, `查看模板：${link}`),
      template: emailBody(`团队 ${team} 的消息“${name}”已通过审核，可以向用户请求授权。`, `查看消息 ID：${link}`),
      channelOfficial: emailBody(`团队 ${team} 的频道“${name}”已获得官方标识。`, `查看效果：${link}`),
      channelPersonal: emailBody(`团队 ${team} 的频道“${name}”已获得个人标识。`, `查看效果：${link}`),
      channelSubject: emailBody(`团队 ${team} 的频道“${name}”的主体信息已通过，会显示在频道页面。`, `查看：${link}`),
      association: emailBody(
        `团队 ${team} 的频道“${name}”现在可以打开所申请的小程序。`,
        `关联至少保留 48 小时，之后可以解除：${link}`,
      ),
      product: emailBody(`团队 ${team} 的支付产品“${name}”已通过，现在可以收款了。`, `设置并查看如何开始：${link}`),
    })[kind],
};
