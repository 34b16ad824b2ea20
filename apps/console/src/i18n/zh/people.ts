import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/people.ts';

export default {
  title: '内部团队',
  line: '谁在为平台工作，以及每个人在控制台可以做什么。',
  add: '添加人员',
  me: vocabulary.youMark,
  columns: {
    person: '人员',
    role: shared.role,
    status: shared.status,
    twoFactor: vocabulary.twoStep,
    lastUsed: vocabulary.lastUse,
    created: '添加日期',
    link: '设置密码的链接',
    actions: vocabulary.actions,
  },
  status: { waiting: '尚未设置密码', active: '正常', disabled: '已停用' },
  twoFactor: { on: vocabulary.twoStepOn, off: vocabulary.twoStepOff },
  never: '尚未登录',
  linkUntil: '有效期至<when></when>',
  linkOver: '已过期',
  linkNone: '无',
  copyEmail: vocabulary.theEmailOf,
  filters: { search: vocabulary.searchPeople },
  none: { title: '没有符合筛选条件的人员', text: vocabulary.searchPeopleHelp },
  gone: { title: '此人不在内部团队中', text: '列表显示目前在这里工作的人员。' },
  isYou: '这是你的账号。不能更改自己的角色，也不能停用自己的账号。',
  form: {
    title: '姓名和角色',
    name: vocabulary.personName,
    saved: '{name} 的资料已保存。',
    effect: '新角色从 {name} 的下一次操作起生效。',
  },
  addDialog: {
    taken: '已有使用此邮箱的人员。',
    title: '添加内部团队人员',
    text: '对方会收到一封邮件，内含设置密码的链接。链接 {days, plural, other {# 天}}内有效，且仅可使用一次。',
    submit: '添加并发送链接',
    done: '{name} 已加入内部团队，链接已发送至 {email}。',
  },
  actions: {
    title: '账号',
    of: shared.actionsOf,
    open: vocabulary.seeDetails,
    sendLink: '发送设置密码的链接',
    resetFactor: '移除两步验证',
    disable: '停用账号',
    enable: '启用账号',
  },
  sendLink: {
    title: '向 {name} 发送新链接？',
    text: '链接将发送至 {email}，可用于设置一次新密码。之前的链接随即失效；在此之前，当前密码仍然有效。',
    action: '发送链接',
    done: '链接已发送至 {email}。',
  },
  resetFactor: {
    title: '移除 {name} 的两步验证？',
    text: '请在手机丢失且已确认是本人后使用。{name} 的登录将立即退出，下次登录只需密码，直到重新设置。',
    action: '移除 {name} 的验证',
    done: '已移除 {name} 的两步验证。',
  },
  disable: {
    title: '停用 {name} 的账号？',
    text: '{name} 将立即在所有设备上退出控制台，且无法再登录。其操作仍保留在操作日志中。你可以重新启用。',
    action: '停用 {name} 的账号',
    done: '{name} 已无法登录控制台。',
  },
  enable: {
    title: '启用 {name} 的账号？',
    text: '{name} 可以用原来的密码和“{role}”角色重新登录控制台。',
    action: '启用 {name} 的账号',
    done: '{name} 可以重新登录。',
  },
} satisfies Shape<typeof pt>;
