import decisionVocabulary from '@balcao/contract/i18n/zh/decision-vocabulary';
import money from '@balcao/contract/i18n/zh/money';
import names from '@balcao/contract/i18n/zh/names';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/standing.ts';

export default {
  steps: {
    title: '开通收款',
    ready: '已可收款',
    state: {
      open: vocabulary.toDo,
      revoked: vocabulary.toDo,
      under: names.underReview,
      asked: '等待你的回答',
      rejected: '待更正',
      outdated: '待更新',
      done: vocabulary.done,
      later: '认证后',
      together: '一并提交',
    },
    certification: {
      title: '团队认证',
      open: '填写业务信息并上传文件，即可使用小程序和频道。最晚 {days, number} 个工作日内答复。',
      together: '与收款资料一并提交，无需重复上传。团队不收款时，可单独认证。',
      done: '小程序和频道已开通。',
    },
    merchant: {
      title: money.paymentData,
      open: '填写业务负责人和收款账户，即可开通收款。最晚 {days, number} 个工作日内答复。',
      together:
        '一份表单，一次审核：业务信息、收款账户，需要时还有店内收款二维码。最晚 {days, number} 个工作日内答复。',
      done: '收款已开通。',
    },
    under: '我们的团队正在审核已提交的内容。',
    underUntil: '最晚于{day}答复你。',
    underTogether: decisionVocabulary.withPaymentData,
    asked: '我们的团队有一个问题，收到你的回答后继续审核。',
    rejected: '{count, plural, =0 {有内容需要更正。} other {有 # 处需要更正。}}其余内容保持不变。',
    revoked: '审核已撤销，已填写的内容仍然保留。',
    outdated: '团队已用另一个 CNPJ 或 CPF 通过认证。请更新收款资料，以恢复收款。',
    change: {
      under: '变更正在审核中；答复之前，已通过的内容继续有效。',
      asked: '我们的团队对提交的变更有一个问题。',
      rejected: '变更已驳回，已通过的内容继续有效。',
    },
    laterText: '认证通过后即可提交，你现在就可以开始填写。',
    action: {
      open: { certification: vocabulary.certifyTheTeam, merchant: '填写资料' },
      alone: '只认证团队',
      revoked: shared.continue,
      under: vocabulary.follow,
      asked: vocabulary.answer,
      rejected: vocabulary.correct,
      outdated: '更新资料',
      done: vocabulary.seeTheData,
      see: vocabulary.seeTheData,
    },
  },
  blocked: {
    certification: {
      open: vocabulary.notCertifiedYet,
      openText: '未经认证，任何人都无法向团队付款。只需几分钟。',
      under: '团队认证正在审核中',
      underText: '通过后只差收款资料，你现在就可以填写。',
      rejected: '团队认证已驳回',
    },
    merchant: {
      open: '还缺少收款资料',
      openText: '团队已通过认证。收款资料通过后即可收款。',
      under: '收款资料正在审核中',
      underText: '通过后团队即可收款。',
      rejected: '收款资料已驳回',
      outdated: '收款资料与认证不一致',
      outdatedText: '团队之后用另一个 CNPJ 或 CPF 通过了认证。请更新收款资料并重新提交，以恢复收款；其余内容保持不变。',
    },
    togetherText: '填写收款资料即可，认证会一并提交、一起审核。',
    rejectedText: '请更正指出的内容并重新提交，其余内容保持不变。',
    way: '查看还缺什么',
  },
  waiting: {
    label: '等待你处理',
    asked: {
      certification: '我们的团队对认证有一个问题。',
      merchant: '我们的团队对收款资料有一个问题。',
    },
    rejected: {
      certification: '团队认证已驳回，有内容需要更正。',
      merchant: '收款资料已驳回，有内容需要更正。',
    },
  },
} as const satisfies Shape<typeof pt>;
