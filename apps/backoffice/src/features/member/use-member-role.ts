import type { Member } from '@balcao/contract/member';
import { useEdited } from '@balcao/ui/use-edited';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUpdateMember } from './member.queries.ts';

export const superAdmin = 'superAdmin';

const valuesOf = ({ isAdmin, role }: Member): string => (isAdmin ? superAdmin : (role?.id ?? ''));

/** What is chosen for a member: the id of a role, or super admin; and the way to save it. */
export const useMemberRole = (member: Member) => {
  const t = useTranslations('member.form');
  const update = useUpdateMember(member.id);
  const now = valuesOf(member);
  const [chosen, setChosen] = useState(now);
  const edited = useEdited({
    latest: member,
    valuesOf,
    typed: chosen,
    put: setChosen,
    isPending: update.isPending,
  });
  const toAdmin = chosen === superAdmin;
  return {
    now,
    chosen,
    choose: setChosen,
    edited,
    isChanged: chosen !== now && chosen !== '' && !edited.isEditConflict,
    isPending: update.isPending,
    save: () =>
      update.mutate(
        { isAdmin: toAdmin, roleId: toAdmin ? null : chosen, version: edited.base.version },
        {
          tell: t('saved', { name: member.account }),
          onSuccess: (saved) => edited.saved(saved, chosen),
        },
      ),
  };
};
export type MemberRoleChoice = ReturnType<typeof useMemberRole>;
