import names from '@balcao/contract/i18n/zh/names';
/** What takes two of the staff: one asks, another decides. */
export default {
  until: '若无人决定，申请将于 <when></when> 失效。',
  refuse: names.refuse,
  takeBack: '撤回申请',
  by: '申请人：{name}',
  byTwo: '申请人：{name}，决定人：{other}',
  status: { asked: '等待决定', agreed: '已确认', refused: '已拒绝', withdrawn: '已撤回', expired: '已失效' },
} as const;
