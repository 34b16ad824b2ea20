import money from '@balcao/contract/i18n/pt/money';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';

export default {
  hello: 'Olá, {account}',
  line: 'Este é o balcão da equipe {team}.',
  next: 'Próximos passos',
  progress: '{done, number} de {all, number} concluídos',
  waiting: {
    title: 'Precisa da sua atenção',
    nothing: money.nothingWaits,
    question: '{count, plural, one {A equipe de análise fez uma pergunta} other {A equipe de análise fez # perguntas}}',
    dispute:
      '{count, plural, one {Uma contestação espera a sua resposta} other {# contestações esperam a sua resposta}}',
    refund: money.refundsWait,
    approval:
      '{count, plural, one {Uma publicação espera a sua aprovação} other {# publicações esperam a sua aprovação}}',
    conversation: '{count, plural, one {Um seguidor aguarda resposta} other {# seguidores aguardam resposta}}',
    ticket:
      '{count, plural, one {O suporte espera a sua resposta em um atendimento} other {O suporte espera a sua resposta em # atendimentos}}',
    certificate: money.certificatesEnd,
    webhook:
      '{count, plural, one {Um endereço de avisos parou de responder} other {# endereços de avisos pararam de responder}}',
    until: 'Até <at></at>',
  },
  selling: {
    legend: 'Como você vende?',
    help: 'Os passos abaixo dependem do seu jeito de vender. Você pode mudar quando quiser.',
    shop: 'Com QR Code na loja',
    online: 'No meu site ou aplicativo',
    both: 'Dos dois jeitos',
  },
  done: vocabulary.done,
  toDo: vocabulary.toDo,
  later: 'Depois da aprovação',
  laterText: 'A equipe recebe pagamentos depois que a certificação e os dados de pagamento são aprovados.',
  team: 'Sua equipe',
  number: vocabulary.merchantNumber,
  status: vocabulary.certification,
  role: 'Sua função',
  certification: { title: 'Certifique a equipe' },
  merchant: { title: 'Informe os dados de pagamento' },
  code: {
    title: 'Imprima o QR Code da loja',
    text: 'Um cartaz que o cliente lê com o celular e paga. Não precisa de servidor.',
    action: 'Criar QR Code da loja',
  },
  certificate: {
    title: 'Cadastre um certificado',
    text: 'Com ele, o seu servidor assina as chamadas à API. A chave privada fica só com você.',
    action: vocabulary.registerCertificate,
  },
  webhook: {
    title: 'Receba avisos no seu servidor',
    text: 'Informe um endereço, e cada pagamento chega a ele em um aviso assinado.',
    action: 'Informar endereço',
  },
  order: {
    title: 'Crie o primeiro pedido',
    text: 'O seu servidor cria o pedido e recebe o código Pix que o cliente paga. A documentação mostra cada chamada.',
    action: vocabulary.openTheDocumentation,
  },
  paid: {
    title: 'Veja o primeiro pagamento',
    text: 'Assim que o cliente paga, a situação do pedido muda na sua tela.',
    textSandbox: 'No ambiente de testes, quem paga é você, no celular. A situação do pedido muda na sua tela.',
    action: money.seeTheOrders,
    actionSandbox: 'Abrir o celular',
  },
} as const;
