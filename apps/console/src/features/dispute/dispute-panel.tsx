import { isUndecided } from '@balcao/contract/dispute';
import type { DeskDisputeDetail } from '@balcao/contract/dispute-desk';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { DecisionForm } from './decision-form.tsx';
import { disputeOptions } from './dispute.queries.ts';
import { disputeTones } from './dispute-columns.tsx';
import { EvidenceFile } from './evidence-file.tsx';

interface DisputePanelProps {
  number: string;
  mayDecide: boolean;
  onClose: () => void;
}

/** One dispute: what it is about, what the team has sent, and the place for the bank's decision. */
const DisputePanel = ({ number, mayDecide, onClose }: DisputePanelProps) => {
  const t = useTranslations('dispute');
  const { data: dispute, error, refetch } = useQuery(disputeOptions(number));
  const mark = dispute && (
    <StatusBadge tone={disputeTones[dispute.status]}>{t(`status.${dispute.status}`)}</StatusBadge>
  );
  return (
    <SidePanel title={t('panel.title', { number })} mark={mark} onClose={onClose}>
      {dispute ? (
        <>
          <Facts dispute={dispute} />
          <Evidence dispute={dispute} />
          {mayDecide && isUndecided(dispute.status) && (
            <PanelSection title={t('decision.title')}>
              <DecisionForm number={number} amount={dispute.amount} />
            </PanelSection>
          )}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={10} />
      )}
    </SidePanel>
  );
};
export default DisputePanel;

const Facts = ({ dispute }: { dispute: DeskDisputeDetail }) => {
  const t = useTranslations('dispute');
  const shared = useTranslations('shared');
  const { merchant, kind, amount, blocked, returned, reason, orderNumber, decideUntil, decidedAt } = dispute;
  const debt = dispute.returns.reduce((sum, one) => sum + one.debt, 0);
  const row = (label: string, value: string | null) => (value ? [{ label, value }] : []);
  return (
    <KeyValues
      rows={[
        { label: shared('merchant'), value: merchant.name },
        { label: t('columns.kind'), value: t(`kind.${kind}`) },
        ...row(t('panel.reason'), reason),
        { label: t('columns.amount'), value: <Money centavos={amount} /> },
        { label: t('panel.blocked'), kind: 'dispute', value: <Money centavos={blocked} /> },
        { label: t('panel.returned'), kind: 'returned', value: <Money centavos={returned} /> },
        ...(debt > 0 ? [{ label: t('panel.debt'), kind: 'debt' as const, value: <Money centavos={debt} /> }] : []),
        { label: shared('order'), value: <CopyValue value={orderNumber} what={t('panel.theOrder')} isOneLine /> },
        decidedAt
          ? { label: t('panel.decidedAt'), value: <Instant at={decidedAt} /> }
          : { label: t('columns.until'), value: <Instant at={decideUntil} /> },
        ...row(t('panel.openedBy'), dispute.openedBy),
        ...row(t('panel.decidedBy'), dispute.decidedBy),
        ...row(t('panel.note'), dispute.decisionNote),
      ]}
    />
  );
};

const Evidence = ({ dispute }: { dispute: DeskDisputeDetail }) => {
  const t = useTranslations('dispute.panel');
  const { evidence, number } = dispute;
  return (
    <PanelSection title={t('evidence')}>
      {evidence.length === 0 && <Muted size={14}>{t('noEvidence')}</Muted>}
      <Grid as="ol" gap={12}>
        {evidence.map((one) => (
          <Grid as="li" key={one.id} gap={4} across="start">
            {one.text && (
              <Text breakable lines>
                {one.text}
              </Text>
            )}
            {one.files.map((file) => (
              <span key={file.id}>
                <EvidenceFile number={number} id={file.id} name={file.name} />
                {file.scan === 'unscanned' && (
                  <Muted as="span" size={14}>
                    {' '}
                    {t('unscanned')}
                  </Muted>
                )}
              </span>
            ))}
            <Muted as="span" size={14}>
              {one.by && `${one.by} · `}
              <Instant at={one.at} />
            </Muted>
          </Grid>
        ))}
      </Grid>
    </PanelSection>
  );
};
