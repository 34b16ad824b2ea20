import names from '@balcao/contract/i18n/pt/names';
/** What takes two of the staff: one asks, another decides. */
export default {
  until: 'Sem decisão, a solicitação vence em <when></when>.',
  refuse: names.refuse,
  takeBack: 'Retirar solicitação',
  by: 'Solicitado por {name}',
  byTwo: 'Solicitado por {name}, decidido por {other}',
  status: {
    asked: 'aguardando decisão',
    agreed: 'confirmado',
    refused: 'recusado',
    withdrawn: 'solicitação retirada',
    expired: 'solicitação vencida',
  },
} as const;
