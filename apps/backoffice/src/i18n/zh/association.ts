import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import names from '@balcao/contract/i18n/zh/names';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/association.ts';

export default {
  line: '用户可以从频道打开的小程序。',
  none: '该频道没有关联小程序。',
  reason: vocabulary.reason,
  offShelf: '该小程序目前无法打开，频道中的按钮已隐藏。',
  state: {
    requested: '等待对方团队',
    agreed: names.underReview,
    on: '已关联',
    declined: '对方团队已拒绝',
    rejected: '未通过',
    withdrawn: '申请已撤回',
    lifted: '已解除',
  },
  what: {
    requested: '先由小程序的团队答复，再由我们审核。',
    agreed: '小程序的团队已同意，现由我们审核。',
    on: '用户可以在频道顶部和群发下方打开小程序。',
    declined: '小程序的团队没有同意。',
    rejected: '我们没有通过此关联。请查看原因，需要时可重新申请。',
    withdrawn: '申请在答复前已撤回。',
    lifted: '频道不再关联该小程序。',
  },
  form: {
    title: '申请关联小程序',
    applet: '选择小程序',
    search: '小程序名称',
    nothing: '没有该名称的已上架小程序。',
    purpose: '用户在其中做什么',
    purposeHelp: '小程序的团队和我们会阅读：10 到 300 个字符。',
    send: '发送申请',
    sent: '申请已发送。',
    leave: '不发送申请就离开？',
    leaveText: '你选择和填写的内容尚未发送。',
    leaveAction: '不发送并离开',
  },
  withdraw: {
    title: '撤回申请？',
    text: '将不再有人答复，之后可以重新申请。',
    action: '撤回申请',
    done: '申请撤回成功。',
  },
  lift: {
    title: '解除关联？',
    text: '用户将不能再从“{channel}”打开“{applet}”。如需恢复，须重新申请。',
    action: '解除关联',
    done: '关联已解除。',
    held: '可解除时间：',
    left: '剩余时间',
  },
  answer: {
    title: '关联此小程序的频道',
    line: '请同意对用户有意义的频道，之后由我们审核。',
    followers: channelVocabulary.followerCount,
    agree: '同意',
    decline: '拒绝',
    agreed: '已同意，现由我们审核。',
  },
  decline: {
    title: '拒绝“{channel}”？',
    text: '频道的团队会看到原因。',
    action: '拒绝申请',
    done: '申请已拒绝。',
  },
} satisfies Shape<typeof pt>;
