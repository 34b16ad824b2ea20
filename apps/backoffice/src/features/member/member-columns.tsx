import type { Member } from '@balcao/contract/member';
import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import { Avatar } from '@balcao/ui/avatar.tsx';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import { useMemberActions } from './member-actions.ts';
import classes from './member-list.module.css';
import { MemberRole } from './member-role.tsx';

/** A face, a name, and the e-mail that tells two of the same name apart. */
const Person = ({ member: { account, email, avatar, isMe } }: { member: Member }) => {
  const t = useTranslations('member');
  return (
    <span className={classes.person}>
      <Avatar name={account} picture={avatar} size={32} />
      <span className={classes.words}>
        <span className={classes.name}>
          <span className={classes.known}>{account}</span>
          {isMe && <span className={classes.me}>{t('me')}</span>}
        </span>
        <span className={classes.email}>{email}</span>
      </span>
    </span>
  );
};

/** The person first, then the role; times last, and what can be done behind three dots. */
export const useMemberColumns = (onOpen: (member: Member) => void): readonly Column<Member>[] => {
  const t = useTranslations('member');
  const actionsOf = useMemberActions(onOpen);
  return [
    { id: 'person', header: t('columns.person'), cell: (member) => <Person member={member} />, fills: true },
    { id: 'role', header: t('columns.role'), cell: (member) => <MemberRole member={member} /> },
    {
      id: 'twoFactor',
      header: t('columns.twoFactor'),
      cell: ({ twoFactor }) => (
        <StatusBadge tone={twoFactor ? 'good' : 'ended'}>{t(twoFactor ? 'twoFactor.on' : 'twoFactor.off')}</StatusBadge>
      ),
    },
    {
      id: 'lastUsed',
      header: t('columns.lastUsed'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Instant at={lastUsedAt} /> : '–'),
    },
    { id: 'joined', header: t('columns.joined'), cell: ({ joinedAt }) => <Instant at={joinedAt} form="date" /> },
    {
      id: 'actions',
      header: t('columns.actions'),
      align: 'end',
      cell: (member) => <ActionMenu label={t('actions.of', { name: member.account })} actions={actionsOf(member)} />,
    },
  ];
};
