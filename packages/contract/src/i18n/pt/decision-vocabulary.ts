/** What is said of decisions of staff: used as the other vocabulary is. */
export default {
  decision: 'Decisão',
  decidedOnes: 'Decididas',
  note: 'Nota',
  takeDown: 'Tirar do ar',
  isTakenDown: 'Retirada do ar',
  waiting: 'Esperando',
  channelIsHeld: 'Canal bloqueado',
  teamReadsIt: 'A equipe do canal lê este texto.',
  withPaymentData: 'A decisão sai junto com a dos dados de pagamento.',
} as const;
