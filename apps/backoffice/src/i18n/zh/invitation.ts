import invitationVocabulary from '@balcao/contract/i18n/zh/invitation-vocabulary';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/invitation.ts';

export default {
  title: '待处理的邀请',
  invite: invitationVocabulary.invite,
  byLink: '链接邀请',
  actionsOf: '邀请的操作：{name}',
  columns: {
    to: '受邀人',
    status: shared.status,
    role: shared.role,
    by: '邀请人',
    created: '创建日期',
    expires: '到期',
    actions: vocabulary.actions,
  },
  status: { pending: '等待中', expired: '已过期', accepted: '已接受', revoked: '已撤回', roleOff: '角色未启用' },
  none: {
    title: '没有待处理的邀请',
    text: '你邀请的人在回应之前会显示在这里。可以通过邮箱邀请，或创建链接自行发送。',
    readOnly: '受邀人在回应之前会显示在这里。',
  },
  form: {
    title: '邀请加入团队',
    way: '邀请方式',
    byEmail: '通过邮箱',
    byLink: '通过链接',
    linkHelp: '最先打开链接的人将加入团队。请只发给正确的人。',
    emails: '邮箱',
    emailsHelp: '每行一个或用逗号分隔，一次最多 {max, number} 个。',
    emailsExample: 'maria@example.com',
    wrong: '看起来不是邮箱：{emails}',
    tooMany: '一次最多邀请 {max, number} 人。',
    roleHelp: '此人可以查看和操作的内容。',
    firstRole: '团队还没有角色。请选择一个现成角色：它会随邀请一起创建，之后可以修改。',
    ownRole: '创建其他角色',
    roleMade: '角色 {name} 已创建，只差发送邀请。',
    locale: '邀请的语言',
    localeHelp: '已使用 Balcão 的人会收到其自己语言的邀请。',
    send: '{count, plural, =0 {发送邀请} one {发送邀请} other {发送 # 个邀请}}',
    makeLink: '创建链接',
    sent: '{count, plural, one {邀请已发送} other {已发送 # 个邀请}}，7 天内有效。',
    refused: invitationVocabulary.refused,
  },
  link: {
    title: '邀请链接',
    text: '请立即复制：此链接不会再次显示。{days, number} 天内有效，仅限一人使用。',
    what: '邀请链接',
    done: '已复制',
  },
  resend: {
    action: invitationVocabulary.resend,
    link: '创建新链接',
    done: invitationVocabulary.resent,
  },
  revoke: invitationVocabulary.revoke,
  summary: {
    title: '加入团队 {team} 的邀请',
    line: '{by} 邀请你以角色 {role} 工作。',
    until: '有效期至 {day}。',
    untilFor: '有效期至 {day}，发送给 {email}。',
    channel: '你还将协助管理频道 {channel}。',
  },
  notice: { next: '请登录或注册账号以接受邀请。' },
  guest: {
    next: '登录或注册账号后即可接受，之后会回到此邀请。',
    logIn: vocabulary.logIn,
    register: '注册账号',
  },
  page: {
    as: '你当前登录为 {name}',
    accept: '加入团队',
    otherAccount: '使用其他账号',
    joinedWithoutChannel: '你已加入团队 {team}，但不管理频道 {channel}：频道已关闭，或邀请人已无权指定管理员。',
    joined: '你已加入团队 {team}。',
    forAnother: '此邀请发送给 {email}。请使用该邮箱的账号登录。',
    own: '这是你发出的邀请，供你想加入团队的人使用。请把链接发给对方。',
    toInvitations: '查看团队的邀请',
    already: '你已经是此团队的成员。',
    toTeams: '查看你的团队',
  },
  end: {
    unknown: {
      title: '找不到邀请',
      text: '链接可能不完整，或邀请已被撤回或重新发送。请使用最新的链接，或向团队管理员索取新的邀请。',
    },
    used: {
      title: '此邀请已被使用',
      text: '如果是你本人接受的，登录后选择团队即可。否则请向团队管理员索取新的邀请。',
    },
    expired: {
      title: '邀请已过期',
      text: '邀请 7 天内有效，且仅在邀请人仍有权邀请时有效。请向团队管理员索取新的邀请。',
    },
    roleOff: {
      title: '此邀请的角色未启用',
      text: '请团队管理员启用该角色或发送新的邀请。',
    },
    away: {
      title: '目前无法加载邀请',
      text: '你可以先登录，之后我们会再试。',
    },
  },
} as const satisfies Shape<typeof pt>;
