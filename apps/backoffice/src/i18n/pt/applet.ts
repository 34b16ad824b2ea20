import appletVocabulary from '@balcao/contract/i18n/pt/applet-vocabulary';
import list from '@balcao/contract/i18n/pt/list';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
/** Mini programs. */

export default {
  line: 'Os miniprogramas da equipe no aplicativo de conversas e a situação de cada um.',
  empty: { title: 'Nenhum miniprograma ainda', text: 'Os miniprogramas que a equipe criar aparecem aqui.' },
  nothing: 'Nenhum miniprograma corresponde aos filtros.',
  filters: { search: 'Nome ou AppID' },
  copyAppId: 'o AppID',
  newLine: 'Nome, ícone e o que as pessoas leem antes de abrir. Tudo pode ser mudado depois.',
  settingLine: 'O que as pessoas veem deste miniprograma antes de abri-lo.',
  tabs: 'Partes do miniprograma',
  form: {
    nameHelp: 'De 4 a 100 caracteres. Nenhum outro miniprograma tem o mesmo nome.',
    free: appletVocabulary.nameIsFree,
    abbreviation: appletVocabulary.abbreviation,
    abbreviationHelp: 'De 4 a 20 caracteres, para os lugares com pouco espaço.',
    category: appletVocabulary.category,
    choose: appletVocabulary.chooseACategory,
    intro: appletVocabulary.introduction,
    introHelp: 'O que as pessoas leem antes de abrir: até 500 caracteres.',
    description: vocabulary.description,
    descriptionHelp: 'O que ele faz, para quem o analisa antes da publicação. Opcional, até 2.000 caracteres.',
    template: 'Modelo',
    templates: { blank: 'Em branco', shop: 'Loja', queue: 'Fila' },
    templateHelp: {
      blank: 'Uma página vazia, para começar do zero.',
      shop: 'Cardápio, carrinho, pagamento e pedidos de uma loja, com o servidor de exemplo.',
      queue: 'Senhas pagas pelo aplicativo e a vez de cada pessoa, com o servidor de exemplo.',
    },
    icon: vocabulary.icon,
    iconChoose: 'Escolher o ícone',
    iconChange: 'Trocar o ícone',
    created: 'Miniprograma criado.',
    save: appletVocabulary.saveTheDetails,
    saved: appletVocabulary.detailsSaved,
    leave: appletVocabulary.leaveWithoutSavingDetails,
    leaveText: 'O que você digitou neste miniprograma ainda não foi salvo.',
    leaveConfirm: 'Sair sem salvar',
  },
  begin: {
    title: 'Comece o código',
    line: 'A ferramenta cria uma pasta com este modelo, o nome e o AppID. Ela precisa do Node 20.',
    command: 'o comando',
  },
  rejection: {
    line: 'Versão {number}: {why}{more, plural, =0 {} other { (e mais #)}}',
    verdict: '{subject}: {reason}',
  },
  removal: {
    shelf: 'O que as pessoas encontram',
    seen: {
      notYet: 'Ninguém o encontra ainda: ele aparece na busca quando a primeira versão for publicada.',
      on: 'As pessoas o encontram na busca e o abrem por links, QR Codes e pelos recentes.',
      removalRequested: 'Nossa equipe analisa o pedido. Até lá, as pessoas o encontram e usam como antes.',
      off: 'Ele não aparece na busca nem nos recentes, e os links dizem que a empresa o retirou. Publicar outra versão o traz de volta.',
    },
    ask: 'Solicitar a retirada',
    title: 'Retirar “{name}” do aplicativo?',
    text: 'Nossa equipe decide. Se ela concordar, as pessoas deixam de encontrar e de abrir este miniprograma. O que compraram nele continua na carteira delas.',
    send: 'Enviar a solicitação',
    done: 'Retirada solicitada. Avisamos por e-mail quando houver uma resposta.',
    cancelled: 'Solicitação cancelada. O miniprograma continua no aplicativo.',
  },
  columns: list.applet.columns,
  shelf: list.applet.codes.shelf,
};
