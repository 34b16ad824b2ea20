import money from '@balcao/contract/i18n/zh/money';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/home.ts';

export default {
  hello: '你好，{account}',
  line: '这里是团队“{team}”的工作台。',
  next: '下一步',
  progress: '已完成 {done, number}/{all, number}',
  waiting: {
    title: '需要你处理',
    nothing: money.nothingWaits,
    question: '{count, plural, other {审核人员提出了 # 个问题}}',
    dispute: '{count, plural, other {# 个争议等待你回复}}',
    refund: money.refundsWait,
    approval: '{count, plural, other {# 条群发等待你批准}}',
    conversation: '{count, plural, other {# 位订阅者等待回复}}',
    ticket: '{count, plural, other {有 # 个工单的客服在等待你的回复}}',
    certificate: money.certificatesEnd,
    webhook: '{count, plural, other {# 个通知地址已停止响应}}',
    until: '截止 <at></at>',
  },
  selling: {
    legend: '你如何销售？',
    help: '以下步骤对应你的销售方式，可随时更改。',
    shop: '在店内用二维码',
    online: '在我的网站或应用中',
    both: '两种方式',
  },
  done: vocabulary.done,
  toDo: vocabulary.toDo,
  later: '审核通过后',
  laterText: '认证和收款资料通过后，团队即可收款。',
  team: '你的团队',
  number: vocabulary.merchantNumber,
  status: vocabulary.certification,
  role: '你的角色',
  certification: { title: '认证团队' },
  merchant: { title: '填写收款资料' },
  code: { title: '打印店铺二维码', text: '顾客用手机扫描海报即可付款，无需服务器。', action: '创建店铺二维码' },
  certificate: {
    title: '登记证书',
    text: '你的服务器用它为 API 调用签名。私钥只由你自己保管。',
    action: vocabulary.registerCertificate,
  },
  webhook: {
    title: '在你的服务器上接收通知',
    text: '填写一个地址，每笔付款都会以签名通知送达。',
    action: '填写地址',
  },
  order: {
    title: '创建第一笔订单',
    text: '你的服务器创建订单，并获得供顾客支付的 Pix 码。文档列出了每个调用。',
    action: vocabulary.openTheDocumentation,
  },
  paid: {
    title: '查看第一笔付款',
    text: '顾客付款后，你会看到订单状态立即更新。',
    textSandbox: '在测试环境中，由你自己用手机付款，你会看到订单状态立即更新。',
    action: money.seeTheOrders,
    actionSandbox: '打开手机',
  },
} as const satisfies Shape<typeof pt>;
