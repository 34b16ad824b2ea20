import money from '@balcao/contract/i18n/es/money';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/home.ts';

export default {
  hello: 'Hola, {account}',
  line: 'Este es el mostrador del equipo {team}.',
  next: 'Próximos pasos',
  progress: '{done, number} de {all, number} completados',
  ready: 'Todo listo',
  readyText: 'Tu equipo ya recibe pagos y se entera de cada uno.',
  done: vocabulary.done,
  toDo: vocabulary.toDo,
  later: 'Después de la aprobación',
  laterText: 'El equipo recibe pagos cuando se aprueban la certificación y los datos de pago.',
  team: 'Tu equipo',
  number: vocabulary.merchantNumber,
  status: vocabulary.certification,
  role: 'Tu rol',
  certification: { title: 'Certifica el equipo' },
  merchant: { title: 'Indica los datos de pago' },
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
    text: 'En cuanto el cliente paga, el pedido cambia de estado ante tus ojos.',
    textSandbox: 'En el ambiente de pruebas pagas tú, en el teléfono. El pedido cambia de estado ante tus ojos.',
    action: money.seeTheOrders,
    actionSandbox: 'Abrir el teléfono',
  },
} as const satisfies Shape<typeof pt>;
