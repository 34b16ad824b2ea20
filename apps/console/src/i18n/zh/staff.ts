import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/staff.ts';

export default {
  signIn: '登录控制台',
  signInText: '供平台员工使用。',
  email: '邮箱',
  password: '密码',
  enter: '登录',
  role: {
    reviewer: '审核',
    finance: '财务',
    support: '客服',
    admin: '管理',
  },
} satisfies Shape<typeof pt>;
