import type { Member } from '@balcao/contract/member';
import type { Action } from '@balcao/ui/action-menu.tsx';
import { confirm } from '@balcao/ui/confirm';
import { IconUserCog, IconUserMinus, IconUserSearch } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { useRemoveMember } from './member.queries.ts';

/** Takes someone out of the team, after naming them and what they lose. */
export const useRemoval = (onRemoved?: () => void) => {
  const t = useTranslations('member');
  const { businessName } = useCurrentUser();
  const remove = useRemoveMember();
  return async ({ id, account: name, isAdmin, role }: Member): Promise<void> => {
    const team = businessName ?? '';
    const lost = isAdmin
      ? t('remove.losesAll', { name })
      : role
        ? t('remove.losesRole', { name, role: role.name })
        : '';
    const agreed = await confirm({
      title: t('remove.title', { name, team }),
      message: [lost, t('remove.text', { name })].filter(Boolean).join(' '),
      action: t('remove.action', { name }),
      dangerous: true,
    });
    if (!agreed) return;
    remove.mutate(id, {
      tell: t('remove.done', { name }),
      onSuccess: () => onRemoved?.(),
    });
  };
};

/** What can be done with a member from the list; what would be refused is not offered. */
export const useMemberActions = (onOpen: (member: Member) => void) => {
  const t = useTranslations('member.actions');
  const remove = useRemoval();
  return (member: Member): Action[] => [
    {
      label: t(member.changeable ? 'changeRole' : 'open'),
      icon: member.changeable ? IconUserCog : IconUserSearch,
      onAct: () => onOpen(member),
    },
    ...(member.removable
      ? [{ label: t('remove'), icon: IconUserMinus, dangerous: true, onAct: () => void remove(member) }]
      : []),
  ];
};
