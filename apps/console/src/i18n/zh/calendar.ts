import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/calendar.ts';

export default {
  title: '银行日历',
  line: '银行不营业的日子。每笔结算的日期都取决于它。',
  list: '银行休息日',
  bankDays: '全年 {count, number} 个银行工作日，不含周六、周日和以下日期。',
  yearBefore: '上一年',
  yearAfter: '下一年',
  closed: '{day} 已设为银行休息日，结算日期将随即调整。',
  opened: '{day} 已恢复营业，结算日期将随即调整。',
  close: {
    title: '设为休息日',
    text: '原定当日的结算顺延到下一个银行工作日。已结算的不变。',
    submit: '设为休息日',
  },
  open: {
    title: '{day}（{name}）恢复营业',
    text: '原本顺延的款项改在当日到账。已结算的不变。',
    submit: '恢复营业',
    of: '恢复营业：{name}',
  },
  form: {
    day: '日期',
    name: '节日名称',
    reason: '原因',
    reasonHelp: '会与您的姓名一起记入操作日志。',
  },
  effect: {
    choose: '选择日期以查看影响。',
    asking: '正在查看影响…',
    nothing: '没有结算改变日期。',
    moved:
      '{settlements, number} 笔结算改变日期：{merchants, number} 家商户的 {count, number} 笔订单与分期，<amount></amount>。',
    comesOn: '当日的款项改在 {day} 到账。',
  },
  holiday: {
    newYear: '元旦',
    carnivalMonday: '狂欢节星期一',
    carnivalTuesday: '狂欢节星期二',
    goodFriday: '耶稣受难日',
    tiradentes: '蒂拉登特斯日',
    labourDay: '劳动节',
    corpusChristi: '基督圣体节',
    independence: '巴西独立日',
    aparecida: '阿帕雷西达圣母日',
    allSouls: '万灵节',
    republic: '共和国日',
    blackAwareness: '黑人觉醒日',
    christmas: '圣诞节',
    lastOfYear: '年末最后一天',
  },
} satisfies Shape<typeof pt>;
