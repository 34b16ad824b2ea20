import type { Member } from '@balcao/contract/member';
import { tellGood } from '@balcao/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUpdateMember } from './member.queries.ts';

export const superAdmin = 'superAdmin';

/** What is chosen for a member: the id of a role, or super admin; and the way to save it. */
export const useMemberRole = ({ id, account, isAdmin, role, version }: Member) => {
  const t = useTranslations('member.form');
  const update = useUpdateMember(id);
  const now = isAdmin ? superAdmin : (role?.id ?? '');
  const [chosen, setChosen] = useState(now);
  const [seen, setSeen] = useState(version);
  if (seen !== version) {
    // Somebody changed the member meanwhile: what was chosen was chosen for what they were.
    setSeen(version);
    setChosen(now);
  }
  const toAdmin = chosen === superAdmin;
  return {
    now,
    chosen,
    choose: setChosen,
    isChanged: chosen !== now && chosen !== '',
    isPending: update.isPending,
    save: () =>
      update.mutate(
        { isAdmin: toAdmin, roleId: toAdmin ? null : chosen, version },
        { onSuccess: () => tellGood(t('saved', { name: account })) },
      ),
  };
};
export type MemberRoleChoice = ReturnType<typeof useMemberRole>;
