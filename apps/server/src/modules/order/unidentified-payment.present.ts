import type {
  UnidentifiedPayment,
  UnidentifiedRequest,
  UnidentifiedState,
} from '@balcao/contract/unidentified-payment';
import { onlyFirstName } from './payer-name.ts';
import type { UnexpectedPaymentRow } from './unexpected-payment.tables.ts';

const stateOf = ({ returnAskedAt, returnedAt, matchedAt }: UnexpectedPaymentRow): UnidentifiedState => {
  if (matchedAt) return 'matched';
  return returnedAt ? 'returned' : returnAskedAt ? 'returning' : 'waiting';
};
const closedOf = ({ closedReason: reason, returnKey: returnId }: UnexpectedPaymentRow) =>
  reason !== null && returnId !== null ? { returnId, reason } : null;
const restOf = ({ amount, returnedAt, failureReason }: UnexpectedPaymentRow) => ({
  amount,
  returnedAt: returnedAt?.toISOString() ?? null,
  failureReason,
});
const matchedOf = (
  { matchedAt, matchedMerchantId: merchantId, matchedOrder: orderNumber }: UnexpectedPaymentRow,
  rest: UnexpectedPaymentRow | undefined,
) =>
  matchedAt && merchantId
    ? { at: matchedAt.toISOString(), merchantId, orderNumber, rest: rest ? restOf(rest) : null }
    : null;

/**
 * An unidentified payment as staff see it: of the payer the first name (rule: masked), a colleague's open request, and the returned surplus where it
 * was matched to an order of a smaller amount.
 */
export const presentUnidentified = (
  row: UnexpectedPaymentRow,
  asked: UnidentifiedRequest | null,
  rest?: UnexpectedPaymentRow,
): UnidentifiedPayment => {
  const { endToEndId, method, amount, txid, refusal, failureReason } = row;
  return {
    endToEndId,
    method,
    amount,
    txid,
    refusal,
    failureReason,
    asked,
    state: stateOf(row),
    arrivedAt: row.arrivedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    payerName: onlyFirstName(row.payerName ?? '') || null,
    matched: matchedOf(row, rest),
    closed: closedOf(row),
    returnAskedAt: row.returnAskedAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
  };
};
