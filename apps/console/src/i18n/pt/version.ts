import appletVocabulary from '@balcao/contract/i18n/pt/applet-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/pt/decision-vocabulary';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import documentWords from '@balcao/ui/i18n/pt/document';
/** Versions of mini programs as staff read them, and take them down. */

export default {
  label: 'O que há na versão',
  fileNamed: appletVocabulary.fileNamed,
  manifestField: appletVocabulary.manifestField,
  views: {
    label: 'Partes da versão',
    changes: vocabulary.whatChanged,
    files: documentWords.files,
    manifest: 'app.json',
  },
  open: 'Ver o arquivo {path}',
  openShort: 'Ver o arquivo',
  list: {
    label: 'Arquivos desta versão',
    search: 'Buscar arquivo',
    none: 'Nenhum arquivo com esse nome.',
    new: 'Novo',
    wrong: 'Marcado como errado',
  },
  file: {
    picture: 'Imagem {path}',
    tooLarge: 'Este arquivo é grande demais para mostrar aqui',
    noView: 'Este arquivo não é texto nem imagem',
    sha: 'SHA-256 {sha256}',
    textOf: 'Texto de {path}',
    empty: 'Arquivo vazio.',
    more: 'Mostrar o arquivo inteiro ({size})',
  },
  manifest: { label: 'Valores do app.json', empty: 'Vazio', openPage: 'Ver a página' },
  online: appletVocabulary.versionOnline,
  rolling: appletVocabulary.versionRolling,
  standing: {
    approved: 'Aprovada, ainda não publicada',
    rolling: 'No ar para uma parte das pessoas',
    online: 'No ar para todas as pessoas',
    past: appletVocabulary.versionPast,
    takenDown: decisionVocabulary.isTakenDown,
  },
  since: 'Desde <when></when>',
  notYet: 'A equipe pode publicar quando quiser.',
  phone: {
    title: 'No celular',
    show: 'Ver no celular',
    again: 'Gerar outro código',
    text: 'Abra a versão no celular, ao lado dos arquivos. Pagamentos não funcionam nela.',
    what: 'a versão em análise',
    here: 'Abrir neste navegador',
    link: 'o link da versão',
    until: 'Vale para um celular, até <at></at> e enquanto a análise está com você. Pagamentos não funcionam.',
  },
  takeDown: {
    action: decisionVocabulary.takeDown,
    title: 'Tirar do ar a versão {number} de {name}?',
    text: 'Ninguém mais poderá abrir esta versão, e não é possível desfazer. A equipe pode publicar outra ou voltar a uma anterior.',
    reasonHelp: 'A equipe e quem usa o miniprograma leem este texto.',
    done: 'Versão {number} retirada do ar.',
  },
  applet: {
    appId: 'o AppID',
    now: 'O que as pessoas recebem hoje',
    nothing: 'Nada no ar',
    nothingText: 'Ninguém consegue abrir este miniprograma agora.',
    version: appletVocabulary.versionNumbered,
  },
} as const;
