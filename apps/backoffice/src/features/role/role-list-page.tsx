import { createRole, type Role } from '@balcao/contract/role';
import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { IconPlus, IconUserShield } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { rolesOptions } from './role.queries.ts';
import { useRoleActions } from './role-actions.ts';
import { RoleStatusBadge } from './role-status-badge.tsx';
import { useAllowsWords } from './role-words.ts';
import { useRoleAddress } from './use-role-address.ts';

const RolePanel = lazy(() => import('./role-panel.tsx'));

const useColumns = (): readonly Column<Role>[] => {
  const t = useTranslations('role');
  const shared = useTranslations('shared');
  const format = useFormatter();
  const allows = useAllowsWords();
  const { allOf } = useRoleActions();
  const actions: Column<Role> = {
    id: 'actions',
    header: t('columns.actions'),
    cell: (role) => <ActionMenu label={shared('actionsOf', { name: role.name })} actions={allOf(role)} />,
    align: 'end',
  };
  return [
    { id: 'name', header: t('columns.name'), cell: ({ name }) => name },
    { id: 'status', header: t('columns.status'), cell: ({ status }) => <RoleStatusBadge status={status} /> },
    { id: 'allows', header: t('columns.allows'), cell: allows, fills: true },
    { id: 'members', header: t('columns.members'), cell: ({ members }) => format.number(members), align: 'end' },
    ...(useMay(createRole) ? [actions] : []),
  ];
};

/** The roles of the team; one of them opens in a side panel with its own address. */
export const RoleListPage = () => {
  const t = useTranslations('role');
  const may = useMay(createRole);
  const columns = useColumns();
  const { roleId, isNew, hrefOf, open, openNew, close } = useRoleAddress();
  const { data: roles, error, refetch } = useQuery(rolesOptions);
  const create = may && (
    <Button leftSection={<IconPlus size={18} stroke={1.8} />} onClick={openNew}>
      {t('create')}
    </Button>
  );
  const isEmpty = roles?.length === 0;
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} back="/setting/team" actions={isEmpty ? undefined : create} />
      <WhyNot of={createRole} />
      <DataTable<Role>
        label={t('title')}
        columns={columns}
        rows={roles}
        rowId={({ id }) => id}
        opening={{ hrefOf: ({ id }) => hrefOf(id), onOpen: ({ id }) => open(id), openId: roleId }}
        expectedRows={4}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={IconUserShield} title={t('none.title')} action={create}>
            {t('none.text')}
          </EmptyState>
        }
      />
      {(roleId || isNew) && (
        <Suspense>
          <RolePanel
            key={roleId ?? 'new'}
            role={roles?.find(({ id }) => id === roleId)}
            isNew={isNew}
            isKnown={!!roles}
            error={error}
            onRetry={() => void refetch()}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};
