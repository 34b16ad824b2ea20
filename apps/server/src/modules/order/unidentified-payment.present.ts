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
const matchedOf = ({ matchedAt, matchedMerchantId, matchedOrder }: UnexpectedPaymentRow) =>
  matchedAt && matchedMerchantId
    ? { at: matchedAt.toISOString(), merchantId: matchedMerchantId, orderNumber: matchedOrder }
    : null;

/** Money of nobody we know as staff see it: of the payer the first name (rule: masked), and what a colleague asks for. */
export const presentUnidentified = (
  row: UnexpectedPaymentRow,
  asked: UnidentifiedRequest | null,
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
    matched: matchedOf(row),
    closed: closedOf(row),
    returnAskedAt: row.returnAskedAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
  };
};
