import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
/** What takes two of the staff: one asks, another decides. */
export default {
  until: 'Sem decisão, a solicitação vence em <when></when>.',
  refuse: vocabulary.refuse,
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
