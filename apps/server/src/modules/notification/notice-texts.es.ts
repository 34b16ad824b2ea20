import { productName } from '@balcao/contract/product-names';
import { refundArrivesInDays } from '@balcao/contract/refund';
import { emailBody } from '../../platform/email-template.ts';
import { appletTextsEs } from './notice-applet-texts.es.ts';
import { channelTextsEs } from './notice-channel-texts.es.ts';
import type { NoticeTexts } from './notice-saying.ts';
import { templateTextsEs } from './notice-template-texts.es.ts';
import { ticketTextsEs } from './notice-ticket-texts.es.ts';

const choose = (settings: string): string => `Elige lo que quieres recibir en ${settings}`;
const reviewed = {
  certification: 'La certificación del equipo',
  merchant: 'El registro para pagos',
  product: 'La solicitud de un producto de pago',
} as const;

export const noticeTextsEs: NoticeTexts = {
  withdrawalPaid: ({ number, amount }, { team, link, settings, money }) => ({
    subject: `Retiro de ${money(amount)} completado`,
    text: emailBody(
      `El retiro de ${money(amount)} del equipo ${team} llegó a la cuenta de destino.`,
      `Número del retiro: ${number}`,
      `Consulta los detalles y descarga el comprobante en ${link}`,
      choose(settings),
    ),
  }),
  withdrawalFailed: ({ number, amount }, { team, link, settings, money }) => ({
    subject: `El retiro de ${money(amount)} no se completó`,
    text: emailBody(
      `El retiro de ${money(amount)} del equipo ${team} no se completó. El importe ya volvió al saldo disponible: nada se perdió.`,
      `Número del retiro: ${number}`,
      `Consulta qué pasó y solicítalo de nuevo en ${link}`,
      choose(settings),
    ),
  }),
  settlementArrived: ({ day, amount, count }, { team, link, settings, money, day: dayOf }) => ({
    subject: `${money(amount)} llegaron al saldo disponible`,
    text: emailBody(
      `El ${dayOf(day)}, ${money(amount)} del equipo ${team} pasaron al saldo disponible, de ${count === 1 ? '1 pedido o mensualidad' : `${count} pedidos y mensualidades`}.`,
      `Consulta las liquidaciones y sus pedidos en ${link}`,
      choose(settings),
    ),
  }),
  paymentReceived: ({ count, amount }, { team, link, settings, money }) => ({
    subject: count === 1 ? `Pago de ${money(amount)} recibido` : `${count} pagos recibidos: ${money(amount)}`,
    text: emailBody(
      count === 1
        ? `El equipo ${team} recibió un pago de ${money(amount)}.`
        : `El equipo ${team} recibió ${count} pagos, ${money(amount)} en total.`,
      `Consúltalo en ${link}`,
      choose(settings),
    ),
  }),
  automaticSkipped: ({ day }, { team, link, settings, day: dayOf }) => ({
    subject: 'El retiro automático no se hizo',
    text: emailBody(
      `El ${dayOf(day)}, el retiro automático del equipo ${team} no se hizo. El importe sigue en el saldo disponible.`,
      `Consulta el motivo, paso a paso, en ${link}`,
      choose(settings),
    ),
  }),
  destinationAdded: ({ name, usableFrom }, { team, link, time }) => ({
    subject: 'Nueva cuenta para retiros registrada',
    text: emailBody(
      `Alguien del equipo ${team} registró una cuenta nueva para recibir retiros: ${name}.`,
      `Por seguridad, solo se puede usar a partir de ${time(usableFrom)}.`,
      `Si tu equipo no la registró, elimina la cuenta ahora y cambia tu contraseña: ${link}`,
    ),
  }),
  moneyFrozen: ({ reason, at }, { team, link, time }) => ({
    subject: `El dinero del equipo ${team} está congelado`,
    text: emailBody(
      `Desde ${time(at)}, los retiros del equipo ${team} están suspendidos. Las ventas siguen con normalidad y el saldo sigue siendo del equipo.`,
      ...(reason ? [`Motivo: ${reason}`] : []),
      `Consulta el saldo y cómo contactarnos en ${link}`,
    ),
  }),
  moneyUnfrozen: ({ at }, { team, link, settings, time }) => ({
    subject: `El dinero del equipo ${team} fue descongelado`,
    text: emailBody(
      `Desde ${time(at)}, el equipo ${team} puede hacer retiros de nuevo. Gracias por tu paciencia.`,
      `Consulta el saldo en ${link}`,
      choose(settings),
    ),
  }),
  refundWaiting: ({ number, orderNumber, amount }, { team, link, settings, money }) => ({
    subject: `Un reembolso de ${money(amount)} espera una decisión`,
    text: emailBody(
      `Un reembolso de ${money(amount)} del pedido ${orderNumber} del equipo ${team} espera una decisión.`,
      `Número del reembolso: ${number}`,
      `Apruébalo o recházalo en ${link}`,
      choose(settings),
    ),
  }),
  largeRefund: ({ number, orderNumber, amount }, { team, link, settings, money }) => ({
    subject: `Reembolso de ${money(amount)} en camino`,
    text: emailBody(
      `Un reembolso de ${money(amount)} del pedido ${orderNumber} del equipo ${team} se está devolviendo a quien pagó.`,
      `Número del reembolso: ${number}`,
      `El dinero vuelve al medio de pago original en un máximo de ${refundArrivesInDays} días hábiles.`,
      `Consulta quién lo solicitó y por qué en ${link}`,
      choose(settings),
    ),
  }),
  bankReturn: ({ orderNumber, amount, debt }, { team, link, settings, money }) => ({
    subject: `El banco retiró ${money(amount)} de un pedido pagado`,
    text: emailBody(
      `El banco del pagador retiró ${money(amount)} del pedido ${orderNumber} del equipo ${team}. El dinero ya salió.`,
      ...(debt > 0
        ? [`El saldo no cubrió ${money(debt)}: ese importe se descontará primero de lo que quede disponible.`]
        : []),
      `Consulta el motivo y el pedido en ${link}`,
      choose(settings),
    ),
  }),
  disputeOpened: ({ number, orderNumber, amount, until }, { team, link, settings, money, time }) => ({
    subject: `Disputa de ${money(amount)}: envía pruebas hasta ${time(until)}`,
    text: emailBody(
      `El banco del pagador disputó ${money(amount)} del pedido ${orderNumber} del equipo ${team}. El dinero está retenido hasta que el banco decida.`,
      `Número de la disputa: ${number}`,
      `Muestra hasta ${time(until)} que la venta fue correcta, con comprobantes de entrega, mensajes o facturas, en ${link}`,
      choose(settings),
    ),
  }),
  disputeEnded: ({ number, orderNumber, status }, { team, link, settings }) => ({
    subject: status === 'accepted' ? 'El banco aceptó una disputa' : 'Una disputa terminó: el dinero se liberó',
    text: emailBody(
      status === 'accepted'
        ? `El banco aceptó la disputa del pedido ${orderNumber} del equipo ${team} y retiró el dinero.`
        : `La disputa del pedido ${orderNumber} del equipo ${team} terminó y el dinero retenido se liberó.`,
      `Número de la disputa: ${number}`,
      `Consulta la decisión en ${link}`,
      choose(settings),
    ),
  }),
  wrongAmount: ({ orderNumber, amount, expected }, { team, link, settings, money }) => ({
    subject: `Pago de ${money(amount)} en lugar de ${money(expected)}`,
    text: emailBody(
      `Llegaron ${money(amount)} para el pedido ${orderNumber} del equipo ${team}, que es de ${money(expected)}. El pedido sigue sin pagar y el dinero se está devolviendo a quien pagó.`,
      `Consulta el pedido en ${link}`,
      choose(settings),
    ),
  }),
  moneyCredited: ({ endToEndId, amount }, { team, link, settings, money }) => ({
    subject: `Abono de ${money(amount)}`,
    text: emailBody(
      `Llegaron ${money(amount)} sin indicar un pedido e identificamos que son del equipo ${team}. El importe está en el saldo disponible, sin comisión. Pago: ${endToEndId}`,
      `Consulta el estado de cuenta en ${link}`,
      choose(settings),
    ),
  }),
  reviewDecided: ({ of, product, isAccepted }, { team, link, settings }) => {
    const what = product ? `${reviewed[of]}: ${productName('es-MX', product)}` : reviewed[of];
    return {
      subject: isAccepted ? 'Revisión terminada: todo en orden' : 'Revisión terminada: hay correcciones por hacer',
      text: emailBody(
        `La revisión del equipo ${team} terminó.`,
        `${what}: ${isAccepted ? 'todo aprobado.' : 'hay correcciones por hacer.'}`,
        `Consulta los detalles en ${link}`,
        choose(settings),
      ),
    };
  },
  ...appletTextsEs,
  broadcastApproval: ({ channel, label, what }, { team, link, settings }) => {
    const said = {
      asked: 'espera la aprobación de otra persona',
      approved: 'fue aprobada por otra persona',
      declined: 'fue devuelta por otra persona',
    }[what];
    return {
      subject: `Publicación ${label}: ${said}`,
      text: emailBody(
        `La publicación ${label} del canal ${channel}, del equipo ${team}, ${said}.`,
        `Consúltala en ${link}`,
        choose(settings),
      ),
    };
  },
  broadcastReturned: ({ channel, label, reason }, { team, link, settings }) => {
    if (reason === 'templateUnderway')
      return {
        subject: `Envío de publicación en pausa: ${label}`,
        text: emailBody(
          `El envío de la publicación del equipo ${team} en el canal ${channel} está en pausa: su plantilla de mensaje fue suspendida.`,
          `Quienes ya la recibieron la conservan. Reanuda o termina el envío en ${link}`,
          choose(settings),
        ),
      };
    const why = {
      rights: 'quien la programó ya no puede publicar',
      tags: 'se eliminó una de las etiquetas elegidas',
      closed: 'el canal se cerró',
      limit: 'el canal puede enviar menos publicaciones por día que antes',
      template: 'su plantilla de mensaje no se puede enviar ahora',
    }[reason];
    return {
      subject: `Publicación programada no enviada: ${label}`,
      text: emailBody(
        `La publicación que el equipo ${team} programó en el canal ${channel} no se envió: ${why}.`,
        `Volvió a ser un borrador. Ábrela y decide en ${link}`,
        choose(settings),
      ),
    };
  },
  ...channelTextsEs,
  ...templateTextsEs,
  ...ticketTextsEs,
  certificateEnding: ({ serial, name, days, endsAt }, { team, link, settings, day }) => ({
    subject: `El certificado ${name} vence ${days === 1 ? 'mañana' : `en ${days} días`}`,
    text: emailBody(
      `El certificado ${name} del equipo ${team} vence el ${day(endsAt)}. Después de eso, las llamadas firmadas con él se rechazan.`,
      `Número de serie: ${serial}`,
      `Registra uno nuevo y cambia sin interrupción en ${link}`,
      choose(settings),
    ),
  }),
  webhookPaused: ({ name, url, since }, { team, link, settings, day }) => ({
    subject: `Avisos en pausa: ${name} no responde desde ${day(since)}`,
    text: emailBody(
      `La dirección ${name} del equipo ${team} no recibe nuestros avisos desde ${day(since)}. Por eso dejamos de intentar por ahora.`,
      url,
      'Nada se pierde: los avisos se guardan y se envían cuando reanudes.',
      `Corrige tu servidor y reanuda con un clic en ${link}`,
      choose(settings),
    ),
  }),
  webhookGivenUp: ({ name, url }, { team, link, settings }) => ({
    subject: `Avisos no entregados: ${name}`,
    text: emailBody(
      `Intentamos entregar avisos a la dirección ${name} del equipo ${team} durante más de un día, sin lograrlo.`,
      url,
      'Cuando la dirección vuelva a responder, reenviamos automáticamente lo que no se entregó; basta con enviar una prueba. Solo los avisos que ya tuvieron treinta intentos debes reenviarlos tú.',
      `Consulta cuáles son y envía una prueba en ${link}`,
      choose(settings),
    ),
  }),
};
