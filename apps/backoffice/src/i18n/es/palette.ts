import money from '@balcao/contract/i18n/es/money';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/palette.ts';

export default {
  title: 'Buscar',
  open: 'Buscar pantallas, pedidos y personas',
  placeholder: 'Una pantalla, una acción, un pedido…',
  recent: 'Recientes',
  help: shared.help,
  screens: 'Pantallas',
  actions: vocabulary.actions,
  orders: money.orders,
  members: vocabulary.members,
  order: shared.order,
  language: 'Cambiar el idioma',
  searching: 'Buscando…',
  failed: 'No se pudieron buscar pedidos ni miembros. Inténtalo de nuevo.',
  none: 'No se encontró nada para “{query}”.',
  hintOrders:
    'Para encontrar un pedido, escribe los primeros 6 dígitos de su número, el número en tu sistema, el importe (42,90) o el identificador de Pix.',
  hintMembers: 'Para encontrar a un miembro, escribe parte del nombre o del correo.',
  hintWords: 'Prueba con otra palabra.',
  shortcuts: 'Atajos del teclado',
  shortcutsText: 'Funcionan en cualquier pantalla, salvo mientras escribes en un campo.',
  inTurn: 'y luego',
  showShortcuts: 'Mostrar estos atajos',
  goTo: 'Ir a {screen}',
  close: 'Cerrar lo que está abierto',
  letters: 'Usar atajos de letras',
  lettersText: 'Desactívalos si tu teclado o programa de voz los activa sin querer. Ctrl o ⌘ K sigue funcionando.',
  doings: {
    withdraw: money.withdraw,
    refund: 'Reembolsar un pedido',
    shopCode: 'Crear un código QR de la tienda',
    invite: 'Invitar personas al equipo',
  },
  words: {
    withdraw: 'retiro sacar transferir dinero Pix cuenta',
    refund: 'devolver devolución dinero',
    shopCode: 'cartel mostrador mesa imprimir',
    invite: 'invitación miembro empleado acceso',
    certificationInfo: 'CNPJ CPF documentos revisión',
    paymentData: 'clave Pix cuenta banco socios representante CNPJ',
    instalments: 'meses tarjeta de crédito',
    preauths: 'depósito retención captura tarjeta',
    bills: 'archivo del día CSV conciliación',
  },
} as const satisfies Shape<typeof pt>;
