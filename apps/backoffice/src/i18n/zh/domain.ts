import appletVocabulary from '@balcao/contract/i18n/zh/applet-vocabulary';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/domain.ts';

export default {
  title: '合法域名',
  text: '列出小程序可以访问的域名。不写端口时允许任何端口，写了端口则只允许该端口。*. 代表子域名，不包括域名本身。',
  purpose: '小程序的标识、服务器的访问方式，以及它可以访问的内容。',
  none: '暂无域名。',
  line: '{kind}，第 {number, number} 行',
  add: '添加到“{kind}”',
  removeLine: '删除“{kind}”第 {number, number} 行',
  save: '保存域名',
  saved: '域名已保存。',
  leave: vocabulary.leaveWithoutSavingQuestion,
  leaveText: '对域名的更改尚未保存。',
  leaveConfirm: vocabulary.leaveWithoutSaving,
  kinds: {
    request: { title: appletVocabulary.domainRequests, text: '小程序从哪里获取数据。https:// 或 http://' },
    socket: { title: appletVocabulary.domainSockets, text: '小程序与谁保持连接。wss:// 或 ws://' },
    upload: { title: appletVocabulary.domainUploads, text: '小程序向哪里发送文件。https:// 或 http://' },
    download: { title: appletVocabulary.domainDownloads, text: '小程序从哪里下载文件。https:// 或 http://' },
    page: { title: appletVocabulary.domainPages, text: '小程序内展示的网页。https:// 或 http://' },
  },
  history: {
    title: '域名变更记录',
    added: '添加了 {domain}（{kind}）',
    removed: '删除了 {domain}（{kind}）',
  },
} satisfies Shape<typeof pt>;
