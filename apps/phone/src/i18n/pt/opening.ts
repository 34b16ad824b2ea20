import appletVocabulary from '@balcao/contract/i18n/pt/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';
/** Mini programs on the phone. */

export default {
  title: vocabulary.miniPrograms,
  line: 'Lojas, filas e serviços que abrem aqui mesmo, sem instalar nada.',
  search: 'Procurar pelo nome',
  recent: 'Abertos recentemente',
  found: 'Resultados',
  newest: 'Novos',
  nothing: 'Nenhum miniprograma com este nome',
  nothingText: 'Confira como o nome é escrito, ou leia o código do miniprograma.',
  none: 'Nenhum miniprograma ainda',
  noneText: 'Os miniprogramas publicados por empresas aparecem aqui.',
  close: 'Fechar o miniprograma',
  menu: 'Opções de {name}',
  trial: '{title} (teste)',
  preview: '{title} (prévia)',
  review: '{title} (em análise)',
  reload: 'Abrir de novo',
  closed: {
    notPublished: { title: 'Ainda não publicado', text: 'Este miniprograma ainda não tem uma versão no ar.' },
    removed: {
      title: 'Retirado',
      text: 'A empresa retirou este miniprograma. O que você comprou nele continua na sua carteira.',
    },
    takenDown: { title: 'Fora do ar', text: 'O Balcão tirou este miniprograma do ar:' },
    reviewOver: {
      title: 'Esta análise não está mais com você',
      text: 'Este código só abre a versão no primeiro celular que o lê, e só enquanto a análise está com a mesma pessoa. Gere outro no console.',
    },
    previewOver: {
      title: 'Prévia encerrada',
      text: 'O desenvolvedor encerrou a prévia, ou você não está entre os testadores dela.',
    },
    previewFaulty: { title: 'A pasta tem problemas', text: 'A tela volta sozinha quando eles forem corrigidos.' },
    notTester: {
      title: 'Só para testadores',
      text: 'Esta versão é de teste. Peça à empresa para adicionar o seu número aos testadores.',
    },
  },
  permission: {
    profile: { name: 'Primeiro nome', ask: 'Ver o seu primeiro nome.' },
    phone: { name: vocabulary.telephone, ask: 'Receber o telefone da sua conta do chat.' },
    address: { name: shared.address, ask: 'Pedir um endereço de entrega. Você escolhe qual, a cada vez.' },
    location: { name: 'Localização', ask: 'Ver onde você está enquanto usa este miniprograma.' },
    camera: { name: 'Câmera', ask: 'Abrir a câmera para ler um código. Só o texto do código é entregue.' },
    payment: { name: 'Pagamentos', ask: 'Pedir pagamentos; você confirma cada um.' },
    notification: { name: vocabulary.messages, ask: 'Enviar mensagens sobre o que você pediu.' },
  },
  allow: { title: 'Permitir que {name} faça isto?', yes: vocabulary.allow, no: vocabulary.doNotAllow },
  messages: {
    title: '{name} quer avisar você',
    line: 'Cada mensagem que você permite chega uma vez só. Depois, o miniprograma precisa perguntar de novo.',
    lineAlways:
      'O que você permite só desta vez chega uma vez só. O que permite sempre pode chegar até você retirar a permissão, em Mensagens.',
    howOften: 'Quantas vezes?',
    once: 'Só desta vez',
    always: 'Sempre, até eu retirar',
    yes: vocabulary.allow,
    notNow: vocabulary.notNow,
    never: 'Não perguntar mais',
  },
  grants: { title: 'O que você permite', none: 'Este miniprograma não pede nada de você.' },
  share: {
    title: channelVocabulary.share,
    line: 'Quem ler este código ou abrir o link chega a esta página.',
    link: 'o link',
  },
  about: { title: 'Sobre', version: appletVocabulary.version, appId: vocabulary.appId },
  ended: {
    stuck: {
      title: '{name} não responde',
      text: 'A página travou e foi encerrada. O que já estava salvo continua salvo.',
    },
    flood: {
      title: '{name} foi encerrado',
      text: 'Ele enviou mais do que o celular aguenta de uma vez. O que já estava salvo continua salvo.',
    },
    leave: 'Ver outros miniprogramas',
  },
} as const;
