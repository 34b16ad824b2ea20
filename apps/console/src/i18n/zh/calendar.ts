import names from '@balcao/contract/i18n/zh/names';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
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
    title: vocabulary.closeADay,
    text: '原定当日的结算顺延到下一个银行工作日。已结算的不变。',
    submit: vocabulary.closeADay,
  },
  open: {
    title: '{day}（{name}）恢复营业',
    text: '原本顺延的款项改在当日到账。已结算的不变。',
    submit: '恢复营业',
    of: '恢复营业：{name}',
  },
  form: {
    name: '节日名称',
    reasonHelp: '会与你的姓名一起记入操作日志。',
  },
  effect: {
    choose: '选择日期以查看影响。',
    asking: '正在查看影响…',
    unknown: '无法检查有哪些变化，仍可保存这一天。',
    nothing: '没有结算改变日期。',
    moved:
      '{settlements, number} 笔结算改变日期：{merchants, number} 家商户的 {count, number} 笔订单与分期，<amount></amount>。',
    comesOn: '当日的款项改在 {day} 到账。',
  },
  holiday: {
    newYear: names.newYear,
    carnivalMonday: '狂欢节星期一',
    carnivalTuesday: '狂欢节星期二',
    goodFriday: names.goodFriday,
    tiradentes: names.tiradentes,
    labourDay: names.labourDay,
    corpusChristi: names.corpusChristi,
    independence: names.independence,
    aparecida: names.aparecida,
    allSouls: names.allSouls,
    republic: names.republic,
    blackAwareness: names.blackAwareness,
    christmas: names.christmas,
    lastOfYear: '年末最后一天',
  },
} satisfies Shape<typeof pt>;
