import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/menu.ts';

export default {
  login: '登录',
  invite: '邀请',
  teams: '你的团队',
  account: '你的账号',
  home: '首页',
  payment: '支付',
  overview: '概览',
  orders: '订单',
  setting: '设置',
  teamSettings: '团队',
  merchantSettings: '商户',
  certificationInfo: '认证',
  paymentData: '收款资料',
  roles: '角色',
  paymentSettings: '支付接入',
  notFound: '页面不存在',
  switchTeam: '切换团队',
  manageAccount: '管理账号',
  notFoundText: '地址可能已变更或不完整。',
  toStart: '回到首页',
  noAccess: '你还没有访问权限',
  noAccessText: '你在此团队中的角色还不能打开任何页面。',
  noAccessHere: '你无权访问此页面',
  roleOff: '你的角色已被停用或删除',
} as const satisfies Shape<typeof pt>;
