import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/account.ts';

export default {
  title: '你的账号',
  line: '你的资料，以及 Balcão 在此浏览器中的外观。',
  profile: '资料',
  account: '用户名',
  accountHelp: '4 至 25 个英文字母、数字、连字符或下划线。',
  email: '邮箱',
  since: '账号创建时间',
  save: '保存名称',
  saved: '名称已修改。',
  preferences: '偏好',
  language: '语言',
  languageHelp: '页面将以所选语言重新加载。',
  scheme: '外观',
  schemes: { auto: '跟随系统', light: '浅色', dark: '深色' },
  session: '会话',
  sessionText: '结束此浏览器中所有标签页的会话。',
} as const satisfies Shape<typeof pt>;
