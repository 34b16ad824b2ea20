import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/member.ts';

export default {
  title: '团队',
  line: '{team} · 编号 {number}。谁在这里工作，每个人可以做什么。',
  roles: '角色',
  tabs: { members: '成员', invitations: '邀请', log: '操作日志' },
} as const satisfies Shape<typeof pt>;
