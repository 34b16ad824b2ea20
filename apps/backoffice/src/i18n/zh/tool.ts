import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/tool.ts';

export default {
  title: '电脑上的开发工具',
  text: '使用 balcao 工具，通知会发送到您电脑上运行的服务器，签名与线上一致；您还能看到每次 API 调用以及每次拒绝的原因。每台电脑使用各自的密钥。',
  none: {
    title: '暂无密钥',
    text: '为您的电脑创建一个密钥。密钥只显示一次。',
  },
  add: '创建密钥',
  full: '已有 {count, number} 个密钥，达到上限。',
  name: '电脑名称',
  nameHelp: '便于日后知道该撤销哪个密钥。',
  nameExample: 'Ana 的笔记本电脑',
  submit: '创建密钥',
  made: '由 {by} 于 <at></at> 创建。',
  used: '上次使用：<at></at>。',
  unused: '尚未使用。',
  ended: '已失效',
  endedWhy: '{by} 已离开团队，或不再有权访问这些设置。请撤销此密钥并另建一个。',
  commands: '使用 npx balcao login 连接后：',
  commandsWhat: '命令',
  key: {
    title: vocabulary.keepKeyNow,
    text: '密钥不会再次显示：如果丢失，请撤销并另建一个。',
    what: '密钥',
    next: '在该电脑上，以下命令会要求输入密钥并保存：',
    command: vocabulary.theCommand,
    close: vocabulary.keyKept,
    leave: vocabulary.leaveKeyQuestion,
    leaveText: '密钥不会再次显示。如果丢失，需要另建一个。',
    leaveConfirm: vocabulary.leaveAnyway,
  },
  lost: {
    title: '有一个密钥尚未保存',
    text: '已请求密钥 {name}，但尚未保存。请重新获取：如果已经创建，将显示该密钥；如果没有，将立即创建。',
    check: '显示密钥',
  },
  revoke: {
    action: '撤销',
    of: '撤销 {name}',
    title: '撤销密钥 {name}？',
    text: '使用此密钥的程序会立即停止：通知和调用不再到达该电脑。',
    done: '密钥 {name} 已撤销。',
  },
} satisfies Shape<typeof pt>;
