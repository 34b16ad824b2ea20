import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/palette.ts';

export default {
  title: 'Buscar',
  open: 'Buscar pantallas, pedidos y personas',
  placeholder: 'Una pantalla, una acción, un pedido…',
  recent: 'Recientes',
  screens: 'Pantallas',
  actions: 'Acciones',
  orders: 'Pedidos',
  members: 'Miembros',
  order: 'Pedido',
  language: 'Cambiar el idioma',
  searching: 'Buscando…',
  failed: 'No se pudieron buscar pedidos ni miembros. Inténtalo de nuevo.',
  none: 'No se encontró nada para “{query}”.',
  hintOrders: 'Para encontrar un pedido, escribe al menos los primeros 6 dígitos de su número.',
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
  words: {
    certificationInfo: 'CNPJ CPF documentos revisión',
    paymentData: 'clave Pix cuenta banco socios representante CNPJ',
  },
} as const satisfies Shape<typeof pt>;
