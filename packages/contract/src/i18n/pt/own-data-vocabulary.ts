/** What people are told about the data that is kept of them, in the back office and on the phone. */
export default {
  accountDeleted: 'Conta apagada.',
  deleteForever: 'Apagar para sempre',
  deleteMyAccount: 'Apagar minha conta',
  whatIsDeleted: 'O que é apagado',
  whatIsKept: 'O que é mantido, por exigência da lei',
} as const;
