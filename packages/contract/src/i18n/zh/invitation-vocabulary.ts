import vocabulary from './vocabulary.ts';

/** What is said of invitations into a team, wherever they stand: used as the other vocabulary is. */
export default {
  invite: '邀请',
  chooseRole: '选择角色',
  toRoles: '创建角色',
  refused: {
    member_already: '{email} 已经是团队成员。',
    already_exists: '{email} 已有等待中的邀请。',
    captcha_too_soon: '{email} 刚刚收到过邀请，请等一分钟。',
  },
  resend: vocabulary.sendAgain,
  resent: '邀请已重新发送给 {email}，之前的链接不再有效。',
  revoke: {
    title: '撤回邀请：{name}？',
    text: '已发送的链接将立即失效。',
    action: '撤回邀请',
    done: '邀请已撤回：{name}。',
  },
} as const;
