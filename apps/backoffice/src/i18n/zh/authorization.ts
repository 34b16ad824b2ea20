import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/authorization.ts';

export default {
  sandbox: '测试环境：<phone>在手机上打开此二维码</phone>。',
  title: vocabulary.chatAccount,
  bound: vocabulary.chatAccountLinked,
  line: '绑定你的聊天账号后，扫描二维码即可登录，不用输入密码。',
  boundLine: '<name>{person}</name>，绑定于 <since></since>。可用它扫码登录。',
  bind: '绑定',
  change: '更换',
  walletActivated: '钱包',
  realNameVerified: '实名',
  done: '已完成',
  walletMissing: '未开通',
  realNameMissing: '未认证',
  later: '还需在手机的“我”中完成上述步骤，个人认证需要这两项。',
  dialogBind: vocabulary.linkTheChatAccount,
  dialogChange: vocabulary.changeTheChatAccount,
  what: '绑定聊天账号',
  help: '用聊天应用扫描二维码，并在手机上确认。',
  helpChange: '用新的聊天账号扫描二维码，并在手机上确认。之后 {name} 的聊天账号将不能再登录 Balcão。',
  failed: '绑定失败。',
  boundDone: '已绑定 {name} 的聊天账号，你的其他登录已退出。',
  changedDone: '聊天账号已更换为 {name}，你的其他登录已退出。',
  close: shared.cancel,
} satisfies Shape<typeof pt>;
