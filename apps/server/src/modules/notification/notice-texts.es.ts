import { productName } from '@balcao/contract/product-names';
import { letter } from '../../platform/letter.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `Tú eliges lo que quieres recibir en ${settings}`;
const reviewed = {
  certification: 'La certificación del equipo',
  merchant: 'El registro para pagos',
  product: 'La solicitud de un producto de pago',
} as const;

export const noticeTextsEs: NoticeTexts = {
  withdrawalPaid: ({ number, amount }, { team, link, settings, money }) => ({
    subject: `Retiro de ${money(amount)} completado`,
    text: letter(
      `El retiro de ${money(amount)} del equipo ${team} llegó a la cuenta de destino.`,
      `Número del retiro: ${number}`,
      `Mira el camino que hizo y descarga el comprobante en ${link}`,
      choose(settings),
    ),
  }),
  withdrawalFailed: ({ number, amount }, { team, link, settings, money }) => ({
    subject: `El retiro de ${money(amount)} no se completó`,
    text: letter(
      `El retiro de ${money(amount)} del equipo ${team} no se completó. El importe ya volvió al saldo disponible: nada se perdió.`,
      `Número del retiro: ${number}`,
      `Mira qué pasó y pídelo de nuevo en ${link}`,
      choose(settings),
    ),
  }),
  settlementArrived: ({ day, amount, count }, { team, link, settings, money, day: dayOf }) => ({
    subject: `${money(amount)} llegaron al saldo disponible`,
    text: letter(
      `El ${dayOf(day)}, ${money(amount)} del equipo ${team} pasaron al saldo disponible, de ${count === 1 ? '1 pedido o mensualidad' : `${count} pedidos y mensualidades`}.`,
      `Mira los pedidos de cada una en ${link}`,
      choose(settings),
    ),
  }),
  automaticSkipped: ({ day }, { team, link, settings, day: dayOf }) => ({
    subject: 'El retiro automático no se hizo',
    text: letter(
      `El ${dayOf(day)}, el retiro automático del equipo ${team} no se hizo. El importe sigue en el saldo disponible.`,
      `Mira el motivo, paso a paso, en ${link}`,
      choose(settings),
    ),
  }),
  destinationAdded: ({ name, usableFrom }, { team, link, time }) => ({
    subject: 'Nueva cuenta para retiros registrada',
    text: letter(
      `Alguien del equipo ${team} registró una cuenta nueva para recibir retiros: ${name}.`,
      `Por seguridad, solo se puede usar a partir de ${time(usableFrom)}.`,
      `Si tu equipo no la pidió, elimina la cuenta ahora y cambia tu contraseña: ${link}`,
    ),
  }),
  moneyFrozen: ({ reason, at }, { team, link, time }) => ({
    subject: `El dinero del equipo ${team} está bloqueado`,
    text: letter(
      `Desde ${time(at)}, los retiros del equipo ${team} están suspendidos. Las ventas siguen con normalidad y el saldo sigue siendo del equipo.`,
      ...(reason ? [`Motivo: ${reason}`] : []),
      `Mira el saldo y cómo hablar con nosotros en ${link}`,
    ),
  }),
  moneyUnfrozen: ({ at }, { team, link, settings, time }) => ({
    subject: `El dinero del equipo ${team} fue desbloqueado`,
    text: letter(
      `Desde ${time(at)}, el equipo ${team} puede hacer retiros de nuevo. Gracias por tu paciencia.`,
      `Mira el saldo en ${link}`,
      choose(settings),
    ),
  }),
  refundWaiting: ({ number, orderNumber, amount }, { team, link, settings, money }) => ({
    subject: `Un reembolso de ${money(amount)} espera una decisión`,
    text: letter(
      `Un reembolso de ${money(amount)} del pedido ${orderNumber} del equipo ${team} espera que alguien decida.`,
      `Número del reembolso: ${number}`,
      `Apruébalo o recházalo en ${link}`,
      choose(settings),
    ),
  }),
  largeRefund: ({ number, orderNumber, amount }, { team, link, settings, money }) => ({
    subject: `Reembolso de ${money(amount)} en camino`,
    text: letter(
      `Un reembolso de ${money(amount)} del pedido ${orderNumber} del equipo ${team} se está devolviendo a quien pagó.`,
      `Número del reembolso: ${number}`,
      `Mira quién lo pidió y por qué en ${link}`,
      choose(settings),
    ),
  }),
  wrongAmount: ({ orderNumber, amount, expected }, { team, link, settings, money }) => ({
    subject: `Pago de ${money(amount)} en lugar de ${money(expected)}`,
    text: letter(
      `Llegaron ${money(amount)} para el pedido ${orderNumber} del equipo ${team}, que es de ${money(expected)}. El pedido sigue sin pagar y el dinero se está devolviendo a quien pagó.`,
      `Mira el pedido en ${link}`,
      choose(settings),
    ),
  }),
  reviewDecided: ({ of, product, isAccepted }, { team, link, settings }) => {
    const what = product ? `${reviewed[of]}: ${productName('es-MX', product)}` : reviewed[of];
    return {
      subject: isAccepted ? 'Revisión terminada: todo en orden' : 'Revisión terminada: falta corregir algo',
      text: letter(
        `El equipo ${team} tiene la respuesta de su revisión.`,
        `${what}: ${isAccepted ? 'aceptado por la revisión.' : 'la revisión pide correcciones.'}`,
        `Mira los detalles en ${link}`,
        choose(settings),
      ),
    };
  },
  certificateEnding: ({ serial, name, days, endsAt }, { team, link, settings, day }) => ({
    subject: `El certificado ${name} vence ${days === 1 ? 'mañana' : `en ${days} días`}`,
    text: letter(
      `El certificado ${name} del equipo ${team} vence el ${day(endsAt)}. Después de eso, las llamadas firmadas con él se rechazan.`,
      `Número de serie: ${serial}`,
      `Registra el siguiente y cambia sin interrupción en ${link}`,
      choose(settings),
    ),
  }),
  webhookPaused: ({ name, url, since }, { team, link, settings, day }) => ({
    subject: `Avisos en pausa: ${name} no responde desde ${day(since)}`,
    text: letter(
      `La dirección ${name} del equipo ${team} no recibe nuestros avisos desde ${day(since)}. Por eso dejamos de intentar por ahora.`,
      url,
      'Nada se pierde: los avisos se guardan y se envían cuando reanudes.',
      `Corrige tu servidor y reanuda con un clic en ${link}`,
      choose(settings),
    ),
  }),
  webhookGivenUp: ({ name, url }, { team, link, settings }) => ({
    subject: `Avisos no entregados: ${name}`,
    text: letter(
      `Intentamos entregar avisos a la dirección ${name} del equipo ${team} durante más de un día, sin lograrlo.`,
      url,
      'Cuando la dirección vuelva a responder bien, enviamos de nuevo por nuestra cuenta lo que no se entregó; basta con una prueba tuya. Solo lo que ya tuvo treinta intentos espera a que tú lo envíes.',
      `Mira cuáles son, y envía una prueba, en ${link}`,
      choose(settings),
    ),
  }),
};
