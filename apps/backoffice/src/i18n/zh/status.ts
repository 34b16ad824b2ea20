/** The state of the platform. */

export default {
  line: '当前各部分是否正常，由服务器实测，自动刷新。',
  label: '平台各部分',
  at: '测量时间：<when></when>',
  all: { working: '一切正常', slow: '部分较慢', down: '部分不可用' },
  parts: {
    signIn: '登录与账户',
    payments: '收款与退款',
    settlement: '销售结算',
    messages: '邮件与消息',
    files: '文件与导出',
    webhooks: '服务器通知发送',
  },
  levels: { working: '正常', slow: '较慢', down: '不可用' },
  none: '平台没有响应',
  noneText: '你已提交但未确认的内容可能没有送达。请稍候，核对后再重新提交。',
  toHelp: '前往帮助中心',
} as const;
