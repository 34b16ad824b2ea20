import appletVocabulary from '@balcao/contract/i18n/zh/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/opening.ts';

/** Mini programs on the phone. */

export default {
  title: vocabulary.miniPrograms,
  line: '商店、排队和服务，无需安装，直接在这里打开。',
  search: '按名称搜索',
  recent: '最近打开',
  found: '搜索结果',
  newest: '最新',
  nothing: '没有这个名称的小程序',
  nothingText: '请检查名称，或扫描它的二维码。',
  none: '还没有小程序',
  noneText: '商家发布的小程序会显示在这里。',
  close: '关闭小程序',
  menu: '{name} 的选项',
  trial: '{title}（体验版）',
  preview: '{title}（预览）',
  review: '{title}（审核中）',
  reload: '重新打开',
  closed: {
    notPublished: { title: '尚未发布', text: '此小程序还没有线上版本。' },
    removed: { title: '已下架', text: '商家已下架此小程序。你购买的内容仍在钱包中。' },
    takenDown: { title: '已被下线', text: 'Balcão 已将此小程序下线：' },
    reviewOver: {
      title: '你已不再负责此审核',
      text: '此二维码只在第一部扫描它的手机上有效，且仅在审核员负责期间有效。请在控制台重新生成。',
    },
    previewOver: { title: '预览已结束', text: '开发者已结束预览，或你不在测试人员之列。' },
    previewFaulty: { title: '文件夹有问题', text: '修正后页面会自动恢复。' },
    notTester: { title: '仅限体验者', text: '这是体验版。请让商家把你的号码加入体验者名单。' },
  },
  permission: {
    profile: { name: '名字', ask: '获取你的名字。' },
    phone: { name: vocabulary.telephone, ask: '获取你聊天账号的手机号。' },
    address: { name: shared.address, ask: '请求收货地址。每次由你选择给哪一个。' },
    location: { name: '位置', ask: '在你使用此小程序时获取你的位置。' },
    camera: { name: '相机', ask: '打开相机扫码，只会传递码中的文字。' },
    payment: { name: '付款', ask: '发起付款；每一笔都由你确认。' },
    notification: { name: vocabulary.messages, ask: '就你的订单或请求发送消息。' },
  },
  allow: { title: '允许 {name} 这样做吗？', yes: vocabulary.allow, no: vocabulary.doNotAllow },
  messages: {
    title: '{name} 想通知你',
    line: '你允许的每条消息只发送一次。之后小程序需要再次询问。',
    lineAlways: '仅允许本次的消息只发送一次；始终允许的消息会一直发送，直到你在“消息”中撤回。',
    howOften: '允许次数',
    once: '仅本次',
    always: '始终允许，直到我撤回',
    yes: vocabulary.allow,
    notNow: vocabulary.notNow,
    never: '不再询问',
  },
  grants: { title: '你允许的内容', none: '此小程序没有请求任何权限。' },
  share: { title: channelVocabulary.share, line: '扫描此码或打开链接即可到达此页面。', link: '链接' },
  about: { title: '关于', version: appletVocabulary.version, appId: vocabulary.appId },
  ended: {
    stuck: {
      title: '{name} 没有响应',
      text: '页面卡住并已被关闭。已保存的内容仍然保留。',
    },
    flood: {
      title: '{name} 已被关闭',
      text: '它一次发送的内容超出了手机的承受能力。已保存的内容仍然保留。',
    },
    leave: '查看其他小程序',
  },
} satisfies Shape<typeof pt>;
