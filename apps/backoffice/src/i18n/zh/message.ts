import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/message.ts';
/** Subscribe messages of a mini program: chosen, shown and sent. */

export default {
  purpose: '选择小程序可以通知用户的内容。用户每允许一次，可收到一条。',
  message: '消息',
  templates: '小程序的消息',
  count: '{count, number} / {most, number}',
  none: '还没有消息',
  noneText: '从消息库中选择：可以取货、配送中、排队叫号等，添加后立即可用。',
  add: '添加消息',
  added: '已添加消息：{title}。',
  search: '搜索消息库',
  about: '主题',
  library: '消息库中的消息',
  choose: '选择{title}',
  chooseShort: '选择',
  nothing: '没有相符的消息。请换个词，或查看全部主题。',
  fields: '消息内容',
  fieldsHelp: '选择 {least, number} 到 {most, number} 个字段，按勾选的先后排列。',
  preview: '用户看到的样子（示例）',
  checkAgain: '核实',
  lost: '不确定消息 {title} 是否已添加。请核实：不会重复添加。',
  figures:
    '30 天内，允许：{accepted, number}；拒绝：{declined, number}。送达：{delivered, number}；未送达：{refused, number}。',
  declined:
    '我们暂停了此消息：{days, number} 天内的回答有 {declinedPercent, number}% 或以上为拒绝。请在它对用户有帮助的时刻再请求，然后恢复；恢复后从次日起重新计算。',
  id: 'ID：',
  idOf: '{title} 的 ID',
  names: '接口字段：{names}',
  outcome: vocabulary.outcome,
  deliveries: '发送记录',
  deliveriesText: '你的服务器发送了什么，以及未送达的原因。这里不显示接收人和内容。',
  noDeliveries: '还没有发送过',
  noDeliveriesText: '你的服务器用消息 ID 通过小程序接口发送。',
  noneFound: vocabulary.nothingWithTheseFilters,
  category: {
    sale: '购买',
    delivery: '配送与取货',
    queue: '排队',
    appointment: '预约与活动',
    customer: '会员与客服',
  },
  state: {
    active: vocabulary.inUse,
    paused: '已暂停',
  },
  outcomes: {
    delivered: vocabulary.delivered,
    refused: vocabulary.notDelivered,
  },
  reasons: {
    noConsent: '用户未允许，或允许的次数已用完',
    declined: '用户不再接收该消息',
    unknownPerson: '小程序没有这个 openId',
    templatePaused: '消息已暂停',
  },
  pause: {
    title: '暂停{title}？',
    text: '恢复之前，不会询问用户，也不会送达。用户已允许的次数会保留。',
    action: '暂停',
    done: '{title}已暂停。',
  },
  resume: {
    action: vocabulary.resume,
    done: '{title}已恢复使用。',
  },
  remove: {
    title: '删除{title}？',
    text: '用户对它的允许将失效，重新添加也不会恢复。发送记录仍会保留。',
    done: '{title}已不属于该小程序。',
  },
} satisfies Shape<typeof pt>;
