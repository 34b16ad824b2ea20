import appletVocabulary from '@balcao/contract/i18n/zh/applet-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/zh/decision-vocabulary';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import documentWords from '@balcao/ui/i18n/zh/document';
import type pt from '../pt/version.ts';

export default {
  label: '版本内容',
  fileNamed: appletVocabulary.fileNamed,
  manifestField: appletVocabulary.manifestField,
  views: { label: '版本的各部分', changes: vocabulary.whatChanged, files: documentWords.files, manifest: 'app.json' },
  open: '查看文件 {path}',
  openShort: '查看文件',
  list: {
    label: '此版本的文件',
    search: '查找文件',
    none: '没有此名称的文件。',
    new: '新增',
    wrong: '已标记为有误',
  },
  file: {
    picture: '图片 {path}',
    tooLarge: '此文件过大，无法在此显示',
    noView: '此文件不是文本或图片',
    sha: 'SHA-256 {sha256}',
    textOf: '{path} 的文本',
    empty: '空文件。',
    more: '显示整个文件（{size}）',
  },
  manifest: { label: 'app.json 的值', empty: '空', openPage: '查看页面' },
  online: appletVocabulary.versionOnline,
  rolling: appletVocabulary.versionRolling,
  standing: {
    approved: '已通过，尚未发布',
    rolling: '对部分用户上线',
    online: '对所有用户上线',
    past: appletVocabulary.versionPast,
    takenDown: decisionVocabulary.isTakenDown,
  },
  since: '自 <when></when> 起',
  notYet: '团队可随时发布。',
  phone: {
    title: '在手机上',
    show: '在手机上查看',
    again: '重新生成二维码',
    text: '在手机上打开此版本，与文件对照查看。其中不能付款。',
    what: '审核中的版本',
    here: '在此浏览器中打开',
    link: '版本链接',
    until: '仅限一部手机，在 <at></at> 之前且由你负责审核期间有效。不能付款。',
  },
  takeDown: {
    action: decisionVocabulary.takeDown,
    title: '下架{name}的版本 {number}？',
    text: '此版本将无人可打开，且无法撤销。团队可发布其他版本，或回退到较早的版本。',
    reasonHelp: '团队和小程序的用户会看到此文字。',
    done: '版本 {number} 已下架。',
  },
  applet: {
    appId: 'AppID',
    now: '用户当前使用的版本',
    nothing: '没有线上版本',
    nothingText: '目前无人可打开此小程序。',
    version: appletVocabulary.versionNumbered,
  },
} satisfies Shape<typeof pt>;
