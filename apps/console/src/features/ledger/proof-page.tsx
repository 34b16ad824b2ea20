import type { LedgerProof, ProofFinding, StoppedMerchant } from '@balcao/contract/ledger-proof';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid, Row, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconReportSearch, IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import type { ProofSearch } from './balance-search.ts';
import { FindingLine } from './finding-line.tsx';
import { ledgerStateOptions, proofListOptions, useRunProof } from './ledger.queries.ts';
import classes from './proof-page.module.css';

interface ProofPageProps {
  search: ProofSearch;
  onSearch: (search: ProofSearch) => void;
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
/** Milliseconds as seconds in the reader's language. */
const useSeconds = () => {
  const locale = useLocale();
  return (ms: number): string => (ms / 1000).toLocaleString(locale, oneDigit);
};

/** The whole at a glance: green or red, when, and what exactly is wrong. */
const Verdict = ({ proof }: { proof: LedgerProof }) => {
  const t = useTranslations('ledger.proof');
  const seconds = useSeconds();
  const Icon = proof.ok ? IconShieldCheck : IconShieldX;
  const wrong = Object.values(proof.figures).filter((figure) => figure !== 0).length;
  return (
    <Row as="section" className={classes.verdict} gap={16} align="center" data-ok={proof.ok} aria-labelledby="verdict">
      <Icon size={48} stroke={1.5} className={classes.sign} aria-hidden />
      <div>
        <h2 id="verdict" className={classes.word}>
          {proof.ok ? t('green') : t('red', { count: wrong })}
        </h2>
        <Text mt={4} tone="text">
          <Instant at={proof.at} form="full" /> · {proof.by ? t('by', { name: proof.by }) : t('night')} ·{' '}
          {t('took', { seconds: seconds(proof.tookMs) })}
        </Text>
      </div>
    </Row>
  );
};

/** What was counted, in plain words: each figure should be zero. */
const Figures = ({ proof }: { proof: LedgerProof }) => {
  const t = useTranslations('ledger');
  return (
    <Card title={t('proof.counted')}>
      <Grid as="ul" className={classes.figures}>
        {Object.entries(proof.figures).map(([name, figure]) => (
          <Row as="li" key={name} gap={16} align="center" justify="between" py={8} rule="bottom">
            <span>{t(`figure.${name as keyof LedgerProof['figures']}`)}</span>
            <StatusBadge tone={figure === 0 ? 'good' : 'bad'}>
              {figure === 0 ? t('proof.right') : String(figure)}
            </StatusBadge>
          </Row>
        ))}
      </Grid>
    </Card>
  );
};

const useColumns = (): readonly Column<LedgerProof>[] => {
  const t = useTranslations('ledger.proof');
  const seconds = useSeconds();
  return [
    { id: 'at', header: t('columns.at'), cell: ({ at }) => <Instant at={at} />, fills: true },
    {
      id: 'result',
      header: t('columns.result'),
      cell: ({ ok }) => <StatusBadge tone={ok ? 'good' : 'bad'}>{ok ? t('isGreen') : t('isRed')}</StatusBadge>,
    },
    { id: 'findings', header: t('columns.findings'), align: 'end', cell: ({ findings }) => findings.length },
    { id: 'by', header: t('columns.by'), cell: ({ by }) => by ?? t('night') },
    {
      id: 'took',
      header: t('columns.took'),
      align: 'end',
      cell: ({ tookMs }) => t('took', { seconds: seconds(tookMs) }),
    },
  ];
};

const Findings = ({ findings }: { findings: readonly ProofFinding[] }) => (
  <Grid as="ul">
    {findings.map((one) => (
      <FindingLine key={`${one.figure} ${one.merchant?.number} ${one.about}`} finding={one} />
    ))}
  </Grid>
);

/** Whose money is stopped, since when, and why. */
const Stopped = ({ merchant, since, findings }: StoppedMerchant) => {
  const t = useTranslations('ledger.stopped');
  return (
    <Card title={t('title', { name: merchant.name, number: merchant.number })}>
      <Text mt={4} tone="text">
        {t('text')} <Instant at={since} />
      </Text>
      <Findings findings={findings} />
    </Card>
  );
};

/** Whether the books agree: the newest proof, whose money is stopped, and every proof before. */
export const ProofPage = ({ search, onSearch }: ProofPageProps) => {
  const t = useTranslations('ledger');
  const state = useQuery(ledgerStateOptions);
  const history = useQuery(proofListOptions(search.cursor));
  const columns = useColumns();
  const run = useRunProof();
  useDocumentTitle(t('proof.title'), useTranslations('frame')('application'));
  const { proof, stopped = [], running = false } = state.data ?? {};
  const findings = proof?.findings ?? [];
  return (
    <Grid className={classes.page} gap={16}>
      <PageHeader
        title={t('proof.title')}
        line={t('proof.line')}
        actions={
          <Button loading={run.isPending || running} onClick={() => run.mutate()}>
            {t('proof.run')}
          </Button>
        }
      />
      {state.error && !state.data && <ErrorState error={state.error} onRetry={() => void state.refetch()} />}
      {!state.data && !state.error && <LinesLoading lines={4} />}
      {proof && <Verdict proof={proof} />}
      {stopped.map((one) => (
        <Stopped key={one.merchant.number} {...one} />
      ))}
      {findings.length > 0 && (
        <Card title={t('proof.found')}>
          <Findings findings={findings} />
        </Card>
      )}
      {proof && <Figures proof={proof} />}
      <Text as="h2" mt={8} size={18}>
        {t('proof.history')}
      </Text>
      <DataTable<LedgerProof>
        label={t('proof.history')}
        columns={columns}
        rows={history.data?.list}
        rowId={({ id }) => id}
        error={history.error}
        onRetry={() => void history.refetch()}
        isStale={history.isPlaceholderData}
        empty={
          <EmptyState icon={IconReportSearch} title={t('proof.none')}>
            {t('proof.noneText')}
          </EmptyState>
        }
        pager={{ page: history.data, cursor: search.cursor, onCursor: (cursor) => onSearch({ cursor }) }}
      />
    </Grid>
  );
};
