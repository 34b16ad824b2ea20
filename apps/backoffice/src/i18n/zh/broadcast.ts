import appletVocabulary from '@balcao/contract/i18n/zh/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import list from '@balcao/contract/i18n/zh/list';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/broadcast.ts';

export default {
  line: '频道已推送、即将推送以及正在编写的内容。',
  editLine: '用户在聊天应用中看到的样子。',
  columns: list.broadcast.columns,
  state: list.broadcast.codes.state,
  type: list.broadcast.codes.type,
  untitled: '空草稿',
  filters: { search: '正文片段' },
  nothing: '没有符合筛选条件的推送。',
  empty: '尚未推送任何内容',
  emptyText: '编写第一条推送：订阅者会立即收到，或在您设定的时间收到。',
  by: '保存者',
  editor: {
    help: {
      message: '一段文字。以 https:// 开头的网址会变成链接。',
      link: '一个网址，附上标题和您的说明。',
      article: '标题、列表、表格和图片。在手机上以单独页面打开。',
    },
    title: appletVocabulary.title,
    titleOptional: '标题（选填）',
    text: channelVocabulary.broadcastText,
    textOptional: '正文（选填）',
    url: '网址',
    words: '{count, number} / {most, number} 字',
    tooMany: '{count, number} 字：超出上限 {most, number} 字共 {over, number} 字',
    preview: '手机上的效果',
    previewEmpty: '您编写的内容会显示在这里。',
    send: '发送…',
    othersPublish: '由 {owner} 或有发布权限的管理员发送。',
    goneTitle: '该草稿已发送或已删除',
    goneText: '其他人抢先了一步。您之后输入的内容没有保存。',
  },
  publish: {
    title: '发送推送',
    when: shared.when,
    now: '立即',
    later: '其他时间',
    at: '日期和时间',
    zone: '时区 {zone}，一年以内。',
    atMissing: '请填写日期和时间。',
    atPast: '请选择尚未过去的时间。',
    atFar: '请选择一年以内的时间。',
    toNow: '{count, plural, =0 {目前还没有订阅者；之后订阅的人可在频道页面阅读。} other {将发送给 # 人。}}',
    toLater:
      '{count, plural, =0 {今天还没有订阅者。届时的订阅者会收到。} other {今天有 # 位订阅者。届时的订阅者会收到。}}',
    left: '{count, plural, =0 {当天已满：每天最多 {most, number} 条。} other {当天还可发送 # 条，每天最多 {most, number} 条。}}',
    back: shared.back,
    send: '立即发送',
    schedule: '定时发送',
    done: '推送已发送。',
    scheduled: '推送已定时。',
  },
  unschedule: '取消定时',
  unscheduled: '已取消定时：重新变为草稿。',
  recall: {
    action: '撤回',
    title: '撤回该推送？',
    text: '它将从所有手机上消失。团队日志会保留其发送记录。',
    done: '推送已撤回。',
    until: '截止',
    at: '撤回时间',
  },
  remove: { action: '删除草稿', title: '删除该草稿？', text: '已编写的内容将丢失。' },
} satisfies Shape<typeof pt>;
