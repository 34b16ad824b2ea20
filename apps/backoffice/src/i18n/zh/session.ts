import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/session.ts';

export default {
  email: '邮箱',
  password: '密码',
  emailExample: 'you@example.com',
  login: {
    title: '登录你的账号',
    line: '随时掌握团队的订单与收款。',
    forgot: '忘记密码',
    submit: '登录',
    noAccount: '还没有账号？',
    register: '创建账号',
  },
  register: {
    title: '创建账号',
    line: '我们用验证码确认你的邮箱。',
    account: '用户名',
    accountHelp: '4 至 25 个英文字母、数字、连字符或下划线。',
    passwordHelp: '6 至 15 个字符。',
    passwordAgain: '再次输入密码',
    agree: '我已阅读并同意<terms>使用条款</terms>和<privacy>隐私政策</privacy>。',
    submit: '创建账号',
    haveAccount: '已有账号？',
    login: '登录',
    done: '账号已创建，欢迎使用 Balcão！',
  },
  reset: {
    title: '重置密码',
    line: '使用发送到邮箱的验证码设置新密码。已登录的会话将全部结束。',
    passwordNew: '新密码',
    submit: '保存新密码',
    remembered: '想起密码了？',
    login: '登录',
    done: '密码已修改，请使用新密码登录。',
  },
  teamChanged: '团队已在另一个标签页中切换，本标签页现显示 {name}。',
  codeSent: '如果邮箱无误，验证码很快就会送达。',
  sandbox: '测试环境：验证码会送达<phone>手机</phone>的邮箱。',
  picture: {
    title: '每一笔付款，发生即可见。',
    line: '团队的订单与收款，尽在一个柜台。',
  },
  agreement: {
    understood: '关闭',
  },
} as const satisfies Shape<typeof pt>;
