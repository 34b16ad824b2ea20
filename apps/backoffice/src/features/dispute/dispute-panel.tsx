import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { isNotFound } from '@balcao/ui/refused-address';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { IconReceiptOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { disputeOptions } from './dispute.queries.ts';
import { DisputeBadge } from './dispute-badge.tsx';
import { DisputeDeadline } from './dispute-deadline.tsx';
import { DisputeEvidenceSection } from './dispute-evidence.tsx';
import { DisputeFacts, DisputeHead } from './dispute-facts.tsx';
import { DisputeTimeline } from './dispute-timeline.tsx';

/** One dispute: until when one can answer and how, what was sent, and what the bank did. */
const DisputePanel = ({ number, onClose }: { number: string; onClose: () => void }) => {
  const t = useTranslations('dispute');
  const team = useCurrentUser().businessName ?? '';
  const { data: dispute, error, refetch } = useQuery(disputeOptions(number));
  return (
    <SidePanel
      title={t('panel.title', { number })}
      mark={dispute && <DisputeBadge status={dispute.status} />}
      onClose={onClose}
    >
      {dispute ? (
        <>
          <DisputeHead dispute={dispute} />
          <DisputeDeadline dispute={dispute} />
          <DisputeEvidenceSection dispute={dispute} />
          <DisputeTimeline dispute={dispute} />
          <DisputeFacts dispute={dispute} />
        </>
      ) : isNotFound(error) ? (
        <EmptyState icon={IconReceiptOff} title={t('notFound.title')}>
          {t('notFound.text', { team })}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={12} />
      )}
    </SidePanel>
  );
};
export default DisputePanel;
