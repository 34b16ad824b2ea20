import { createRole, type Role } from '@balcao/contract/role';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Row, Stack } from '@balcao/ui/layout.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { RolePresetChoice } from '../../lib/role-preset-choice.tsx';
import { RoleSelect } from '../../lib/role-select.tsx';
import { useGrantableRoles } from '../../lib/roles.ts';
import type { InviteForm } from './use-invite.ts';

/**
 * Whether a ready-made role is offered: where the team has none to give. What is offered stays in view while the first one is being
 * made; `isTaken`: another person was faster.
 */
const useOffersFirst = (isTaken: boolean): boolean => {
  const may = useMay(createRole);
  const isEmpty = useGrantableRoles()?.length === 0 && may;
  const [wasEmpty, setWasEmpty] = useState(false);
  if (isEmpty && !wasEmpty) setWasEmpty(true);
  return isEmpty || (wasEmpty && !isTaken);
};

interface InvitedRoleProps {
  form: InviteForm;
  /** The role that was made in this dialog and whose invitation was not sent. */
  made: Role | undefined;
  /** There is a role with the name of the ready-made one already. */
  isTaken: boolean;
}

/** What the invited person will be able to do: one of the team's roles, or a ready-made one that is made with the invitation. */
export const InvitedRole = ({ form, made, isTaken }: InvitedRoleProps) => {
  const t = useTranslations('invitation');
  const offersFirst = useOffersFirst(isTaken);
  const { roleId, preset } = form.values;
  if (offersFirst && !made)
    return (
      <Stack gap={8} align="start">
        <RolePresetChoice
          legend={t('columns.role')}
          help={t('form.firstRole')}
          value={preset}
          error={form.errors.roleId}
          path="roleId"
          onChange={(chosen) => {
            form.setFieldValue('preset', chosen);
            form.clearFieldError('roleId');
          }}
        />
        <AppLink to="/setting/team/role/new" className="link">
          {t('form.ownRole')}
        </AppLink>
      </Stack>
    );
  return (
    <Stack gap={8}>
      <RoleSelect
        label={t('columns.role')}
        description={t('form.roleHelp')}
        value={roleId}
        error={form.errors.roleId}
        path="roleId"
        onChange={(chosen) => form.setFieldValue('roleId', chosen)}
        others={made ? [{ value: made.id, label: made.name }] : []}
      />
      {made && (
        <Row as="p" gap={8} role="status">
          <ToneIcon tone="good" />
          <span>{t('form.roleMade', { name: made.name })}</span>
        </Row>
      )}
    </Stack>
  );
};
