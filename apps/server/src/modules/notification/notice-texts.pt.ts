import { productName } from '@balcao/contract/product-names';
import { refundArrivesInDays } from '@balcao/contract/refund';
import { emailBody } from '../../platform/email-template.ts';
import { appletTextsPt } from './notice-applet-texts.pt.ts';
import { channelTextsPt } from './notice-channel-texts.pt.ts';
import type { NoticeTexts } from './notice-saying.ts';
import { templateTextsPt } from './notice-template-texts.pt.ts';
import { ticketTextsPt } from './notice-ticket-texts.pt.ts';

const choose = (settings: string): string => `Você escolhe o que quer receber em ${settings}`;
const reviewed = {
  certification: 'A certificação da equipe',
  merchant: 'O cadastro para pagamentos',
  product: 'A solicitação de um produto de pagamento',
} as const;

export const noticeTextsPt: NoticeTexts = {
  withdrawalPaid: ({ number, amount }, { team, link, settings, money }) => ({
    subject: `Saque de ${money(amount)} concluído`,
    text: emailBody(
      `O saque de ${money(amount)} da equipe ${team} chegou à conta de destino.`,
      `Número do saque: ${number}`,
      `Veja o andamento e baixe o comprovante em ${link}`,
      choose(settings),
    ),
  }),
  withdrawalFailed: ({ number, amount }, { team, link, settings, money }) => ({
    subject: `Saque de ${money(amount)} não foi concluído`,
    text: emailBody(
      `O saque de ${money(amount)} da equipe ${team} não foi concluído. O valor já voltou para o saldo disponível: nada se perdeu.`,
      `Número do saque: ${number}`,
      `Veja o que aconteceu e solicite de novo em ${link}`,
      choose(settings),
    ),
  }),
  settlementArrived: ({ day, amount, count }, { team, link, settings, money, day: dayOf }) => ({
    subject: `${money(amount)} caíram no saldo disponível`,
    text: emailBody(
      `Em ${dayOf(day)}, ${money(amount)} da equipe ${team} passaram para o saldo disponível, de ${count === 1 ? '1 pedido ou parcela' : `${count} pedidos e parcelas`}.`,
      `Veja as liquidações e os pedidos de cada uma em ${link}`,
      choose(settings),
    ),
  }),
  paymentReceived: ({ count, amount }, { team, link, settings, money }) => ({
    subject: count === 1 ? `Pagamento de ${money(amount)} recebido` : `${count} pagamentos recebidos: ${money(amount)}`,
    text: emailBody(
      count === 1
        ? `A equipe ${team} recebeu um pagamento de ${money(amount)}.`
        : `A equipe ${team} recebeu ${count} pagamentos, de ${money(amount)} ao todo.`,
      `Veja em ${link}`,
      choose(settings),
    ),
  }),
  automaticSkipped: ({ day }, { team, link, settings, day: dayOf }) => ({
    subject: 'O saque automático não foi feito',
    text: emailBody(
      `Em ${dayOf(day)}, o saque automático da equipe ${team} não foi feito. O valor continua no saldo disponível.`,
      `Veja o motivo, passo a passo, em ${link}`,
      choose(settings),
    ),
  }),
  destinationAdded: ({ name, usableFrom }, { team, link, time }) => ({
    subject: 'Nova conta para saques cadastrada',
    text: emailBody(
      `Alguém da equipe ${team} cadastrou uma nova conta para receber saques: ${name}.`,
      `Por segurança, ela só pode ser usada a partir de ${time(usableFrom)}.`,
      `Se não foi a equipe que cadastrou, remova a conta agora e troque sua senha: ${link}`,
    ),
  }),
  moneyFrozen: ({ reason, at }, { team, link, time }) => ({
    subject: `O dinheiro da equipe ${team} está bloqueado`,
    text: emailBody(
      `Desde ${time(at)}, saques da equipe ${team} estão suspensos. As vendas continuam normalmente e o saldo continua da equipe.`,
      ...(reason ? [`Motivo: ${reason}`] : []),
      `Veja o saldo e como falar conosco em ${link}`,
    ),
  }),
  moneyUnfrozen: ({ at }, { team, link, settings, time }) => ({
    subject: `O dinheiro da equipe ${team} foi desbloqueado`,
    text: emailBody(
      `Desde ${time(at)}, a equipe ${team} pode fazer saques de novo. Obrigado pela paciência.`,
      `Veja o saldo em ${link}`,
      choose(settings),
    ),
  }),
  refundWaiting: ({ number, orderNumber, amount }, { team, link, settings, money }) => ({
    subject: `Reembolso de ${money(amount)} aguarda uma decisão`,
    text: emailBody(
      `Um reembolso de ${money(amount)} do pedido ${orderNumber} da equipe ${team} aguarda uma decisão.`,
      `Número do reembolso: ${number}`,
      `Aprove ou recuse em ${link}`,
      choose(settings),
    ),
  }),
  largeRefund: ({ number, orderNumber, amount }, { team, link, settings, money }) => ({
    subject: `Reembolso de ${money(amount)} a caminho`,
    text: emailBody(
      `Um reembolso de ${money(amount)} do pedido ${orderNumber} da equipe ${team} está sendo devolvido a quem pagou.`,
      `Número do reembolso: ${number}`,
      `O dinheiro volta ao meio de pagamento original em até ${refundArrivesInDays} dias úteis.`,
      `Veja quem solicitou e por quê em ${link}`,
      choose(settings),
    ),
  }),
  bankReturn: ({ orderNumber, amount, debt }, { team, link, settings, money }) => ({
    subject: `O banco devolveu ${money(amount)} de um pedido pago`,
    text: emailBody(
      `O banco do pagador retirou ${money(amount)} do pedido ${orderNumber} da equipe ${team}. O valor já saiu.`,
      ...(debt > 0
        ? [`O saldo não cobriu ${money(debt)}: esse valor será descontado primeiro do que ficar disponível.`]
        : []),
      `Veja o motivo e o pedido em ${link}`,
      choose(settings),
    ),
  }),
  disputeOpened: ({ number, orderNumber, amount, until }, { team, link, settings, money, time }) => ({
    subject: `Contestação de ${money(amount)}: envie provas até ${time(until)}`,
    text: emailBody(
      `O banco do pagador contestou ${money(amount)} do pedido ${orderNumber} da equipe ${team}. O valor está bloqueado até o banco decidir.`,
      `Número da contestação: ${number}`,
      `Mostre até ${time(until)} que a venda foi correta, com comprovantes de entrega, conversas ou notas fiscais, em ${link}`,
      choose(settings),
    ),
  }),
  disputeEnded: ({ number, orderNumber, status }, { team, link, settings }) => ({
    subject: status === 'accepted' ? 'Contestação aceita pelo banco' : 'Contestação encerrada: o valor está livre',
    text: emailBody(
      status === 'accepted'
        ? `O banco aceitou a contestação do pedido ${orderNumber} da equipe ${team} e retirou o valor.`
        : `A contestação do pedido ${orderNumber} da equipe ${team} terminou, e o valor bloqueado está livre.`,
      `Número da contestação: ${number}`,
      `Veja a decisão em ${link}`,
      choose(settings),
    ),
  }),
  wrongAmount: ({ orderNumber, amount, expected }, { team, link, settings, money }) => ({
    subject: `Pagamento de ${money(amount)} em vez de ${money(expected)}`,
    text: emailBody(
      `Chegaram ${money(amount)} para o pedido ${orderNumber} da equipe ${team}, que é de ${money(expected)}. O pedido continua sem pagamento, e o dinheiro está sendo devolvido a quem pagou.`,
      `Veja o pedido em ${link}`,
      choose(settings),
    ),
  }),
  moneyCredited: ({ endToEndId, amount }, { team, link, settings, money }) => ({
    subject: `Crédito de ${money(amount)}`,
    text: emailBody(
      `${money(amount)} chegaram sem indicar um pedido, e identificamos que são da equipe ${team}. O valor está no saldo disponível, sem tarifa. Pagamento: ${endToEndId}`,
      `Veja o extrato em ${link}`,
      choose(settings),
    ),
  }),
  reviewDecided: ({ of, product, isAccepted }, { team, link, settings }) => {
    const what = product ? `${reviewed[of]}: ${productName('pt-BR', product)}` : reviewed[of];
    return {
      subject: isAccepted ? 'Análise concluída: tudo certo' : 'Análise concluída: há correções a fazer',
      text: emailBody(
        `A análise da equipe ${team} foi concluída.`,
        `${what}: ${isAccepted ? 'tudo aprovado.' : 'há correções a fazer.'}`,
        `Veja os detalhes em ${link}`,
        choose(settings),
      ),
    };
  },
  ...appletTextsPt,
  broadcastApproval: ({ channel, label, what }, { team, link, settings }) => {
    const said = {
      asked: 'aguarda a aprovação de outra pessoa',
      approved: 'foi aprovada por outra pessoa',
      declined: 'foi devolvida por outra pessoa',
    }[what];
    return {
      subject: `Publicação ${label}: ${said}`,
      text: emailBody(
        `A publicação ${label} do canal ${channel}, da equipe ${team}, ${said}.`,
        `Veja em ${link}`,
        choose(settings),
      ),
    };
  },
  broadcastReturned: ({ channel, label, reason }, { team, link, settings }) => {
    if (reason === 'templateUnderway')
      return {
        subject: `Envio de publicação pausado: ${label}`,
        text: emailBody(
          `O envio da publicação da equipe ${team} no canal ${channel} está pausado: o modelo de mensagem foi suspenso.`,
          `Quem já recebeu continua com ela. Retome ou encerre o envio em ${link}`,
          choose(settings),
        ),
      };
    const why = {
      rights: 'quem agendou não pode mais publicar',
      tags: 'uma das etiquetas escolhidas foi excluída',
      closed: 'o canal foi fechado',
      limit: 'o canal pode enviar menos publicações por dia do que antes',
      template: 'o modelo de mensagem não pode ser enviado agora',
    }[reason];
    return {
      subject: `Publicação agendada não enviada: ${label}`,
      text: emailBody(
        `A publicação agendada pela equipe ${team} no canal ${channel} não foi enviada: ${why}.`,
        `Ela voltou a ser rascunho. Abra e decida em ${link}`,
        choose(settings),
      ),
    };
  },
  ...channelTextsPt,
  ...templateTextsPt,
  ...ticketTextsPt,
  certificateEnding: ({ serial, name, days, endsAt }, { team, link, settings, day }) => ({
    subject: `O certificado ${name} vence ${days === 1 ? 'amanhã' : `em ${days} dias`}`,
    text: emailBody(
      `O certificado ${name} da equipe ${team} vence em ${day(endsAt)}. Depois disso, as chamadas assinadas com ele são recusadas.`,
      `Número de série: ${serial}`,
      `Cadastre um novo e troque sem interrupção em ${link}`,
      choose(settings),
    ),
  }),
  webhookPaused: ({ name, url, since }, { team, link, settings, day }) => ({
    subject: `Avisos pausados: ${name} não responde desde ${day(since)}`,
    text: emailBody(
      `O endereço ${name} da equipe ${team} não recebe os nossos avisos desde ${day(since)}. Por isso, paramos de tentar por enquanto.`,
      url,
      'Nada se perde: os avisos ficam guardados e são enviados quando você retomar.',
      `Corrija o seu servidor e retome com um clique em ${link}`,
      choose(settings),
    ),
  }),
  webhookGivenUp: ({ name, url }, { team, link, settings }) => ({
    subject: `Avisos não entregues: ${name}`,
    text: emailBody(
      `Tentamos entregar avisos ao endereço ${name} da equipe ${team} por mais de um dia, sem conseguir.`,
      url,
      'Quando o endereço voltar a responder, enviamos de novo automaticamente o que não foi entregue; basta fazer um teste. Só os avisos que já tiveram trinta tentativas precisam ser enviados por você.',
      `Veja quais são e envie um teste em ${link}`,
      choose(settings),
    ),
  }),
};
