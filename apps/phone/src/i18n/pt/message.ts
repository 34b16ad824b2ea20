import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
/** Messages that mini programs send. */

export default {
  title: vocabulary.messages,
  line: 'O que os miniprogramas avisaram, com a sua permissão. Cada mensagem fica aqui por {days, number} dias.',
  none: 'Nenhuma mensagem ainda',
  noneText: 'Quando um miniprograma perguntar e você permitir, a mensagem chega aqui.',
  allowed: 'O que você permite',
  never: 'não pergunta mais',
  always: 'sempre',
  rests: 'sempre, mas em pausa: a plataforma suspendeu essa permissão para a categoria',
  remaining: '{count, plural, =0 {nenhuma mensagem restante} one {mais # mensagem} other {mais # mensagens}}',
  takeBack: 'Retirar',
  askAgain: 'Permitir que pergunte',
  takeBackOf: 'Mudar a resposta a {name}, de {applet}',
} as const;
