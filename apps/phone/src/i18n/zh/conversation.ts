import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/conversation.ts';
/** Conversations with channels. */

export default {
  title: channelVocabulary.conversations,
  word: channelVocabulary.systemWord,
  write: channelVocabulary.writeAMessage,
  older: channelVocabulary.earlierMessages,
  messages: vocabulary.messages,
  sendAgain: vocabulary.sendAgain,
  line: '你写给所订阅频道的消息及其回复。',
  documentGone: '该频道未在此发送文件，或对话已被删除。',
  none: '暂无会话',
  noneText: '打开你订阅的频道并发送消息。',
  toChannels: '查看频道',
  toChannel: '前往频道',
  ownLast: '你：{text}',
  send: channelVocabulary.sendMessage,
  notSent: '无法确定是否已送达。',
  notSentWhy: '未发送：{why}',
  drop: shared.discard,
  begin: '给频道留言',
  beginText: '频道管理者会在此阅读并回复。',
  isWriting: channelVocabulary.nameIsWriting,
  stop: '停止此会话',
  automatic: '自动回复',
  askPerson: '联系人工客服',
  stopped: '你已停止此会话：该频道无法再给你发消息。',
  goOn: '继续会话',
  unfollowed: '你已不再订阅该频道。订阅后即可发消息。',
  closed: '频道已关闭：会话仍可阅读。',
  frozen: channelVocabulary.frozenByThePlatform,
  frozenText: '目前双方都无法在此会话中发送消息。你输入的内容会保留。',
  talk: '聊天',
  attach: '附件',
  sendPlace: '发送位置',
  here: '使用我的位置',
  finding: '正在查找你的位置…',
  notFound: '设备没有给出你的位置。请允许定位，或填写坐标。',
  latitude: '纬度',
  longitude: '经度',
  placeName: '位置名称（选填）',
  coordinate: '请填写 {from} 到 {to} 之间的数字，例如 {sample}。',
  placeText: '只有频道能在会话中看到这个位置。',
} satisfies Shape<typeof pt>;
