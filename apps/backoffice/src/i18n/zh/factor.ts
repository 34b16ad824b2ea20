import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/factor.ts';

export default {
  proof: {
    title: '确认是你本人',
    text: {
      password: '请输入密码以继续。',
      captcha: '请输入发送到你邮箱的验证码以继续。',
      factor: '请使用两步验证以继续。',
    },
    password: '密码',
    empty: '请填写此项。',
    useCode: '改用邮箱验证码',
    usePassword: '改用密码',
    codeSent: '验证码已发送至 {email}。',
    submit: '确认',
  },
} satisfies Shape<typeof pt>;
