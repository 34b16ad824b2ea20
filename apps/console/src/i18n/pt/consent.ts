/** What takes two of the staff: one asks, another decides. */
export default {
  until: 'Sem decisão, o pedido vence em <when></when>.',
  refuse: 'Não aceitar',
  takeBack: 'Retirar pedido',
  by: 'Pedido de {name}',
  byTwo: 'Pedido de {name}, decisão de {other}',
  status: {
    asked: 'espera decisão',
    agreed: 'confirmado',
    refused: 'não aceito',
    withdrawn: 'pedido retirado',
    expired: 'pedido vencido',
  },
} as const;
