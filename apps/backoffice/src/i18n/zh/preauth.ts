import list from '@balcao/contract/i18n/zh/list';
import money from '@balcao/contract/i18n/zh/money';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';

export default {
  title: vocabulary.preAuthorisations,
  line: '客户银行卡冻结的金额：可部分或全部请款，也可释放。',
  panel: '预授权 {number}',
  number: money.searchByOrder,
  seeHold: '查看预授权',
  rest: '已释放',
  ended: list.preauth.file.ended,
  failed: '银行卡没有接受上一次请求。金额仍被冻结，你可以重试。',
  columns: list.preauth.columns,
  status: list.preauth.codes.status,
  asked: {
    capture: '请款中',
    void: '释放中',
    expire: '到期处理中',
  },
  capture: {
    open: '请款',
    title: '请款金额',
    amount: '请款金额',
    help: '银行卡冻结了 {amount}。只能请款一次，其余部分会释放。',
    tooMuch: '金额超过银行卡已冻结的金额。',
    released: '退回银行卡',
    net: money.youReceive,
    action: '请款 {amount}',
    done: '已向银行卡发起请款。',
    editConflict: '没有可请款的金额',
    editConflictText: '在你填写期间，这笔金额已被申请请款或释放。预授权中可以看到结果。',
  },
  release: {
    title: '释放冻结的金额？',
    text: '银行卡将不再冻结 {amount}，订单会关闭。此操作无法撤销。',
    action: '释放',
    otherwise: '继续冻结',
    done: '已向银行卡发起释放。',
  },
  nothing: '没有符合条件的预授权',
  empty: '还没有预授权',
  emptyText: '客户用信用卡授权一笔金额后，会显示在这里，等待请款或释放。',
  notFound: '未找到预授权',
  notFoundText: '该团队的这笔订单没有银行卡冻结金额。',
};
