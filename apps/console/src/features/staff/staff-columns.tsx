import type { StaffPerson } from '@balcao/contract/staff-team';
import { type Action, ActionMenu } from '@balcao/ui/action-menu.tsx';
import { Avatar } from '@balcao/ui/avatar.tsx';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid, Muted, Row } from '@balcao/ui/layout.tsx';
import { IconUserSearch } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCurrentStaff } from '../../lib/current-staff.ts';
import { useStaffActions } from './staff-actions.ts';
import { StatusOf, TwoFactorOf } from './staff-badges.tsx';
import classes from './staff-list.module.css';

/** A name, and the e-mail that tells two of the same name apart. */
const Person = ({ person: { staffId, name, email } }: { person: StaffPerson }) => {
  const t = useTranslations('people');
  const { staffId: own } = useCurrentStaff();
  return (
    <Row as="span" className={classes.person} inline gap={12} align="center">
      <Avatar name={name} size={32} />
      <Grid as="span" shrink textAlign="start">
        <Row as="span" gap={8} align="center" shrink>
          <span className={classes.known}>{name}</span>
          {staffId === own && (
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

/** The person first, then what they may do and whether they can come in; what can be done behind three dots. */
export const useStaffColumns = (onOpen: (person: StaffPerson) => void): readonly Column<StaffPerson>[] => {
  const t = useTranslations('people');
  const role = useTranslations('staff.role');
  const actionsOf = useStaffActions();
  const open = (person: StaffPerson): Action => ({
    label: t('actions.open'),
    icon: IconUserSearch,
    onAct: () => onOpen(person),
  });
  return [
    { id: 'person', header: t('columns.person'), cell: (person) => <Person person={person} />, fills: true },
    { id: 'role', header: t('columns.role'), cell: (person) => role(person.role) },
    { id: 'status', header: t('columns.status'), cell: (person) => <StatusOf {...person} /> },
    { id: 'twoFactor', header: t('columns.twoFactor'), cell: (person) => <TwoFactorOf {...person} /> },
    {
      id: 'lastUsed',
      header: t('columns.lastUsed'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Instant at={lastUsedAt} /> : t('never')),
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      align: 'end',
      cell: (person) => (
        <ActionMenu label={t('actions.of', { name: person.name })} actions={[open(person), ...actionsOf(person)]} />
      ),
    },
  ];
};
