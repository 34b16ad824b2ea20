import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';
/** The chat account that is linked to an account, and the codes that phones scan. */

export default {
  sandbox: 'Ambiente de testes: <phone>abra este código no celular</phone>.',
  title: vocabulary.chatAccount,
  bound: vocabulary.chatAccountLinked,
  line: 'Vincule a sua conta do aplicativo de conversas para entrar lendo um QR Code, sem digitar a senha.',
  boundLine: '<name>{person}</name>, desde <since></since>. Com ela, você entra lendo um QR Code.',
  bind: 'Vincular',
  change: 'Trocar',
  walletActivated: 'Carteira',
  realNameVerified: 'Nome real',
  done: 'Concluído',
  walletMissing: 'Não ativada',
  realNameMissing: 'Não verificado',
  later: 'Faltam passos no celular, na aba Eu. A certificação pessoal precisa dos dois.',
  dialogBind: vocabulary.linkTheChatAccount,
  dialogChange: vocabulary.changeTheChatAccount,
  what: 'vincular a conta do chat',
  help: 'Leia o código com o aplicativo de conversas e confirme no celular.',
  helpChange:
    'Leia o código com a nova conta do chat e confirme no celular. A de {name} não poderá mais entrar no Balcão.',
  failed: 'Não foi possível vincular a conta do chat.',
  boundDone: 'Conta do chat de {name} vinculada. Encerramos as suas outras sessões.',
  changedDone: 'Conta do chat trocada pela de {name}. Encerramos as suas outras sessões.',
  close: shared.cancel,
} as const;
