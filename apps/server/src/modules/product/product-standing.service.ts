import { productOf } from '@balcao/contract/review';
import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Handed, ReviewService } from '../review/review.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { writeStanding } from './product.repository.ts';

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly reviews: Pick<ReviewService, 'whenMoved' | 'latest'>;
  readonly teams: Pick<TeamService, 'lock'>;
}

/**
 * Keeps what products a team may use in step with its reviews, in the transaction of every move. What was accepted last holds
 * also when a later submission is refused, until it is opened again.
 */
export const keepProducts = ({ events, reviews, teams }: Needs): void => {
  reviews.whenMoved('product', async (tx: Tx, { row }: Handed): Promise<void> => {
    const { merchantId, kind, subject } = row;
    const product = productOf(row);
    if (!product) return;
    await teams.lock(tx, merchantId);
    const about = { kind, subject };
    const last = await reviews.latest(tx, merchantId, about);
    const accepted = await reviews.latest(tx, merchantId, about, 'SUCCESS');
    const status = last?.row.status ?? 'NO';
    const since = accepted?.row.decidedAt ?? row.submittedAt;
    await writeStanding(tx, { merchantId, product, status }, accepted !== undefined, since);
    events.publish(tx, merchantId, { topic: 'product', key: product });
  });
};
