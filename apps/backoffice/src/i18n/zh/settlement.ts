import list from '@balcao/contract/i18n/zh/list';
import money from '@balcao/contract/i18n/zh/money';
import names from '@balcao/contract/i18n/zh/names';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/settlement.ts';

export default {
  title: money.settlements,
  columns: list.settlement.columns,
  status: list.settlement.codes.status,
  agenda: {
    title: names.toBeSettled,
    total: '共 {count, number} 笔订单与分期',
    later: '另有 {count, number} 天',
    moved: '{method}：{day} 支付的款项于当日到账（{why}）',
    movedPart: '{method}：原定 {day} 的分期于当日到账（{why}）',
    empty: {
      title: '没有待结算款项',
      text: '收到的款项会显示在这里，并注明进入可用余额的日期。',
    },
  },
  next: {
    title: '下一笔到账',
    line: '{day} 将到账 {amount}',
    why: '此前银行不营业：{why}。',
    action: '查看到账日程',
  },
  holiday: {
    weekend: '周末',
    newYear: names.newYear,
    carnivalMonday: names.carnival,
    carnivalTuesday: names.carnival,
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
  panel: {
    title: '结算 {number}',
    products: money.byPaymentProduct,
    count: '{count, number} 笔订单与分期',
    items: '本次结算的订单',
    part: '第 {sequence, number} 期，共 {count, number} 期',
    of: '<amount></amount> 减手续费 <fee></fee>',
    ofRefunded: '<amount></amount> 减手续费 <fee></fee> 和退款 <refunded></refunded>',
    back: '来自未完成的退款',
  },
  nothing: '没有符合筛选条件的结算',
  empty: {
    title: '还没有结算',
    text: 'Pix 和钱包在同一工作日结算，借记卡在下一个工作日结算，信用卡在 30 天后结算。',
  },
  notFound: {
    title: '未找到结算',
    text: '该团队没有此编号的结算。',
  },
} satisfies Shape<typeof pt>;
