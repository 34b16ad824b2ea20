import vocabulary from '@balcao/contract/i18n/pt/vocabulary';

export default {
  signIn: 'Entrar no console',
  signInText: 'Para a equipe interna da plataforma.',
  enter: 'Entrar',
  role: {
    reviewer: 'Análise',
    finance: 'Financeiro',
    support: 'Atendimento',
    admin: 'Administração',
  },
  may: {
    reviewer:
      'Vê as análises com os documentos, e aprova ou recusa. Também decide sobre canais, miniprogramas, modelos de mensagem e assistentes. Não vê o dinheiro e não cuida da equipe interna.',
    finance:
      'Cuida do dinheiro dos estabelecimentos, responde a atendimentos e acompanha as análises. Não vê documentos e não decide análises.',
    support:
      'Responde a atendimentos, escreve notas e vê estabelecimentos, pedidos, saques, saldos, análises e canais. Dados pessoais aparecem em parte; para ver tudo, informa o motivo, que fica registrado. Não move dinheiro e não decide nada.',
    admin:
      'Cuida da equipe interna e vê o registro de atividades, os canais, o que falta na ajuda e o dinheiro dos estabelecimentos. Não vê documentos e não decide análises.',
  },
  code: {
    title: vocabulary.twoStepVerification,
    line: 'Falta um passo para entrar como {email}.',
    tooMany: 'Você digitou cinco códigos errados. Para tentar de novo, entre com a senha.',
    tooLate: 'O tempo para terminar de entrar acabou. Entre de novo com a senha.',
    lost: 'Perdeu o celular? Quem administra a equipe interna pode liberar o seu acesso.',
  },
  setUpFactor: {
    title: 'Proteja o seu acesso',
    line: 'Para entrar no console, também é preciso um código do seu celular. Leva um minuto para configurar.',
    start: 'Configurar agora',
    submit: 'Ativar e entrar',
  },
  offer: {
    app: vocabulary.installAuthenticator,
    scan: vocabulary.scanWithAuthenticator,
    what: 'adicionar o console do Balcão ao aplicativo autenticador',
    byHand: 'Não consegue ler? Digite esta chave no aplicativo:',
    secret: 'a chave do aplicativo',
  },
  setUp: {
    title: 'Olá, {name}',
    line: 'Escolha a senha com que você vai entrar como {email}.',
    role: 'Sua função: {role}',
    freshHelp: vocabulary.passwordHelp,
    again: vocabulary.repeatThePassword,
    submit: 'Criar senha e entrar',
    badTitle: 'Este link não pode ser usado',
    badText:
      'Ele vale por {days, plural, one {# dia} other {# dias}} e só pode ser usado uma vez. Peça um novo a quem administra a equipe interna.',
    toSignIn: 'Ir para o login',
  },
  banner: {
    label: 'Segurança da sua conta',
    text: 'Proteja o seu acesso com a verificação em duas etapas.',
    action: 'Ativar agora',
    later: vocabulary.notNow,
  },
  account: {
    title: 'Minha conta',
    line: 'Como você entra no console e o que pode fazer nele.',
    profile: 'Quem é você aqui',
    access: 'Como você entra',
    changedBy: 'Nome e função são mudados por quem administra a equipe interna.',
    factor: {
      title: vocabulary.twoStepVerification,
      line: 'Além da senha, você entra com um código do aplicativo autenticador do seu celular.',
      required: 'É obrigatória para todos que usam o console.',
      on: vocabulary.twoStepOn,
      off: vocabulary.twoStepOff,
      enable: vocabulary.turnOn,
      replace: vocabulary.changePhone,
      disable: vocabulary.turnOff,
      enableTitle: vocabulary.turnOnTwoStep,
      replaceTitle: vocabulary.changePhone,
      replaceText: 'Primeiro, digite um código do aplicativo atual. Ele continua valendo até o novo estar pronto.',
      proveText: vocabulary.enterPasswordToContinue,
      done: 'Verificação em duas etapas ativada. As outras sessões foram encerradas.',
      disableTitle: vocabulary.turnOffTwoStepQuestion,
      disableText: 'Para entrar no console bastará a senha. As outras sessões serão encerradas.',
      disableSubmit: 'Desativar a verificação',
      disabled: vocabulary.twoStepTurnedOff,
    },
    password: {
      line: 'Ao trocar a senha, as suas outras sessões são encerradas.',
      change: vocabulary.changePassword,
      current: vocabulary.currentPassword,
      fresh: vocabulary.newPassword,
      freshHelp: vocabulary.passwordHelp,
      again: vocabulary.repeatTheNewPassword,
      submit: vocabulary.changePassword,
      done: 'Senha trocada.',
    },
    sessions: {
      title: 'Sair de todos os aparelhos',
      line: 'Use se você entrou em um aparelho que não é seu ou desconfia de algo.',
      end: 'Sair de todos',
      confirm: 'Sair de todos os aparelhos?',
      confirmText:
        'Todas as suas sessões do console serão encerradas agora, inclusive esta. Para voltar, entre de novo.',
    },
  },
} as const;
