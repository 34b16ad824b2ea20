import type { Member } from '@balcao/contract/member';
import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import { Avatar } from '@balcao/ui/avatar.tsx';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid, Muted, Row } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import { useMemberActions } from './member-actions.ts';
import classes from './member-list.module.css';
import { MemberRole } from './member-role.tsx';

/** A face, a name, and the e-mail that tells two of the same name apart. */
const Person = ({ member: { account, email, avatar, isMe } }: { member: Member }) => {
  const t = useTranslations('member');
  return (
    <Row as="span" className={classes.person} inline gap={12} align="center">
      <Avatar name={account} picture={avatar} size={32} />
      <Grid as="span" shrink textAlign="start">
        <Row as="span" gap={8} align="center" shrink>
          <span className={classes.known}>{account}</span>
          {isMe && (
            <Muted as="span" rigid weight={400}>
              {t('me')}
            </Muted>
          )}
        </Row>
        <Muted as="span" weight={400} clipped>
          {email}
        </Muted>
      </Grid>
    </Row>
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
