import names from '@balcao/contract/i18n/zh/names';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/team.ts';

export default {
  title: vocabulary.yourTeams,
  line: '选择你现在要使用的团队。',
  create: '创建团队',
  createdByMe: '我创建的',
  joined: '我加入的',
  number: '编号 {number}',
  current: '当前团队',
  noRole: vocabulary.noRole,
  roleOff: '角色已停用',
  search: '按名称或编号搜索',
  searchNone: '没有包含“{query}”的团队',
  searchNoneText: '请检查名称或编号，或清除搜索。',
  type: { enterprise: '企业', personal: '个人' },
  typeHelp: { enterprise: '拥有 CNPJ 的企业。', personal: '使用你本人的 CPF。' },
  review: {
    NO: '未认证',
    UNDER: names.underReview,
    REJECT: '已驳回',
    SUCCESS: vocabulary.certified,
    REVOKED: '已撤销审核',
  },
  first: {
    title: '先创建你的团队',
    text: '团队汇集一家商户的订单与收款。创建后即可进入。',
  },
  form: {
    name: '团队名称',
    nameHelp: '2 至 80 个字符，使用对外的商户名称。',
    nameExample: '晨光面包店',
    submit: '创建团队',
    done: '团队“{name}”已创建。',
  },
} as const satisfies Shape<typeof pt>;
