import { formatBrl } from '@balcao/brazil/money';
import type { RefundEntry } from '@balcao/contract/refund';
import { approveRefund } from '@balcao/contract/refund-request';
import { confirm } from '@balcao/ui/confirm';
import { tellGood } from '@balcao/ui/notice';
import { useLocale, useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { useApproveRefund } from './refund.queries.ts';

/** What this member can decide of refunds that wait. */
export const useRefundDecision = () => {
  const t = useTranslations('refund.approve');
  const locale = useLocale();
  const { accountId } = useCurrentUser();
  const mayDecide = useMay(approveRefund);
  const approve = useApproveRefund();
  const waits = ({ review }: RefundEntry) => mayDecide && review === '0';
  return {
    canReject: waits,
    /** Not twice by the same person. */
    canApprove: (refund: RefundEntry) => waits(refund) && refund.firstApprovedBy !== accountId,
    isPending: approve.isPending,
    approve: async (refund: RefundEntry): Promise<void> => {
      const amount = formatBrl(refund.amount, locale);
      const isFirst = refund.needsSecond && refund.firstApprovedBy === null;
      const words = { amount, order: refund.orderNumber };
      const agreed = await confirm({
        title: t('title', words),
        message: isFirst ? t('first', words) : t('text', words),
        action: isFirst ? t('firstAction') : t('action', words),
      });
      if (!agreed) return;
      approve.mutate(refund.number, { onSuccess: () => tellGood(isFirst ? t('firstDone') : t('done', words)) });
    },
  };
};
