import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
/** What a code of the back office asks for, and what becomes of it. */

export default {
  title: {
    login: 'Entrar no Balcão?',
    bind: 'Vincular a conta do Balcão?',
    rebind: 'Trocar a conta do chat?',
    unknown: 'Código do Balcão',
  },
  question: {
    login: 'Um navegador quer entrar nesta conta:',
    bind: 'Esta conta do Balcão quer que o seu celular entre nela:',
    rebind: 'Esta conta do Balcão quer usar o seu celular no lugar do anterior:',
  },
  browser: 'Navegador',
  system: vocabulary.system,
  place: 'Lugar',
  near: 'perto de {city}',
  network: vocabulary.ipAddress,
  asked: 'Pedido em',
  unknownBrowser: vocabulary.unknown,
  unknownSystem: vocabulary.unknown,
  otherNetwork:
    'O computador está em outra rede. Confirme só se o código está na sua frente e foi você que o abriu. Se alguém mandou o código para você, recuse.',
  confirm: {
    login: 'Entrar no Balcão',
    bind: 'Vincular a conta',
    rebind: vocabulary.changeTheChatAccount,
  },
  refuse: 'Recusar',
  result: {
    loggedIn: 'Tudo certo',
    bound: 'Conta vinculada',
    cancelled: 'Você recusou',
    expired: vocabulary.qrExpired,
    taken: 'Outra pessoa já leu este QR Code',
    unbound: 'Falta vincular a conta',
    boundElsewhere: 'Seu celular já está em outra conta',
    boundHere: 'Já está vinculada',
    unknown: vocabulary.weDoNotKnowThisCode,
  },
  resultText: {
    loggedIn: 'O Balcão abre no computador em instantes, na conta {account}.',
    bound: 'De agora em diante, este celular entra na conta {account} lendo um QR Code.',
    cancelled: 'Nada mudou. Se não foi você que abriu o código, está tudo bem: ninguém entrou.',
    expired: 'Gere um novo código no computador e leia de novo.',
    taken: 'Só quem leu primeiro pode responder. Gere um novo código no computador.',
    unbound:
      'Este celular ainda não está vinculado a uma conta do Balcão. No computador, entre com e-mail e senha, abra Sua conta, escolha Conta do chat e leia o QR Code de lá.',
    boundElsewhere:
      'Cada conta do chat entra em uma só conta do Balcão. Use outra conta do chat, ou troque a da outra conta primeiro.',
    boundHere: 'Esta conta do chat já é a que entra nesta conta do Balcão. Leia o código com outra.',
    unknown: 'Ele pode ser de outro ambiente ou ter vencido há tempo. Gere um novo no computador.',
  },
} as const;
