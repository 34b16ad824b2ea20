import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { liftApproved } from './association.repository.ts';
import type { AssociationRow } from './association.tables.ts';
import { heldMs, secondsUntil } from './association-view.service.ts';

/** Ends an association. @throws Refusal `association_held`, with the time left, within 48 hours of its approval; `state_forbids`. */
export const liftAssociation = async (tx: Tx, row: AssociationRow, now: Date): Promise<AssociationRow> => {
  const lifted = await liftApproved(tx, row, new Date(now.getTime() - heldMs), now);
  if (lifted) return lifted;
  if (row.state !== 'on' || !row.approvedAt) return refuse('state_forbids');
  return refuse('association_held', secondsUntil(new Date(row.approvedAt.getTime() + heldMs), now));
};
