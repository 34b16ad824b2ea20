import type { Member } from '@balcao/contract/member';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { IconUserSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { rolesOptions } from '../../lib/roles.ts';
import { type MemberSearch, membersOptions } from './member.queries.ts';
import { useMemberColumns } from './member-columns.tsx';
import { useMemberSearch } from './use-member-search.ts';

const MemberPanel = lazy(() => import('./member-panel.tsx'));

const useFilters = () => {
  const t = useTranslations('member');
  const { data: roles = [] } = useQuery(rolesOptions);
  return [
    { kind: 'text', id: 'search', label: t('filters.search'), maxLength: 100 },
    {
      kind: 'select',
      id: 'roleId',
      label: t('columns.role'),
      options: [
        { value: 'superAdmin', label: t('superAdmin') },
        ...roles.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
  ] as const;
};

/** The page after this one, in the words of a table whose pages follow a key. */
const nextOf = ({ total, pageNum, pageSize }: { total: number; pageNum: number; pageSize: number }): string | null =>
  pageNum * pageSize < total ? String(pageNum + 1) : null;

/** The members of the team; one of them opens in a side panel with its own address. */
export const MemberList = () => {
  const t = useTranslations('member');
  const { list, member, setList, hrefOf, open, close } = useMemberSearch();
  const { data, error, refetch, isPlaceholderData } = useQuery(membersOptions(list));
  const { pageNum, ...narrowed } = list;
  return (
    <>
      <DataTable<Member>
        label={t('tabs.members')}
        columns={useMemberColumns(({ id }) => open(id))}
        rows={data?.list}
        rowId={({ id }) => id}
        opening={{ hrefOf: ({ id }) => hrefOf(id), onOpen: ({ id }) => open(id), openId: member }}
        isStale={isPlaceholderData}
        expectedRows={4}
        error={error}
        onRetry={() => void refetch()}
        filters={
          <FilterBar
            filters={useFilters()}
            values={{ search: list.search, roleId: list.roleId }}
            onChange={(changed) => setList({ ...narrowed, ...changed } as MemberSearch)}
          />
        }
        empty={
          <EmptyState
            icon={IconUserSearch}
            title={t('none.title')}
            action={
              <button type="button" className="link" onClick={() => setList({})}>
                {t('none.all')}
              </button>
            }
          >
            {t('none.text')}
          </EmptyState>
        }
        pager={{
          page: data && { ...data, nextCursor: isPlaceholderData ? null : nextOf(data) },
          cursor: pageNum === undefined || pageNum === 1 ? undefined : String(pageNum),
          onCursor: (to) => setList({ ...narrowed, pageNum: to === undefined ? undefined : Number(to) }),
        }}
      />
      {member && (
        <Suspense>
          <MemberPanel key={member} id={member} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
