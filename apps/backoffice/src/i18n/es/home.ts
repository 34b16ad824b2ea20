import money from '@balcao/contract/i18n/es/money';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/home.ts';

export default {
  hello: 'Hola, {account}',
  line: 'Este es el espacio del equipo {team}.',
  next: 'Próximos pasos',
  progress: '{done, number} de {all, number} completados',
  waiting: {
    title: 'Requiere tu atención',
    nothing: money.nothingWaits,
    question:
      '{count, plural, one {El equipo de revisión hizo una pregunta} other {El equipo de revisión hizo # preguntas}}',
    dispute: '{count, plural, one {Una disputa espera tu respuesta} other {# disputas esperan tu respuesta}}',
    refund: money.refundsWait,
    approval:
      '{count, plural, one {Una publicación espera tu aprobación} other {# publicaciones esperan tu aprobación}}',
    conversation: '{count, plural, one {Un seguidor espera respuesta} other {# seguidores esperan respuesta}}',
    ticket:
      '{count, plural, one {Soporte espera tu respuesta en una solicitud} other {Soporte espera tu respuesta en # solicitudes}}',
    certificate: money.certificatesEnd,
    webhook:
      '{count, plural, one {Una dirección de avisos dejó de responder} other {# direcciones de avisos dejaron de responder}}',
    until: 'Hasta el <at></at>',
  },
  selling: {
    legend: '¿Cómo vendes?',
    help: 'Los pasos de abajo dependen de tu forma de vender. Puedes cambiarla cuando quieras.',
    shop: 'Con código QR en la tienda',
    online: 'En mi sitio o aplicación',
    both: 'De las dos formas',
  },
  done: vocabulary.done,
  toDo: vocabulary.toDo,
  later: 'Después de la aprobación',
  laterText: 'El equipo podrá recibir pagos cuando se aprueben la certificación y los datos de pago.',
  team: 'Tu equipo',
  number: vocabulary.merchantNumber,
  status: vocabulary.certification,
  role: 'Tu rol',
  certification: { title: 'Certifica el equipo' },
  merchant: { title: 'Indica los datos de pago' },
  code: {
    title: 'Imprime el código QR de la tienda',
    text: 'Un cartel que el cliente escanea con el celular y paga. No hace falta un servidor.',
    action: 'Crear código QR de la tienda',
  },
  certificate: {
    title: 'Registra un certificado',
    text: 'Con él, tu servidor firma las llamadas a la API. La clave privada se queda solo contigo.',
    action: vocabulary.registerCertificate,
  },
  webhook: {
    title: 'Recibe avisos en tu servidor',
    text: 'Indica una dirección y cada pago llegará a ella en un aviso firmado.',
    action: 'Indicar dirección',
  },
  order: {
    title: 'Crea el primer pedido',
    text: 'Tu servidor crea el pedido y recibe el código Pix que paga el cliente. La documentación muestra cada llamada.',
    action: vocabulary.openTheDocumentation,
  },
  paid: {
    title: 'Mira el primer pago',
    text: 'En cuanto el cliente paga, el estado del pedido cambia en tu pantalla.',
    textSandbox: 'En el ambiente de pruebas pagas tú, en el celular. El estado del pedido cambia en tu pantalla.',
    action: money.seeTheOrders,
    actionSandbox: 'Abrir el celular',
  },
} as const satisfies Shape<typeof pt>;
