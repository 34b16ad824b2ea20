import money from '@balcao/contract/i18n/zh/money';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/palette.ts';

export default {
  title: '搜索',
  open: '搜索页面、订单和成员',
  placeholder: '页面、操作或订单…',
  recent: '最近使用',
  help: shared.help,
  screens: '页面',
  actions: vocabulary.actions,
  orders: money.orders,
  members: vocabulary.members,
  order: shared.order,
  language: '切换语言',
  searching: '正在搜索…',
  failed: '无法搜索订单和成员，请重试。',
  none: '没有找到“{query}”。',
  hintOrders: '查找订单时，请输入订单号的前 6 位数字、你自己的编号、金额（42,90）或 Pix 标识。',
  hintMembers: '查找成员时，请输入姓名或邮箱的一部分。',
  hintWords: '换个词试试。',
  shortcuts: '键盘快捷键',
  shortcutsText: '在任何页面都可使用，在输入框中输入时除外。',
  inTurn: '然后',
  showShortcuts: '显示这些快捷键',
  goTo: '前往{screen}',
  close: '关闭当前打开的内容',
  letters: '使用字母快捷键',
  lettersText: '如果键盘或语音软件会误触发，请关闭。Ctrl 或 ⌘ K 始终可用。',
  doings: {
    withdraw: money.withdraw,
    refund: '为订单退款',
    shopCode: '创建门店二维码',
    invite: '邀请成员加入团队',
  },
  words: {
    withdraw: '取款 转账 资金 账户 Pix',
    refund: '退回 退钱',
    shopCode: '海报 柜台 餐桌 打印',
    invite: '邀请函 员工 权限',
    certificationInfo: 'CNPJ CPF 文件 审核',
    paymentData: 'Pix 密钥 账户 银行 股东 负责人 CNPJ',
    instalments: '分期 信用卡',
    preauths: '押金 冻结 请款',
    bills: '每日文件 对账 CSV',
  },
} as const satisfies Shape<typeof pt>;
