import { formatDate } from '@balcao/brazil/dates';
import type { Reconciliation } from '@balcao/contract/ledger-reconciliation';
import { Button } from '@balcao/ui/button.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { IconChecks } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { DifferenceItem } from './difference-item.tsx';
import classes from './reconciliation.module.css';
import { findingsOptions, reconciliationOptions } from './reconciliation.queries.ts';
import { ReconciliationState } from './reconciliation-state.tsx';

interface ReconciliationPanelProps {
  id: string;
  mayDecide: boolean;
  onClose: () => void;
}

/** Both sides of a file: what came in, what left, and how many of each. */
const Sides = ({ theirs, ours }: NonNullable<Reconciliation['result']>) => {
  const t = useTranslations('reconciliation.panel');
  const row = (label: string, of: (side: typeof theirs) => React.ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      <td>{of(theirs)}</td>
      <td>{of(ours)}</td>
    </tr>
  );
  return (
    <table className={classes.sides}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('theirs')}</th>
          <th scope="col">{t('ours')}</th>
        </tr>
      </thead>
      <tbody>
        {row(t('count'), ({ count }) => count)}
        {row(t('in'), (side) => (
          <Money centavos={side.in} />
        ))}
        {row(t('out'), (side) => (
          <Money centavos={side.out} />
        ))}
      </tbody>
    </table>
  );
};

const Facts = ({ file }: { file: Reconciliation }) => {
  const t = useTranslations('reconciliation.panel');
  const { result, source, by, name, takenAt } = file;
  const rows = [
    { label: t('from'), value: source === 'upload' ? t('sentBy', { name: by ?? '' }) : t('byRail') },
    { label: t('file'), value: name },
    { label: t('takenAt'), value: <Instant at={takenAt} /> },
    ...(result ? [{ label: t('agreed'), value: result.agreed }] : []),
    ...(result && result.heard > 0 ? [{ label: t('heard'), value: result.heard }] : []),
  ];
  return (
    <>
      {result && <Sides {...result} />}
      <KeyValues rows={rows} />
    </>
  );
};

const Differences = ({ id, mayDecide }: Pick<ReconciliationPanelProps, 'id' | 'mayDecide'>) => {
  const t = useTranslations('reconciliation.panel');
  const shared = useTranslations('shared');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    findingsOptions(id),
  );
  const all = data?.pages.flatMap(({ list }) => list);
  if (error && !all) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!all) return <LinesLoading lines={4} />;
  if (all.length === 0)
    return (
      <EmptyState icon={IconChecks} title={t('noDifference')}>
        {t('noDifferenceText')}
      </EmptyState>
    );
  return (
    <PanelSection title={t('differences')}>
      <Grid as="ul" className={classes.differences} gap={16} mb={16}>
        {all.map((one) => (
          <DifferenceItem key={`${one.kind} ${one.railId}`} fileId={id} difference={one} mayDecide={mayDecide} />
        ))}
      </Grid>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {shared('showMore')}
        </Button>
      )}
    </PanelSection>
  );
};

/** One file of a rail: both sides, and every line on which they do not agree. */
const ReconciliationPanel = ({ id, mayDecide, onClose }: ReconciliationPanelProps) => {
  const t = useTranslations('reconciliation');
  const locale = useLocale();
  const { data, error, refetch } = useQuery(reconciliationOptions(id));
  const title = data
    ? t('panel.title', { rail: t(`rail.${data.rail}`), day: formatDate(data.day, { locale, form: 'date' }) })
    : t('title');
  return (
    <SidePanel title={title} mark={data && <ReconciliationState {...data} />} onClose={onClose}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LinesLoading lines={8} />}
      {data && <Facts file={data} />}
      {data?.result && <Differences id={id} mayDecide={mayDecide} />}
    </SidePanel>
  );
};
export default ReconciliationPanel;
