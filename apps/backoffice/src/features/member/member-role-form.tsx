import type { Member } from '@balcao/contract/member';
import { RoleStatus } from '@balcao/contract/role';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { Grid, Row } from '@balcao/ui/layout.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { type Choice, RoleSelect } from '../../lib/role-select.tsx';
import classes from './member-list.module.css';
import { type MemberRoleChoice, superAdmin } from './use-member-role.ts';

interface MemberRoleFormProps {
  id: string;
  member: Member;
  role: MemberRoleChoice;
}

/** Which role someone gets, and what that means for them before it happens. */
export const MemberRoleForm = ({ id, member, role }: MemberRoleFormProps) => {
  const t = useTranslations('member');
  const { isAdmin } = useCurrentUser();
  const { chosen, isChanged, choose, edited, save } = role;
  const others: Choice[] = [
    ...(isAdmin ? [{ value: superAdmin, label: t('superAdmin') }] : []),
    ...currentOf(member, t),
  ];
  const effect = !isChanged
    ? undefined
    : chosen === superAdmin
      ? 'makesAdmin'
      : member.isMe
        ? 'stepsDown'
        : member.isAdmin
          ? 'takesAdmin'
          : 'again';
  return (
    <Grid
      as="form"
      id={id}
      gap={16}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) save();
      }}
    >
      <RoleSelect label={t('columns.role')} value={chosen} onChange={choose} others={others} />
      <Row as="p" className={classes.effect} gap={8} aria-live="polite">
        {effect && (
          <>
            <ToneIcon tone="waiting" />
            <span>{t(`form.${effect}`, { name: member.account })}</span>
          </>
        )}
      </Row>
      <EditConflictNote of={edited} />
    </Grid>
  );
};

/** The current role stays selectable when it is disabled and cannot be given to others. */
const currentOf = ({ role }: Member, t: ReturnType<typeof useTranslations<'member'>>): Choice[] => {
  if (!role || role.status === RoleStatus.enum.enabled) return [];
  const isGone = role.status === RoleStatus.enum.deleted;
  return [{ value: role.id, label: t(isGone ? 'form.deleted' : 'form.disabled', { role: role.name }) }];
};
