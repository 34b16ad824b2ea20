import appletVocabulary from '@balcao/contract/i18n/zh/applet-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/comparison.ts';

export default {
  against:
    '与 {number} 相比：{changed, plural, =0 {没有文件变更} other {# 个文件变更}}，{added, plural, =0 {没有新增} other {新增 # 个}}，{removed, plural, =0 {没有删除} other {删除 # 个}}。',
  first: '没有可比较的线上版本：{added, plural, other {# 个新文件}}。',
  added: '{count, plural, other {新增 # 个文件}}',
  removed: '{count, plural, other {移除 # 个文件}}',
  sizes: '从 {before} 到 {after}',
  noText: '大小变化：{sizes}。该文件不是文本，无法逐行比较。',
  patchOf: '{path} 的变化',
  permissions: '权限',
  domains: '自那次发布以来变更的域名',
  messages: '该次发布后变更的消息',
  plus: '+ {one}',
  minus: '− {one}',
  kinds: {
    request: appletVocabulary.domainRequests,
    socket: appletVocabulary.domainSockets,
    upload: appletVocabulary.domainUploads,
    download: appletVocabulary.domainDownloads,
    page: appletVocabulary.domainPages,
  },
} satisfies Shape<typeof pt>;
