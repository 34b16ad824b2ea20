import money from '@balcao/contract/i18n/es/money';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/notification.ts';

export default {
  title: vocabulary.news,
  line: 'Lo que pasó en tu equipo en los últimos seis meses.',
  bell: '{count, plural, =0 {Novedades} one {Novedades: # nueva} other {Novedades: # nuevas}}',
  isNew: 'Nueva',
  seeAll: 'Marcar todas como vistas',
  all: 'Ver todas',
  choose: 'Elegir lo que recibo',
  empty: {
    title: 'Sin novedades por ahora',
    text: 'Cuando pase algo importante en el equipo, lo sabrás aquí.',
  },
  cardLine: 'Lo que quieres recibir del equipo {team}, en la campana y por correo.',
  noneForYou: 'Tu rol no da acceso a nada que traiga novedades. Habla con un superadministrador.',
  what: 'Qué pasa',
  ways: { bell: 'Campana', mail: 'Correo' },
  switch: '{name}: {way}',
  locked: 'Este correo protege el dinero del equipo y siempre está activado.',
  largeFrom: 'A partir de {amount}',
  amount: {
    title: money.largeRefund,
    label: 'Avisar a partir de',
    help: 'Vale para todo el equipo. Los reembolsos a partir de este importe aparecen en las novedades.',
    done: 'Importe guardado',
  },
  paymentsTogether: 'Como máximo un aviso por minuto, con la cantidad y la suma',
  sound: {
    label: 'Reproducir un sonido en este navegador',
    help: 'Con Balcão en pantalla, un sonido corto con cada aviso; si está en otra pestaña, cuando vuelves. Después de abrir o recargar la página, el navegador solo reproduce el sonido si ya hiciste clic en ella.',
  },
  push: {
    label: 'Avisar en este dispositivo con Balcão cerrado',
    help: 'Un aviso del navegador con el importe, hasta que cierres sesión o cambies de equipo en este dispositivo. Quien vea la pantalla ve el importe.',
    why: {
      denied:
        'Este navegador no permite avisos de Balcão. Permite las notificaciones de este sitio en la configuración del navegador y actívalo de nuevo.',
      dismissed: 'El navegador pidió permiso y no hubo respuesta. Actívalo de nuevo y elige “Permitir”.',
      homeScreen:
        'En iPhone y iPad, abre el menú Compartir de Safari, toca “Agregar a inicio” y activa el aviso en el Balcão que aparece ahí.',
      unsupported:
        'Este navegador no puede avisar con la página cerrada. Usa una versión actual de Chrome, Edge, Firefox o Safari, en una dirección https://.',
      failed:
        'El navegador no pudo comunicarse con su propio servicio de avisos. Una ventana privada o la red puede impedirlo. Inténtalo más tarde.',
    },
  },
  names: {
    withdrawalPaid: 'Retiro completado',
    withdrawalFailed: money.withdrawalNotCompleted,
    settlementArrived: 'Liquidación en el saldo disponible',
    paymentReceived: money.paymentReceived,
    automaticSkipped: 'Retiro automático no realizado',
    destinationAdded: 'Nueva cuenta para retiros',
    moneyFrozen: money.moneyFrozen,
    moneyUnfrozen: 'Dinero desbloqueado',
    refundWaiting: 'Reembolso por decidir',
    largeRefund: money.largeRefund,
    wrongAmount: money.paymentOfTheWrongAmount,
    moneyCredited: 'Pago identificado y abonado',
    reviewDecided: 'Respuesta de la revisión',
    versionDecided: 'Respuesta sobre una versión',
    releaseDue: 'Publicación programada',
    versionTakenDown: 'Versión retirada',
    removalDecided: 'Respuesta sobre un retiro',
    messagePaused: 'Mensaje en pausa',
    templateDecided: 'Respuesta sobre un mensaje',
    channelDecided: 'Respuesta sobre un canal',
    channelModerated: 'Decisión de la plataforma sobre un canal',
    robotHeld: 'Asistente desactivado o liberado por la plataforma',
    workflowHeld: 'Flujo desactivado o liberado por la plataforma',
    associationRequested: 'Canales que llevan a un miniprograma',
    associationAnswered: 'Respuesta sobre un vínculo',
    messageTemplateDecided: 'Respuesta sobre una plantilla de mensaje',
    messageTemplateSwitched: 'Plantilla de mensaje en pausa o desactivada',
    messageTemplateComplained: 'Plantilla de mensaje detenida por quejas',
    ticketAnswered: 'Respuesta de soporte',
    bankReturn: 'Devolución hecha por el banco',
    disputeOpened: money.disputeOpened,
    disputeEnded: 'Disputa terminada',
    broadcastApproval: 'Publicaciones que esperan aprobación',
    broadcastReturned: 'Publicación programada que no salió',
    certificateEnding: 'Certificado por vencer',
    webhookPaused: 'Dirección de avisos en pausa',
    webhookGivenUp: 'Avisos no entregados',
  },
  words: {
    withdrawalPaid: 'El retiro de {amount} llegó a la cuenta de destino',
    withdrawalFailed: 'El retiro de {amount} no se completó; el importe volvió al saldo disponible',
    settlementArrived: '{amount} pasaron al saldo disponible el {day}',
    paymentReceived: '{count, plural, one {Pago de {amount} recibido} other {# pagos recibidos: {amount}}}',
    automaticSkipped: 'El retiro automático del {day} no se realizó. Mira por qué',
    destinationAdded: 'Nueva cuenta para retiros: {name}. Se puede usar a partir de {from}',
    moneyFrozen: 'Los retiros del equipo están suspendidos. Mira qué hacer',
    moneyUnfrozen: 'Los retiros están disponibles de nuevo',
    refundWaiting: 'Un reembolso de {amount} espera una decisión',
    largeRefund: 'Un reembolso de {amount} va en camino a quien pagó',
    bankReturn: 'El banco de quien pagó tomó de vuelta {amount} de un pedido pagado',
    disputeOpened: 'El banco de quien pagó disputa {amount}. Envía pruebas hasta {until}',
    disputeAccepted: 'El banco aceptó una disputa y tomó el dinero de vuelta',
    disputeEnded: 'Una disputa terminó, y el dinero se liberó',
    wrongAmount: 'Llegaron {amount} para un pedido de {expected}: el importe se está devolviendo a quien pagó',
    moneyCredited: '{amount} que llegaron sin pedido son del equipo y están en el saldo disponible',
    broadcastApproval: {
      asked: '{label} espera aprobación en el canal {channel}',
      approved: '{label} fue aprobada en el canal {channel}',
      declined: '{label} fue devuelta en el canal {channel}. Es un borrador de nuevo',
    },
    broadcastReturned: {
      rights: '{label} no salió en el canal {channel}: quien la programó ya no puede publicar. Es un borrador de nuevo',
      tags: '{label} no salió en el canal {channel}: se eliminó una etiqueta. Es un borrador de nuevo',
      closed: '{label} no salió: el canal {channel} se cerró. Es un borrador de nuevo',
      limit: '{label} no salió: el canal {channel} puede enviar menos por día que antes. Es un borrador de nuevo',
      template:
        '{label} no salió en el canal {channel}: su plantilla de mensaje no se puede enviar ahora. Es un borrador de nuevo',
      templateUnderway:
        'El envío de {label} en el canal {channel} está en pausa: su plantilla de mensaje fue suspendida',
    },
    certificateEnding:
      '{days, plural, =1 {El certificado {name} vence mañana} other {El certificado {name} vence en # días, el {day}}}',
    webhookPaused: 'Los avisos para {name} están en pausa: sin respuesta desde el {day}',
    webhookGivenUp: 'Hay avisos para {name} que no se entregaron, tras más de un día de intentos',
    versionDecided: {
      accepted: 'La versión {number} de {name} fue aprobada. Ya se puede publicar',
      rejected: 'La versión {number} de {name} necesita correcciones',
    },
    releaseDue: {
      out: 'La versión {number} de {name} se publicó a la hora programada, para el {share, number}% de las personas',
      kept: 'La versión {number} de {name} no se publicó: el equipo no está certificado',
    },
    versionTakenDown: 'Retiramos la versión {number} de {name}. Mira por qué',
    removalDecided: {
      accepted: '{name} salió de la búsqueda, como pidió el equipo',
      rejected: 'La solicitud de retirar {name} de la búsqueda no fue aceptada',
    },
    messagePaused: '{title} de {name} quedó en pausa: la mayoría lo rechazó',
    templateDecided: {
      accepted: 'El mensaje {title} de {name} fue aprobado. Ya se puede usar',
      rejected: 'El mensaje {title} de {name} necesita correcciones',
    },
    messageTemplateDecided: {
      accepted: 'La plantilla de mensaje {name} fue aprobada. Ya se puede enviar',
      rejected: 'La plantilla de mensaje {name} necesita correcciones',
    },
    ticketAnswered: {
      answered: 'Soporte respondió: {subject}',
      asked: 'Soporte espera tu respuesta: {subject}',
      solved: 'Soporte la marcó como resuelta: {subject}',
    },
    messageTemplateSwitched: {
      paused: 'La plantilla de mensaje {name} está en pausa: {reason}',
      resumed: 'La plantilla de mensaje {name} se puede enviar de nuevo',
      disabled: 'La plantilla de mensaje {name} fue desactivada: {reason}',
    },
    messageTemplateComplained: {
      paused:
        'La plantilla de mensaje {name} está en pausa hasta {until}: {people, number} personas se quejaron de ella',
      resumed: 'Terminó la pausa de la plantilla de mensaje {name}',
      disabled: 'La plantilla de mensaje {name} fue desactivada: {people, number} personas se quejaron de ella',
    },
    channelModerated: {
      takenDown: '{label}, del canal {name}, fue retirada: {reason}',
      restored: '{label}, del canal {name}, se puede leer de nuevo',
      frozen: 'El canal {name} fue bloqueado: {reason}',
      unfrozen: 'El canal {name} fue desbloqueado',
      upheld: 'Lo revisamos otra vez, y la decisión sobre {name} se mantiene: {reason}',
    },
    robotHeld: {
      held: 'La plataforma desactivó el asistente {name}, del canal {channel}: {reason}',
      released: 'El asistente {name}, del canal {channel}, se puede activar de nuevo: {reason}',
    },
    workflowHeld: {
      held: 'La plataforma desactivó el flujo {name} del canal {channel}: {reason}',
      released: 'El flujo {name} del canal {channel} se puede activar de nuevo: {reason}',
    },
    channelDecided: {
      accepted: {
        channelOfficial: '{name} ya tiene la insignia oficial',
        channelPersonal: '{name} ya tiene la insignia personal',
        channelSubject: 'El responsable de {name} fue aceptado',
        association: '{name} ya abre el miniprograma solicitado',
      },
      rejected: {
        channelOfficial: 'La certificación oficial de {name} necesita correcciones',
        channelPersonal: 'La certificación personal de {name} necesita correcciones',
        channelSubject: 'El responsable de {name} necesita correcciones',
        association: 'El miniprograma solicitado para {name} no fue aprobado',
      },
    },
    associationRequested: {
      requested: 'El canal {channel} solicita un vínculo con {name}',
      lifted: 'El canal {channel} ya no está vinculado a {name}',
    },
    associationAnswered: {
      agreed: 'El equipo de {applet} aceptó la solicitud de {name}. Ahora la revisa nuestro equipo',
      declined: 'El equipo de {applet} rechazó la solicitud de {name}',
      lifted: 'El equipo de {applet} deshizo el vínculo con {name}',
    },
    accepted: {
      certification: 'La certificación del equipo fue aprobada{product}',
      merchant: 'Los datos de pago fueron aprobados{product}',
      product: 'Producto aprobado: {product}',
    },
    rejected: {
      certification: 'La certificación del equipo necesita correcciones{product}',
      merchant: 'Los datos de pago necesitan correcciones{product}',
      product: 'La solicitud de este producto necesita correcciones: {product}',
    },
  },
} as const satisfies Shape<typeof pt>;
