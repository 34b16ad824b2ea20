import names from '@balcao/contract/i18n/es/names';
/** What takes two of the staff: one asks, another decides. */
export default {
  until: 'Sin decisión, la solicitud vence el <when></when>.',
  refuse: names.refuse,
  takeBack: 'Retirar solicitud',
  by: 'Solicitado por {name}',
  byTwo: 'Solicitado por {name}, decidido por {other}',
  status: {
    asked: 'en espera de decisión',
    agreed: 'confirmado',
    refused: 'rechazado',
    withdrawn: 'solicitud retirada',
    expired: 'solicitud vencida',
  },
} as const;
