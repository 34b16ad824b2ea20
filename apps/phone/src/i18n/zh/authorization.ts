import names from '@balcao/contract/i18n/zh/names';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/authorization.ts';

export default {
  title: {
    login: '登录 Balcão？',
    bind: '绑定 Balcão 账号？',
    rebind: '更换聊天账号？',
    unknown: 'Balcão 代码',
  },
  question: {
    login: '有浏览器请求登录此账号：',
    bind: '此 Balcão 账号请求绑定你的手机：',
    rebind: '此 Balcão 账号请求用你的手机替换之前绑定的手机：',
  },
  browser: '浏览器',
  system: vocabulary.system,
  place: '地点',
  near: '{city}附近',
  network: vocabulary.ipAddress,
  asked: '请求时间',
  unknownBrowser: vocabulary.unknown,
  unknownSystem: vocabulary.unknown,
  otherNetwork:
    '电脑与手机不在同一网络。只有当二维码就在你面前、并且是你自己打开时才确认。如果二维码是别人发给你的，请拒绝。',
  confirm: {
    login: '登录 Balcão',
    bind: '绑定账号',
    rebind: vocabulary.changeTheChatAccount,
  },
  refuse: names.refuse,
  register: {
    title: '用此手机登录 Balcão？',
    question: '此手机尚未绑定 Balcão 账号。现在注册一个，或绑定已有的账号，浏览器随即登录：',
    begin: '注册 Balcão 账号',
    line: '我们会用验证码确认你的邮箱。无需密码：用此手机即可登录。',
    account: vocabulary.username,
    accountHelp: vocabulary.usernameHelp,
    submit: '注册并登录',
  },
  link: {
    begin: '我已有账号',
    title: '将此手机绑定到你的账号',
    line: '用密码登录一次。之后此手机只需扫描二维码即可登录该账号，该账号的其他会话将结束。',
    name: shared.emailOrUsername,
    submit: '绑定此手机',
    done: '手机已绑定。现在请回应浏览器。',
    withoutPassword: '你的账号没有密码？请在电脑上用通行密钥登录，打开“你的账号”并绑定聊天账号。',
  },
  result: {
    registered: '账号已创建',
    loggedIn: '已完成',
    bound: '账号已绑定',
    cancelled: '你已拒绝',
    expired: vocabulary.qrExpired,
    taken: '此二维码已被他人扫描',
    boundElsewhere: '此手机已绑定其他账号',
    boundHere: '已经绑定',
    unknown: vocabulary.weDoNotKnowThisCode,
  },
  resultText: {
    registered: '电脑上的 Balcão 即将登录账号 {account}。今后用此手机扫描二维码即可登录。',
    loggedIn: '电脑上的 Balcão 即将登录账号 {account}。',
    bound: '今后，此手机扫描二维码即可登录账号 {account}。',
    cancelled: '没有任何变化。如果不是你打开的二维码，也不用担心：没有人登录。',
    expired: '请在电脑上刷新二维码后再扫描。',
    taken: '只有先扫描的人可以操作。请在电脑上刷新二维码。',
    boundElsewhere: '每个聊天账号只能登录一个 Balcão 账号。请使用其他聊天账号，或先更换那个账号的聊天账号。',
    boundHere: '此聊天账号就是当前绑定的账号。请用其他聊天账号扫描。',
    unknown: '它可能属于其他环境，或早已过期。请在电脑上刷新二维码。',
  },
} satisfies Shape<typeof pt>;
