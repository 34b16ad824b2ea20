import { addEvidence, getDispute, listOrderReturns, openEvidence } from '@balcao/contract/dispute';
import { queryDispute } from '@balcao/contract/dispute-open';
import { newNumber } from '../src/platform/ids.ts';
import type { TestApp } from './test-app.ts';

interface Held {
  readonly disputeNumber: string;
  readonly paidOrderNumber: string;
  readonly uploadId: string;
}

/** An undecided dispute about an order of a team, without blocked money. */
export const openDispute = async ({ platform }: TestApp, merchantId: string): Promise<Pick<Held, 'disputeNumber'>> => {
  const now = platform.clock.now();
  const disputeNumber = newNumber(now);
  await platform.db.$client.query(
    `insert into dispute (merchant_id, number, order_number, merchant_order_number, kind, status, source, amount, blocked, drawn, reason,
       opened_at, evidence_until, decide_until)
     values ($1, $2, $2, 'X-1', 'fraud', 'open', 'bank', 100, 0, '{"pending":0,"available":0,"reserve":0}', '', $3, $4, $4)`,
    [merchantId, disputeNumber, now, new Date(now.getTime() + 7 * 86_400_000)],
  );
  return { disputeNumber };
};

/** Every call that names a dispute. */
export const disputeAsks = ({ disputeNumber: number, paidOrderNumber, uploadId: file }: Held) =>
  [
    { target: getDispute, by: 'member', params: { number } },
    { target: queryDispute, by: 'server', params: { number } },
    { target: listOrderReturns, by: 'member', params: { number: paidOrderNumber } },
    { target: addEvidence, by: 'member', params: { number }, body: { text: 'Entregue', files: [file] } },
    { target: openEvidence, by: 'member', params: { number, file } },
  ] as const;
