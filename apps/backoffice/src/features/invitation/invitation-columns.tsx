import { type Invitation, resendInvitation } from '@balcao/contract/invitation';
import { RoleStatus } from '@balcao/contract/role';
import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Row, Text } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconLink, IconMail } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import classes from './invitation.module.css';
import { useInvitationActions, useInvitedName } from './invitation-actions.ts';

const Invited = ({ invitation }: { invitation: Invitation }) => {
  const nameOf = useInvitedName();
  const Icon = invitation.email === null ? IconLink : IconMail;
  return (
    <Row as="span" className={classes.invited} inline gap={8} align="center">
      <Icon size={18} stroke={1.6} aria-hidden />
      <Text as="span" clipped>
        {nameOf(invitation)}
      </Text>
    </Row>
  );
};

/** An invitation whose role no longer allows it cannot be accepted, even before it expires. */
const InvitationBadge = ({ invitation: { status, role } }: { invitation: Invitation }) => {
  const t = useTranslations('invitation.status');
  if (status === 'pending' && role.status !== RoleStatus.enum.enabled)
    return <StatusBadge tone="bad">{t('roleOff')}</StatusBadge>;
  return <StatusBadge tone={status === 'pending' ? 'waiting' : 'ended'}>{t(status)}</StatusBadge>;
};

const Expiry = ({ at }: { at: string }) => {
  const format = useFormatter();
  return <time dateTime={at}>{format.relativeTime(new Date(at), new Date())}</time>;
};

/** The recipient first, then the status; times last, and the actions in a menu. */
export const useInvitationColumns = (onLink: (link: string) => void): readonly Column<Invitation>[] => {
  const t = useTranslations('invitation');
  const may = useMay(resendInvitation);
  const nameOf = useInvitedName();
  const actionsOf = useInvitationActions(onLink);
  const actions: Column<Invitation> = {
    id: 'actions',
    header: t('columns.actions'),
    align: 'end',
    cell: (invitation) => (
      <ActionMenu label={t('actionsOf', { name: nameOf(invitation) })} actions={actionsOf(invitation)} />
    ),
  };
  return [
    { id: 'to', header: t('columns.to'), cell: (invitation) => <Invited invitation={invitation} />, fills: true },
    { id: 'status', header: t('columns.status'), cell: (invitation) => <InvitationBadge invitation={invitation} /> },
    { id: 'role', header: t('columns.role'), cell: ({ role }) => role.name },
    { id: 'by', header: t('columns.by'), cell: ({ invitedBy }) => invitedBy },
    { id: 'created', header: t('columns.created'), cell: ({ createdAt }) => <Instant at={createdAt} form="date" /> },
    { id: 'expires', header: t('columns.expires'), cell: ({ expiresAt }) => <Expiry at={expiresAt} /> },
    ...(may ? [actions] : []),
  ];
};
