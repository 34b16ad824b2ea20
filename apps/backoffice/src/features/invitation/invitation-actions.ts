import { type Invitation, resendInvitation } from '@balcao/contract/invitation';
import type { Action } from '@balcao/ui/action-menu.tsx';
import { confirm } from '@balcao/ui/confirm';
import { IconMailForward, IconMailOff, IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useResendInvitation, useRevokeInvitation } from './invitation.queries.ts';

/** Whom an invitation is for, as the list calls it. */
export const useInvitedName = () => {
  const t = useTranslations('invitation');
  return ({ email }: Invitation): string => email ?? t('byLink');
};

/** Actions on an invitation; none for members who may only look. `onLink` gets the new link of one by link. */
export const useInvitationActions = (onLink: (link: string) => void) => {
  const t = useTranslations('invitation');
  const may = useMay(resendInvitation);
  const nameOf = useInvitedName();
  const resend = useResendInvitation();
  const revoke = useRevokeInvitation();
  const sendAgain = ({ id, email }: Invitation) =>
    resend.mutate(id, {
      tell: ({ link }) => (link ? undefined : t('resend.done', { email: email ?? '' })),
      onSuccess: ({ link }) => link && onLink(link),
    });
  const takeBack = async (invitation: Invitation) => {
    const name = nameOf(invitation);
    const question = {
      title: t('revoke.title', { name }),
      message: t('revoke.text'),
      action: t('revoke.action'),
      dangerous: true,
    };
    if (await confirm(question)) revoke.mutate(invitation.id, { tell: t('revoke.done', { name }) });
  };
  return (invitation: Invitation): Action[] => {
    if (!may) return [];
    const isLink = invitation.email === null;
    return [
      {
        label: t(isLink ? 'resend.link' : 'resend.action'),
        icon: isLink ? IconRefresh : IconMailForward,
        onAct: () => sendAgain(invitation),
      },
      {
        label: t('revoke.action'),
        icon: IconMailOff,
        dangerous: true,
        onAct: () => void takeBack(invitation),
      },
    ];
  };
};
