import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/factor.ts';

export default {
  title: vocabulary.twoStepVerification,
  line: '除密码外，登录时还需输入手机上身份验证器应用显示的代码。即使有人知道你的密码，也无法登录。',
  on: vocabulary.twoStepOn,
  off: vocabulary.twoStepOff,
  enable: {
    open: vocabulary.turnOn,
    title: vocabulary.turnOnTwoStep,
    app: vocabulary.installAuthenticator,
    scan: vocabulary.scanWithAuthenticator,
    what: '将 Balcão 添加到身份验证器应用',
    byHand: '无法扫描？请在应用中输入此密钥：',
    secret: '应用密钥',
    submit: vocabulary.turnOn,
    done: '两步验证已开启。',
  },
  disable: {
    open: vocabulary.turnOff,
    title: vocabulary.turnOffTwoStepQuestion,
    text: '之后登录账号只需密码，恢复码也将失效。其他会话会退出。',
    cancel: shared.cancel,
    submit: '关闭两步验证',
    done: vocabulary.twoStepTurnedOff,
  },
  recovery: {
    title: '恢复码',
    left: '用于手机不在身边时登录。还有 {count} 个可用。',
    few: '恢复码不多了',
    leftFew:
      '{count, plural, =0 {已没有可用的恢复码：没有手机将无法登录。} other {只剩 # 个可用的恢复码。}}请生成新的恢复码并妥善保存。',
    renew: vocabulary.createNewCodes,
    renewTitle: '生成新的恢复码',
    renewText: '现有的恢复码将失效，其他会话会退出。',
    renewSubmit: vocabulary.createNewCodes,
    keepTitle: '保存你的恢复码',
    keepText: '如果手机丢失，你可以用它们登录。每个只能使用一次，且不会再次显示。',
    sheet: '{email} 的 Balcão 恢复码。每个只能使用一次。',
    file: 'balcao-recovery-codes.txt',
    download: shared.download,
    copy: '复制',
    print: shared.print,
    kept: '我已将恢复码保存在安全的地方',
    keptMissing: '请保存恢复码并勾选此项以继续。',
    close: '完成',
  },
  proof: {
    title: '确认是你本人',
    text: {
      password: vocabulary.enterPasswordToContinue,
      captcha: '请获取邮箱验证码并在此输入以继续。',
      factor: '请使用两步验证以继续。',
    },
    password: shared.password,
    empty: vocabulary.fillIn,
    useCode: '改用邮箱验证码',
    usePassword: '改用密码',
    codeSent: '验证码已发送至 {email}。',
    submit: '确认',
  },
  approval: {
    text: '此验证码仅对以下操作有效，且只能使用一次。如果不是你本人的操作，请关闭窗口。',
    action: {
      withdrawal: {
        request: '确认提现',
        addDestination: '确认新的提现账户',
        removeDestination: '确认移除提现账户',
        saveAutomatic: '确认自动提现设置',
      },
      ledger: {
        takeBack: '确认从退款保证金转出',
      },
      refund: {
        request: '确认退款',
        approve: '确认批准退款',
        reject: '确认驳回退款',
        savePolicy: '确认退款规则',
      },
      certificate: {
        upload: vocabulary.confirmTheNewCertificate,
        issue: vocabulary.confirmTheNewCertificate,
        revoke: '确认吊销证书',
      },
      webhook: {
        add: '确认新的通知地址',
        update: '确认修改通知地址',
        rotate: '确认更换地址密钥',
        remove: '确认移除通知地址',
      },
      channelServer: {
        give: '确认服务器使用该频道',
      },
      toolKey: {
        create: '确认新的工具密钥',
      },
      toolLogin: {
        confirm: '确认新电脑',
      },
      device: {
        add: '确认新设备',
        renewSetUp: '确认新的设置码',
      },
    },
    fact: {
      amount: shared.amount,
      from: '起始金额',
      single: '单笔上限',
      destination: shared.destination,
      recipient: '收款人',
      order: shared.order,
      name: shared.name,
      address: shared.address,
    },
  },
} satisfies Shape<typeof pt>;
