import names from '@balcao/contract/i18n/pt/names';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';
/** What a code of the back office asks for, and its outcome. */

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
  asked: 'Solicitado em',
  unknownBrowser: vocabulary.unknown,
  unknownSystem: vocabulary.unknown,
  otherNetwork:
    'O computador está em outra rede. Confirme só se o código está na sua frente e foi você que o abriu. Se alguém mandou o código para você, recuse.',
  confirm: {
    login: 'Entrar no Balcão',
    bind: 'Vincular a conta',
    rebind: vocabulary.changeTheChatAccount,
  },
  refuse: names.refuse,
  register: {
    title: 'Entrar no Balcão com este celular?',
    question:
      'Este celular ainda não está vinculado a uma conta do Balcão. Crie uma agora ou vincule a que você já tem, e o navegador entra nela:',
    begin: 'Criar conta no Balcão',
    line: 'Vamos confirmar seu e-mail com um código. Não é preciso senha: você entra com este celular.',
    account: vocabulary.username,
    accountHelp: vocabulary.usernameHelp,
    submit: 'Criar conta e entrar',
  },
  link: {
    begin: 'Já tenho uma conta',
    title: 'Vincular este celular à sua conta',
    line: 'Entre uma vez com a senha. Depois disso, este celular entra nessa conta só com o QR Code, e as outras sessões dela são encerradas.',
    name: shared.emailOrUsername,
    submit: 'Vincular este celular',
    done: 'Celular vinculado. Agora responda ao navegador.',
    withoutPassword:
      'Sua conta não tem senha? No computador, entre com a chave de acesso, abra Sua conta e vincule a conta do chat.',
  },
  result: {
    registered: 'Conta criada',
    loggedIn: 'Tudo certo',
    bound: 'Conta vinculada',
    cancelled: 'Você recusou',
    expired: vocabulary.qrExpired,
    taken: 'Outra pessoa já leu este QR Code',
    boundElsewhere: 'Seu celular já está vinculado a outra conta',
    boundHere: 'Já está vinculada',
    unknown: vocabulary.weDoNotKnowThisCode,
  },
  resultText: {
    registered:
      'O Balcão abre no computador em instantes, na conta {account}. Das próximas vezes, basta ler o QR Code com este celular.',
    loggedIn: 'O Balcão abre no computador em instantes, na conta {account}.',
    bound: 'De agora em diante, este celular entra na conta {account} lendo um QR Code.',
    cancelled: 'Nada mudou. Se não foi você que abriu o código, não se preocupe: ninguém entrou.',
    expired: 'Gere um novo código no computador e leia de novo.',
    taken: 'Só quem leu primeiro pode responder. Gere um novo código no computador.',
    boundElsewhere:
      'Cada conta do chat entra em uma só conta do Balcão. Use outra conta do chat, ou troque antes a conta do chat daquela conta.',
    boundHere: 'Esta conta do chat já está vinculada a esta conta do Balcão. Leia o código com outra.',
    unknown: 'Ele pode ser de outro ambiente ou ter vencido há muito tempo. Gere um novo no computador.',
  },
} as const;
