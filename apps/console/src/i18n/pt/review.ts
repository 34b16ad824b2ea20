export default {
  title: 'Análises',
  line: 'O que espera uma decisão, do mais antigo para o mais novo.',
  list: 'Análises em espera',
  merchant: 'Estabelecimento',
  kind: 'O que foi enviado',
  status: 'Situação',
  submittedAt: 'Enviado em',
  empty: 'Nada espera por você',
  emptyText: 'Quando um estabelecimento enviar uma certificação, ela aparece aqui.',
  kinds: {
    certification: 'Certificação',
    merchant: 'Dados para pagamentos',
  },
  statuses: {
    NO: 'Não enviada',
    UNDER: 'Em análise',
    REJECT: 'Recusada',
    SUCCESS: 'Aprovada',
    REVOKED: 'Cancelada',
  },
} as const;
