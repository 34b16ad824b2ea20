import { type Applet, AppletShelf, createApplet } from '@balcao/contract/applet';
import { ReviewStatus } from '@balcao/contract/session';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import type { Filter, FilterValues } from '@balcao/ui/filter';
import { FilterBar } from '@balcao/ui/filter-bar.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { filterMistake } from '@balcao/ui/refused-address';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { IconApps, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { ExportButton } from '../../lib/export/export-button.tsx';
import { filterOf, narrows, withFilters } from '../../lib/list-address.ts';
import { pagerOf } from '../../lib/list-pager.ts';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { reviewTones } from '../../lib/review-tones.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { type AppletSearch, appletListOptions } from './applet.queries.ts';
import { shelfTones } from './applet-state.ts';
import { useAppletColumns } from './use-applet-columns.tsx';

const useFilters = (): readonly Filter<keyof AppletSearch>[] => {
  const t = useTranslations('applet');
  const review = useTranslations('review.status');
  return [
    { kind: 'text', id: 'search', label: t('filters.search'), maxLength: 100 },
    {
      kind: 'select',
      id: 'shelf',
      label: t('columns.shelf'),
      options: AppletShelf.options.map((value) => ({
        value,
        label: t(`shelf.${value}`),
        mark: <ToneIcon tone={shelfTones[value]} size={16} />,
      })),
    },
    {
      kind: 'select',
      id: 'reviewStatus',
      label: t('columns.review'),
      options: ReviewStatus.options.map((value) => ({
        value,
        label: review(value),
        mark: <ToneIcon tone={reviewTones[value]} size={16} />,
      })),
    },
  ];
};

/** Leads to the form of a new one; only where one can be made. */
const CreateLink = () => {
  const words = useTranslations('menu')('appletNew');
  const may = useMay(createApplet);
  const { teamCert } = useCurrentUser();
  if (!may || !teamCert) return null;
  return (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} />}
      renderRoot={(props) => <AppLink {...props} to="/applets/new" />}
    >
      {words}
    </Button>
  );
};

/** The team's mini programs: where each stands. */
export const AppletListPage = () => {
  const t = useTranslations('applet');
  const title = useTranslations('menu')('myApplets');
  const search: AppletSearch = useSearch({ from: '/team/applets/index' });
  const navigate = useNavigate();
  const setSearch = (next: AppletSearch) => void navigate({ to: '/applets/index', search: next });
  const { data, error, refetch, isPlaceholderData } = useQuery(appletListOptions(search));
  const mistake = filterMistake(error);
  const pager = pagerOf({ isPlaceholderData, data: mistake ? undefined : data }, search, setSearch);
  return (
    <>
      <PageHeader title={title} line={t('line')} actions={<CreateLink />} />
      <CertifiedNotice needs="team" />
      <WhyNot of={createApplet} />
      <DataTable<Applet>
        name="applet"
        label={title}
        columns={useAppletColumns()}
        rows={mistake ? [] : data?.list}
        rowId={({ id }) => id}
        opening={{
          hrefOf: ({ id }) => `/applet/${id}/setting`,
          onOpen: ({ id }) => void navigate({ to: '/applet/$appletId/setting', params: { appletId: id } }),
        }}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        actions={<ExportButton subject="applet" filter={filterOf(search)} />}
        filters={
          <FilterBar
            filters={useFilters()}
            values={search}
            onChange={(next: FilterValues) => setSearch(withFilters(search, next))}
          />
        }
        empty={
          <EmptyList
            icon={IconApps}
            title={t('empty.title')}
            filters={{ nothing: t('nothing'), narrows: narrows(search), mistake, onClear: () => setSearch({}) }}
            cursor={search.cursor}
            onFirst={() => pager.onCursor(undefined)}
          >
            {t('empty.text')}
          </EmptyList>
        }
        pager={pager}
      />
    </>
  );
};
