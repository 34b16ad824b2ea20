import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { isNotFound } from '@balcao/ui/refused-address';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { IconReceiptOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { refundOptions } from './refund.queries.ts';
import { RefundBadge } from './refund-badge.tsx';
import { RefundDecision } from './refund-decision.tsx';
import { RefundFacts, RefundHead, RefundMoney } from './refund-facts.tsx';
import { RefundTimeline } from './refund-timeline.tsx';

/** One refund: what happened to it, where its money came from, and what can be decided. */
const RefundPanel = ({ number, onClose }: { number: string; onClose: () => void }) => {
  const t = useTranslations('refund');
  const { data: refund, error, refetch } = useQuery(refundOptions(number));
  return (
    <SidePanel
      title={t('panel.title', { number })}
      mark={refund && <RefundBadge refund={refund} />}
      footer={refund?.review === '0' ? <RefundDecision refund={refund} /> : undefined}
      onClose={onClose}
    >
      {refund ? (
        <>
          <RefundHead refund={refund} />
          <RefundFacts refund={refund} />
          <RefundTimeline refund={refund} />
          <RefundMoney refund={refund} />
        </>
      ) : isNotFound(error) ? (
        <NotFound />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={12} />
      )}
    </SidePanel>
  );
};
export default RefundPanel;

/** Another team's refund is as unknown here as one that never was. */
const NotFound = () => {
  const t = useTranslations('refund.notFound');
  const menu = useTranslations('menu');
  const team = useCurrentUser().businessName ?? '';
  return (
    <EmptyState
      icon={IconReceiptOff}
      title={t('title')}
      action={
        <Link to="/teams" className="link">
          {menu('switchTeam')}
        </Link>
      }
    >
      {t('text', { team })}
    </EmptyState>
  );
};
