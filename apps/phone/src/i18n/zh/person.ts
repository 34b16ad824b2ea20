import ownData from '@balcao/contract/i18n/zh/own-data-vocabulary';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/person.ts';

export default {
  title: vocabulary.myData,
  line: '我们保存的关于你的信息，以及你可以如何处理。',
  download: '下载我的数据',
  downloadText: '一个 JSON 文件，包含你的资料、付款、会话、订阅的频道、回复、举报，以及小程序为你保存的内容。',
  downloaded: '文件已下载，这里不会保留副本。',
  file: 'my-phone-data',
  erase: ownData.deleteMyAccount,
  eraseText: '删除账号和你写过的内容，无法撤销。',
  eraseTitle: '删除这个账号？',
  eraseForGood: ownData.deleteForever,
  goes: ownData.whatIsDeleted,
  stays: ownData.whatIsKept,
  gone: {
    profile: '姓名、电话、CPF、银行卡和地址',
    talk: '会话和回复：团队会看到“消息已删除”',
    follows: '订阅的频道和点赞',
    applets: '小程序为你保存的内容',
    sessions: '所有手机上的登录，以及绑定的 Balcão 账号',
  },
  kept: {
    payments: '收款方账簿中的付款记录',
    returns: '以后的退款按原付款方式退回；本应退回钱包的，请联系商户',
  },
  pin: '本手机的 PIN',
  pinHelp: '你登录用的六位数字。',
  pinOfSandbox: '你登录用的六位数字。在此测试环境中：{pin}',
  pinShort: '请输入六位数字。',
  erased: ownData.accountDeleted,
  walletFull: '你的钱包里还有 <balance></balance>。请先用完余额，再删除账号。',
  useBalance: '用余额付款',
  open: '查看我的数据',
  openText: '下载我们保存的关于你的信息，或删除账号。',
} satisfies Shape<typeof pt>;
