import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';

export default {
  title: vocabulary.twoStepVerification,
  line: 'Além da senha, você entra com um código do aplicativo autenticador do seu celular. Quem descobrir a sua senha não consegue entrar.',
  on: vocabulary.twoStepOn,
  off: vocabulary.twoStepOff,
  enable: {
    open: vocabulary.turnOn,
    title: vocabulary.turnOnTwoStep,
    app: vocabulary.installAuthenticator,
    scan: vocabulary.scanWithAuthenticator,
    what: 'adicionar o Balcão ao aplicativo autenticador',
    byHand: 'Não consegue ler? Digite esta chave no aplicativo:',
    secret: 'a chave do aplicativo',
    submit: vocabulary.turnOn,
    done: 'Verificação em duas etapas ativada.',
  },
  disable: {
    open: vocabulary.turnOff,
    title: vocabulary.turnOffTwoStepQuestion,
    text: 'Para entrar na sua conta bastará a senha, e os códigos de recuperação deixarão de valer. As outras sessões serão encerradas.',
    cancel: shared.cancel,
    submit: 'Desativar a verificação',
    done: vocabulary.twoStepTurnedOff,
  },
  recovery: {
    title: 'Códigos de recuperação',
    left: 'Para entrar sem o celular. {count, plural, one {Resta # código.} other {Restam # códigos.}}',
    few: 'Restam poucos códigos',
    leftFew:
      '{count, plural, =0 {Nenhum código restante: sem o celular, você não consegue entrar.} one {Resta só # código.} other {Restam só # códigos.}} Crie novos códigos e guarde-os.',
    renew: vocabulary.createNewCodes,
    renewTitle: 'Criar novos códigos de recuperação',
    renewText: 'Os códigos atuais deixarão de valer, e as outras sessões serão encerradas.',
    renewSubmit: vocabulary.createNewCodes,
    keepTitle: 'Guarde os seus códigos de recuperação',
    keepText:
      'Se você perder o celular, é com eles que você entra. Cada um só pode ser usado uma vez, e eles não serão mostrados de novo.',
    sheet: 'Códigos de recuperação do Balcão para {email}. Cada um só pode ser usado uma vez.',
    file: 'balcao-codigos-de-recuperacao.txt',
    download: shared.download,
    copy: 'Copiar',
    print: shared.print,
    kept: 'Guardei os códigos em um lugar seguro',
    keptMissing: 'Guarde os códigos e marque esta caixa para continuar.',
    close: 'Concluir',
  },
  proof: {
    title: 'Confirme que é você',
    text: {
      password: vocabulary.enterPasswordToContinue,
      captcha: 'Para continuar, solicite um código por e-mail e digite-o aqui.',
      factor: 'Para continuar, use a sua verificação em duas etapas.',
    },
    password: shared.password,
    empty: vocabulary.fillIn,
    useCode: 'Usar um código por e-mail',
    usePassword: 'Usar a senha',
    codeSent: 'Código enviado para {email}.',
    submit: 'Confirmar',
  },
  approval: {
    text: 'O código vale só para esta ação e só uma vez. Se você não a reconhece, feche esta janela.',
    action: {
      withdrawal: {
        request: 'Confirme o saque',
        addDestination: 'Confirme o novo destino de saques',
        removeDestination: 'Confirme a remoção do destino',
        saveAutomatic: 'Confirme o saque automático',
      },
      ledger: {
        takeBack: 'Confirme a retirada da reserva',
      },
      refund: {
        request: 'Confirme o reembolso',
        approve: 'Confirme a aprovação do reembolso',
        reject: 'Confirme a recusa do reembolso',
        savePolicy: 'Confirme as regras de reembolso',
      },
      certificate: {
        upload: vocabulary.confirmTheNewCertificate,
        issue: vocabulary.confirmTheNewCertificate,
        revoke: 'Confirme a revogação do certificado',
      },
      webhook: {
        add: 'Confirme o novo endereço de avisos',
        update: 'Confirme a mudança do endereço de avisos',
        rotate: 'Confirme o novo segredo do endereço',
        remove: 'Confirme a remoção do endereço de avisos',
      },
      channelServer: {
        give: 'Confirme o acesso do servidor ao canal',
      },
      toolKey: {
        create: 'Confirme a nova chave da ferramenta',
      },
      toolLogin: {
        confirm: 'Confirme o novo computador',
      },
      device: {
        add: 'Confirme o novo dispositivo',
        renewSetUp: 'Confirme o novo código de configuração',
      },
    },
    fact: {
      amount: shared.amount,
      from: 'A partir de',
      single: 'Máximo por saque',
      destination: shared.destination,
      recipient: 'Favorecido',
      order: shared.order,
      name: shared.name,
      address: shared.address,
    },
  },
} as const;
