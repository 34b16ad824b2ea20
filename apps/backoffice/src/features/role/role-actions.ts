import { type Role, RoleStatus } from '@balcao/contract/role';
import type { Action } from '@balcao/ui/action-menu.tsx';
import { confirm } from '@balcao/ui/confirm';
import { IconEye, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { roleMembersOptions, useChangeRoleStatus, useDeleteRole, usePreviewRole } from './role.queries.ts';
import { useNamesWords } from './role-words.ts';

type RoleAction = 'enable' | 'disable' | 'delete';

/** Asks, and says what becomes of the members before it happens. */
const useQuestion = () => {
  const t = useTranslations('role');
  const queryClient = useQueryClient();
  const namesOf = useNamesWords();
  return async (roleAction: RoleAction, { id, name }: Role): Promise<boolean> => {
    const members = await queryClient.fetchQuery({ ...roleMembersOptions(id), staleTime: 0 });
    const { total: count } = members;
    if (roleAction === 'enable' && count === 0) return true;
    const nobody = roleAction === 'enable' ? '' : t(`${roleAction}.nobody`);
    return confirm({
      title: t(`${roleAction}.title`, { name }),
      message: count > 0 ? t(`${roleAction}.who`, { count, names: namesOf(members) }) : nobody,
      action: t(`${roleAction}.action`, { name }),
      dangerous: roleAction !== 'enable',
    });
  };
};

interface Around {
  /** Whether to go on: what is not saved would be lost. */
  readonly before?: () => Promise<boolean>;
  /** The role is no longer there. */
  readonly onDeleted?: () => void;
}

/** What a super admin can do with a role, apart from editing it. */
export const useRoleActions = ({ before = async () => true, onDeleted }: Around = {}) => {
  const t = useTranslations('role');
  const ask = useQuestion();
  const changeStatus = useChangeRoleStatus();
  const remove = useDeleteRole();
  const preview = usePreviewRole();
  const { enabled, disabled } = RoleStatus.enum;

  const setStatus = async (role: Role, roleAction: 'enable' | 'disable') => {
    if (!(await before()) || !(await ask(roleAction, role))) return;
    const change = { id: role.id, status: roleAction === 'enable' ? enabled : disabled };
    changeStatus.mutate(change, { tell: ({ name }) => t(`${roleAction}.done`, { name }) });
  };
  const removeRole = async (role: Role) => {
    if (!(await before()) || !(await ask('delete', role))) return;
    remove.mutate(role.id, {
      tell: t('delete.done', { name: role.name }),
      onSuccess: () => onDeleted?.(),
    });
  };
  const look = async ({ id }: Role) => {
    if (await before()) preview.mutate(id);
  };

  /** All but the first, which a panel shows as a button of its own. */
  const othersOf = (role: Role): readonly Action[] => {
    const isOn = role.status === enabled;
    return [
      isOn
        ? { label: t('actions.disable'), icon: IconPlayerPause, onAct: () => void setStatus(role, 'disable') }
        : { label: t('actions.enable'), icon: IconPlayerPlay, onAct: () => void setStatus(role, 'enable') },
      { label: t('actions.delete'), icon: IconTrash, onAct: () => void removeRole(role), dangerous: true },
    ];
  };
  const lookOf = (role: Role): Action => ({ label: t('actions.view'), icon: IconEye, onAct: () => void look(role) });
  return { lookOf, othersOf, allOf: (role: Role): readonly Action[] => [lookOf(role), ...othersOf(role)] };
};
