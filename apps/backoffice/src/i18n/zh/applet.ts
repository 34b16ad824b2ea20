import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/applet.ts';

export default {
  line: '团队在聊天应用中的小程序，以及各自的状态。',
  empty: { title: '还没有小程序', text: '团队创建的小程序会显示在这里。' },
  nothing: '没有符合筛选条件的小程序。',
  filters: { search: '名称或 AppID' },
  copyAppId: '小程序的 AppID',
  columns: {
    shelf: '上架状态',
    review: '审核状态',
    category: '类目',
    appId: 'AppID',
    updated: '修改时间',
  },
  shelf: {
    notYet: '未上架',
    on: '已上架',
    removalRequested: '已申请下架',
    off: '已下架',
  },
} satisfies Shape<typeof pt>;
