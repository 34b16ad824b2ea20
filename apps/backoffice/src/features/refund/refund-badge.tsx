import type { RefundEntry, RefundReview } from '@balcao/contract/refund';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';

/** The tone of each decision. */
export const refundTones: Readonly<Record<RefundReview, Tone>> = {
  '0': 'waiting',
  '1': 'ended',
  '2': 'moving',
  '3': 'good',
  '4': 'bad',
};

/** Where a refund stands; of one that waits for a second person, just that. */
export const RefundBadge = ({ refund }: { refund: Pick<RefundEntry, 'review' | 'firstApprovedBy'> }) => {
  const t = useTranslations('refund');
  const { review, firstApprovedBy } = refund;
  return (
    <StatusBadge tone={refundTones[review]}>
      {review === '0' && firstApprovedBy ? t('oneMore') : t(`review.${review}`)}
    </StatusBadge>
  );
};
