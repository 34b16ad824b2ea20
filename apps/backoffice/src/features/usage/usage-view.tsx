import { UsageSpan } from '@balcao/contract/usage-span';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Row } from '@balcao/ui/layout.tsx';
import { SwitchBar } from '@balcao/ui/switch-bar.tsx';
import { IconChartLine } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ExportButton } from '../../lib/export/export-button.tsx';
import { DaysCard } from './days-card.tsx';
import { PagesCard } from './pages-card.tsx';
import { usageOptions } from './usage.queries.ts';
import { spanOf, usualSpan } from './usage-days.ts';
import { UsageFaultList } from './usage-fault-list.tsx';
import { sumOf, UsageFigures } from './usage-figures.tsx';
import type { GoTo, UsageSearch } from './usage-search.ts';

interface UsageViewProps {
  appletId: string;
  search: UsageSearch;
  goTo: GoTo;
  hrefOf: (search: UsageSearch) => string;
}

/** How a mini program was used in the last days, and what went wrong in it. */
export const UsageView = ({ appletId, search, goTo, hrefOf }: UsageViewProps) => {
  const t = useTranslations('usage');
  const span = spanOf(search);
  const { data, error, refetch } = useQuery(usageOptions(appletId, span));
  const { view } = search;
  const address = (next: UsageSpan): UsageSearch => ({
    ...(next === usualSpan ? {} : { span: next }),
    ...(view ? { view } : {}),
  });
  const isEmpty = data !== undefined && sumOf(data.days, 'opens') === 0;
  return (
    <Grid gap={24}>
      <Row gap={12} align="center" justify="between" wrap>
        <SwitchBar
          label={t('span.label')}
          options={UsageSpan.options.map((value) => ({ value, label: t(`span.${value}`) }))}
          value={span}
          onChange={(next) => goTo(address(next))}
        />
        <ExportButton subject="usageDay" filter={{ appletId, span }} note={t('exportDays')} />
      </Row>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isEmpty && (
        <Card>
          <EmptyState icon={IconChartLine} title={t('empty.title')}>
            {t('empty.text')}
          </EmptyState>
        </Card>
      )}
      {!isEmpty && (data || !error) && (
        <>
          <UsageFigures usage={data} />
          <DaysCard
            days={data?.days}
            view={view ?? 'chart'}
            onView={(next) => goTo({ ...address(span), ...(next === 'table' ? { view: next } : { view: undefined }) })}
          />
          <PagesCard pages={data?.pages} />
        </>
      )}
      <UsageFaultList appletId={appletId} search={search} goTo={goTo} hrefOf={hrefOf} />
    </Grid>
  );
};
