import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/access.ts';

export default {
  seeNot: '你的角色无权访问“{menu}”。',
  changeNot: '你的角色可以查看“{menu}”，但不能更改。',
  neither: '此操作需要“{menu}”的编辑权限，而你的角色无权访问该页面。',
  adminOnly: '只有超级管理员可以执行此操作。',
  noRole: '你在此团队中还没有角色。',
  roleDisabled: '你的角色“{role}”已停用，暂时没有任何权限。',
  roleDeleted: '你的角色已被删除，不再有任何权限。',
  preview: '你正在以“{role}”的身份查看，此时不能更改任何内容。',
  solve: '如何解决',
  who: '谁可以授权？',
  whoTitle: '谁可以授权',
  ask: '请联系团队的超级管理员：',
  write: '写邮件给 {name}',
  mailAbout: '在团队 {team} 中访问{menu}',
  mailAboutTeam: '在团队 {team} 中的访问权限',
} as const satisfies Shape<typeof pt>;
