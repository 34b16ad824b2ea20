import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/role.ts';

export default {
  title: vocabulary.roles,
  line: '角色决定其成员能看到什么、能编辑什么。',
  create: '创建角色',
  none: {
    title: '还没有角色',
    text: '创建一个角色（例如 Cashier 或 Support），选择它能打开的页面，再邀请与你共事的人。',
  },
  columns: {
    name: shared.role,
    status: shared.status,
    allows: '权限',
    members: vocabulary.members,
    actions: vocabulary.actions,
  },
  status: { '0': '已启用', '1': vocabulary.disabled, '2': '已删除' },
  level: { none: '无权限', read: '仅查看', write: '可编辑' },
  allows: {
    nothing: '无任何页面的访问权限',
    readAll: '可查看全部，不可编辑',
    writeAll: '可编辑全部',
    writes: '可编辑{names}',
    reads: '可查看{names}',
    both: '{writes} · {reads}',
  },
  about: {
    payment: {
      overview: '当日数据、余额和本月图表。',
      dashboard: '某一时段与上一时段的销售对比：按小时或日期、产品、支付方式，以及最畅销商品。',
      orders: '订单列表、每笔支付和导出。',
      products: '支付产品及其设置，以及店铺的二维码。',
      refunds: '退款列表、申请、批准与驳回，以及导出。',
      financial: '余额、提现、收款账户、自动提现和结算。',
    },
    applets: { index: '创建团队的小程序并修改其介绍信息。' },
    channels: { index: '创建频道，并管理本人所有或受托管理的频道。' },
    messages: { index: '编写消息模板并提交审核。' },
    setting: {
      team: '成员、邀请、角色和操作日志。只有超级管理员能更改角色。',
      payment: '证书和发给你服务器的通知。',
      merchant: '认证、商户资料、账户与文件。',
    },
  },
  form: {
    new: '新角色',
    name: shared.name,
    nameHelp: '只能使用英文字母和数字，这样名称在任何语言和系统中都一样。',
    nameExample: 'Cashier',
    nameTaken: '已有同名角色。',
    permissions: '该角色的权限',
    ofGroup: '{group}：全部页面',
    mixed: '各页面不一致',
    all: '全部页面',
    noneOfAll: '全部无权限',
    readAll: '全部可查看',
    writeAll: '全部可编辑',
    create: '创建角色',
    save: shared.save,
    created: '角色 {name} 已创建。',
    saved: '角色 {name} 已保存。',
    who: '{count, plural, other {# 位成员}}需要重新登录：{names}。',
  },
  preset: {
    legend: '从现成角色开始',
    help: '自动填写名称和权限，之后可随意修改。',
    finance: {
      name: 'Finance',
      about: '财务：查看销售和订单，处理退款和提现。',
    },
    support: {
      name: 'Support',
      about: '客服：管理频道并回复来信，查看订单和退款。',
    },
    development: {
      name: 'Development',
      about: '开发：管理小程序和集成，查看订单和产品。',
    },
    readOnly: {
      name: 'ReadOnly',
      about: '只读：查看全部页面，不能编辑。',
    },
    replace: {
      title: '将权限替换为 {name} 的权限？',
      text: '你在该角色中选择的权限将被替换。你输入的名称会保留。',
      action: '替换',
    },
  },
  leave: {
    title: '放弃修改？',
    text: '你对该角色的修改尚未保存。',
    action: shared.discard,
  },
  panel: {
    missing: '找不到该角色',
    missingText: '它可能已被删除。列表中是团队现有的角色。',
  },
  actions: {
    view: '以该角色查看',
    enable: '启用',
    disable: '停用',
    delete: shared.delete,
  },
  more: '{count, plural, other {另外 # 人}}',
  enable: {
    title: '启用角色 {name}？',
    who: '{count, plural, other {# 位成员}}将恢复其权限，并需要重新登录：{names}。',
    action: '启用 {name}',
    done: '角色 {name} 已启用。',
  },
  disable: {
    title: '停用角色 {name}？',
    who: '{count, plural, other {# 位成员}}在其重新启用前没有任何权限：{names}。',
    nobody: '没有成员使用该角色。重新启用前，不能将它分配给任何人。',
    action: '停用 {name}',
    done: '角色 {name} 已停用。',
  },
  delete: {
    title: '删除角色 {name}？',
    who: '{count, plural, other {# 位成员}}仍留在团队中，但在获得其他角色前没有任何权限：{names}。此操作无法撤销。',
    nobody: '没有成员使用该角色。此操作无法撤销。',
    action: shared.deleteNamed,
    done: '角色 {name} 已删除。',
  },
  preview: {
    banner: '你正以角色 <role>{name}</role> 的视角查看 Balcão，不能做任何修改。',
    leave: '退出',
    leaveLong: '退出以 {name} 的视角查看',
    label: '以角色的视角查看',
  },
} as const satisfies Shape<typeof pt>;
