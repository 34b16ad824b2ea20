import { formatBrl } from '@balcao/brazil/money';
import type { RefundEntry } from '@balcao/contract/refund';
import { approveRefund } from '@balcao/contract/refund-request';
import { confirm } from '@balcao/ui/confirm';
import { tellGood } from '@balcao/ui/notice';
import { isEditConflict, useRefusals } from '@balcao/ui/refusals';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { refundOptions, useApproveRefund } from './refund.queries.ts';

/** What this member can decide of refunds that wait. */
export const useRefundDecision = () => {
  const { accountId } = useCurrentUser();
  const mayDecide = useMay(approveRefund);
  const waits = ({ review }: RefundEntry) => mayDecide && review === '0';
  const canApprove = (refund: RefundEntry) => waits(refund) && refund.firstApprovedBy !== accountId;
  const { approve, isPending } = useApproval(canApprove);
  return {
    canReject: waits,
    /** Not twice by the same person. */
    canApprove,
    isPending,
    approve: (refund: RefundEntry): Promise<void> => approve(refund),
  };
};

/** Asks, agrees to exactly what was asked about, and asks again where a colleague has agreed meanwhile. */
const useApproval = (canApprove: (refund: RefundEntry) => boolean) => {
  const t = useTranslations('refund.approve');
  const queryClient = useQueryClient();
  const present = useRefusals();
  const { mutateAsync, isPending } = useApproveRefund();

  const agrees = (refund: RefundEntry, isAnew: boolean): Promise<boolean> => {
    const words = { amount: formatBrl(refund.amount), order: refund.orderNumber };
    const isFirst = refund.needsSecond && refund.firstApprovedBy === null;
    return confirm({
      title: t('title', words),
      message: t(isAnew ? 'editConflict' : isFirst ? 'first' : 'text', words),
      action: isFirst ? t('firstAction') : t('action', words),
    });
  };

  const approve = async (refund: RefundEntry, isAnew = false): Promise<void> => {
    if (!(await agrees(refund, isAnew))) return;
    try {
      const { review, amount } = await mutateAsync({ number: refund.number, version: refund.version });
      tellGood(review === '0' ? t('firstDone') : t('done', { amount: formatBrl(amount) }));
    } catch (error) {
      if (!isEditConflict(error)) return; // Said already.
      const now = await queryClient
        .fetchQuery({ ...refundOptions(refund.number), staleTime: 0 })
        .catch(() => undefined);
      if (!now || !canApprove(now)) return present(error);
      await approve(now, true);
    }
  };
  return { approve, isPending };
};
