import appletVocabulary from '@balcao/contract/i18n/pt/applet-vocabulary';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';

export default {
  title: 'Domínios permitidos',
  text: 'Liste o que o miniprograma pode acessar. Sem porta, qualquer porta vale; com porta, só ela. *. vale para os subdomínios, e não para o próprio domínio.',
  purpose: 'A identificação do miniprograma, o acesso do seu servidor e o que ele pode acessar.',
  none: 'Nenhum domínio.',
  line: '{kind}, linha {number, number}',
  add: 'Adicionar a {kind}',
  removeLine: 'Remover de {kind} a linha {number, number}',
  save: 'Salvar domínios',
  saved: 'Domínios salvos.',
  leave: vocabulary.leaveWithoutSavingQuestion,
  leaveText: 'O que mudou nos domínios ainda não foi salvo.',
  leaveConfirm: vocabulary.leaveWithoutSaving,
  kinds: {
    request: {
      title: appletVocabulary.domainRequests,
      text: 'De onde o miniprograma busca dados. https:// ou http://',
    },
    socket: { title: appletVocabulary.domainSockets, text: 'Com o que ele mantém uma conexão aberta. wss:// ou ws://' },
    upload: { title: appletVocabulary.domainUploads, text: 'Para onde ele envia arquivos. https:// ou http://' },
    download: { title: appletVocabulary.domainDownloads, text: 'De onde ele baixa arquivos. https:// ou http://' },
    page: {
      title: appletVocabulary.domainPages,
      text: 'As páginas da web que ele mostra. https:// ou http://',
    },
  },
  history: {
    title: 'Quem mudou os domínios',
    added: 'Adicionou {domain} ({kind})',
    removed: 'Removeu {domain} ({kind})',
  },
} as const;
