import { type RefundDetail, type RefundStep, refundWaitsFor } from '@balcao/contract/refund';
import { Instant } from '@balcao/ui/instant.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { Timeline } from '@balcao/ui/timeline.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';

const tones: Readonly<Record<RefundStep['kind'], Tone>> = {
  requested: 'good',
  firstApproved: 'good',
  approved: 'good',
  rejected: 'ended',
  sent: 'good',
  done: 'good',
  failed: 'bad',
};
/** What rails say when they refuse to give money back. */
const known = ['REFUSED_BY_BANK', 'AMOUNT_EXCEEDED', 'TOO_LATE'] as const;

/** Asked for, decided by whom, on its way, given back; and what it waits for now. */
export const RefundTimeline = ({ refund }: { refund: RefundDetail }) => {
  const t = useTranslations('refund.timeline');
  const { steps, review, rejectReason, failureReason, source } = refund;
  const failureOf = () => {
    const code = known.find((one) => one === failureReason);
    return code ? t(`failure.${code}`) : t('failure.other');
  };
  const detailOf = ({ kind, by }: RefundStep) => {
    if (kind === 'rejected') return by ? `${t('by', { by })} · “${rejectReason}”` : `“${rejectReason}”`;
    if (kind === 'failed') return failureOf();
    if (by) return t('by', { by });
    return kind === 'requested' && source === 'server' ? t('byServer') : undefined;
  };
  const past = steps.map((step) => ({
    id: step.kind,
    tone: step.kind === 'sent' && review === '2' ? ('moving' as const) : tones[step.kind],
    title: t(step.kind),
    at: <Instant at={step.at} form="full" />,
    detail: detailOf(step),
  }));
  const waiting = t(refundWaitsFor(refund));
  return (
    <PanelSection title={t('title')}>
      <Timeline
        events={[...past, ...(review === '0' ? [{ id: 'now', tone: 'waiting' as const, title: waiting }] : [])]}
      />
    </PanelSection>
  );
};
