/** What takes two of the staff: one asks, another decides. */
export default {
  until: 'Sin decisión, el pedido vence el <when></when>.',
  refuse: 'No aceptar',
  takeBack: 'Retirar el pedido',
  by: 'Pedido de {name}',
  byTwo: 'Pedido de {name}, decisión de {other}',
  status: {
    asked: 'espera decisión',
    agreed: 'confirmada',
    refused: 'no aceptada',
    withdrawn: 'pedido retirado',
    expired: 'pedido vencido',
  },
} as const;
