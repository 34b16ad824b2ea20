import invitationVocabulary from '@balcao/contract/i18n/zh/invitation-vocabulary';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/member.ts';

export default {
  title: vocabulary.team,
  line: '{team} · 编号 {number}。谁在这里工作，每个人可以做什么。',
  roles: vocabulary.roles,
  tabs: { members: vocabulary.members, invitations: '邀请', log: vocabulary.activityLog },
  me: vocabulary.youMark,
  isYou: '这是你的账号。',
  superAdmin: vocabulary.superAdmin,
  noRole: vocabulary.noRole,
  roleOff: vocabulary.disabled,
  neverLately: '最近未使用',
  copyEmail: vocabulary.theEmailOf,
  columns: {
    person: '成员',
    role: shared.role,
    twoFactor: vocabulary.twoStep,
    lastUsed: vocabulary.lastUse,
    joined: '加入日期',
    actions: vocabulary.actions,
  },
  twoFactor: { on: vocabulary.twoStepOn, off: vocabulary.twoStepOff },
  filters: { search: vocabulary.searchPeople },
  none: {
    title: '没有符合筛选条件的成员',
    text: vocabulary.searchPeopleHelp,
    all: '查看所有成员',
  },
  gone: {
    title: '此人不是团队成员',
    text: '可能已被移除。列表显示目前在这里工作的人。',
  },
  actions: {
    of: '{name} 的操作',
    open: vocabulary.seeDetails,
    changeRole: '更改角色',
    remove: '移出团队',
  },
  roleSelect: {
    choose: invitationVocabulary.chooseRole,
    loading: '加载中…',
    none: '还没有可授予的已启用角色。',
    toRoles: invitationVocabulary.toRoles,
  },
  form: {
    title: '此人可以做什么',
    save: '保存角色',
    saved: '已保存 {name} 的角色，立即生效。',
    again: '{name} 需要重新登录才能继续。',
    makesAdmin: '{name} 将可以在此团队中做任何事：更改角色、移除成员、取消你的管理权限。需要重新登录。',
    takesAdmin: '{name} 将不再是超级管理员，需要重新登录。',
    stepsDown: '你将不再是超级管理员，只有其他超级管理员才能撤销。你需要重新登录。',
    disabled: '{role}（已停用）',
    deleted: '{role}（已删除）',
  },
  fixed: {
    me: '任何人都不能更改自己的角色。请联系超级管理员。',
    lastAdmin: '你是唯一的超级管理员。如需卸任，请先指定另一位。',
    admin: '只有超级管理员才能更改或移除其他超级管理员。',
    above: '此人拥有你没有的权限，只有拥有相同权限的人才能更改其角色。',
  },
  remove: {
    title: '将 {name} 移出团队 {team}？',
    losesAll: '{name} 将立即在所有设备上失去超级管理员的一切权限。',
    losesRole: '{name} 将立即在所有设备上失去角色 {role} 的权限。',
    text: '{name} 的账号仍然保留，你可以再次邀请。',
    action: vocabulary.removeName,
    done: '{name} 已不再是团队成员。',
  },
} as const satisfies Shape<typeof pt>;
