import invitationVocabulary from '@balcao/contract/i18n/en/invitation-vocabulary';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/member.ts';

export default {
  title: vocabulary.team,
  line: '{team} · no. {number}. Who works here, and what each person can do.',
  roles: vocabulary.roles,
  tabs: { members: vocabulary.members, invitations: 'Invitations', log: vocabulary.activityLog },
  me: vocabulary.youMark,
  isYou: 'This is your account.',
  superAdmin: vocabulary.superAdmin,
  noRole: vocabulary.noRole,
  roleOff: vocabulary.disabled,
  neverLately: 'Not used recently',
  copyEmail: vocabulary.theEmailOf,
  columns: {
    person: 'Member',
    role: shared.role,
    twoFactor: vocabulary.twoStep,
    lastUsed: vocabulary.lastUse,
    joined: 'Joined on',
    actions: vocabulary.actions,
  },
  twoFactor: { on: vocabulary.twoStepOn, off: vocabulary.twoStepOff },
  filters: { search: vocabulary.searchPeople },
  none: {
    title: 'Nobody with these filters',
    text: vocabulary.searchPeopleHelp,
    all: 'See all members',
  },
  gone: {
    title: 'This person is not a member of the team',
    text: 'They may have been removed. The list shows who works here now.',
  },
  actions: {
    of: 'Actions for {name}',
    open: vocabulary.seeDetails,
    changeRole: 'Change role',
    remove: 'Remove from the team',
  },
  roleSelect: {
    choose: invitationVocabulary.chooseRole,
    loading: 'Loading…',
    none: 'There are no enabled roles to assign yet.',
    toRoles: invitationVocabulary.toRoles,
  },
  form: {
    title: 'What this person can do',
    save: 'Save role',
    saved: 'Role of {name} saved. It applies from now on.',
    again: '{name} will have to log in again to continue.',
    makesAdmin:
      '{name} will be able to do everything in this team: change roles, remove members and take away your admin rights. They will have to log in again.',
    takesAdmin: '{name} is no longer a super admin and will have to log in again.',
    stepsDown:
      'You will no longer be a super admin, and only another super admin can undo this. You will have to log in again.',
    disabled: '{role} (disabled)',
    deleted: '{role} (deleted)',
  },
  fixed: {
    me: 'You cannot change your own role. Ask a super admin.',
    lastAdmin: 'You are the only super admin. To step down, make someone else a super admin first.',
    admin: 'Only a super admin can change or remove another.',
    above: 'This person has permissions that you do not have. Only someone who has them can change their role.',
  },
  remove: {
    title: 'Remove {name} from the team {team}?',
    losesAll: '{name} immediately loses everything a super admin can do, on every device.',
    losesRole: '{name} immediately loses what the role {role} allows, on every device.',
    text: '{name} keeps their account, and you can invite them again.',
    action: vocabulary.removeName,
    done: '{name} is no longer a member of the team.',
  },
} as const satisfies Shape<typeof pt>;
