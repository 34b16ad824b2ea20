import money from '@balcao/contract/i18n/pt/money';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';
/** Finding and doing by a few letters, and the keys that do something. */

export default {
  title: 'Buscar',
  open: 'Buscar telas, pedidos e pessoas',
  placeholder: 'Uma tela, uma ação, um pedido…',
  recent: 'Recentes',
  help: shared.help,
  screens: 'Telas',
  actions: vocabulary.actions,
  orders: money.orders,
  members: vocabulary.members,
  order: shared.order,
  language: 'Mudar o idioma',
  searching: 'Buscando…',
  failed: 'A busca de pedidos e membros falhou. Tente de novo.',
  none: 'Nada encontrado para “{query}”.',
  hintOrders:
    'Para encontrar um pedido, digite o começo do número (6 dígitos), o número no seu sistema, o valor (42,90) ou o identificador do Pix.',
  hintMembers: 'Para encontrar um membro, digite parte do nome ou do e-mail.',
  hintWords: 'Tente outra palavra.',
  shortcuts: 'Atalhos do teclado',
  shortcutsText: 'Funcionam em qualquer tela, menos enquanto você digita em um campo.',
  inTurn: 'e depois',
  showShortcuts: 'Mostrar estes atalhos',
  goTo: 'Ir para {screen}',
  close: 'Fechar o que está aberto',
  letters: 'Usar atalhos de letras',
  lettersText: 'Desligue se o seu teclado ou programa de voz os aciona sem querer. Ctrl ou ⌘ K continua funcionando.',
  /** What people come to do. */
  doings: {
    withdraw: money.withdraw,
    refund: 'Reembolsar um pedido',
    shopCode: 'Criar um QR Code da loja',
    invite: 'Convidar pessoas para a equipe',
  },
  /** Other words that people may type for a screen, or for what they come to do. */
  words: {
    withdraw: 'saque retirar transferir dinheiro Pix conta',
    refund: 'devolver estornar estorno dinheiro',
    shopCode: 'cartaz placa balcão mesa imprimir',
    invite: 'convite membro funcionário acesso',
    certificationInfo: 'CNPJ CPF documentos análise',
    paymentData: 'chave Pix conta banco sócios responsável CNPJ',
    instalments: 'parcelado cartão de crédito',
    preauths: 'caução reserva captura cartão',
    bills: 'arquivo do dia CSV conciliação fechamento',
  },
} as const;
