import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { liftApproved } from './association.repository.ts';
import type { AssociationRow } from './association.tables.ts';
import { heldMs } from './association-view.service.ts';

/** Ends an association. @throws Refusal `association_held`, with the time left, within 48 hours of its approval; `state_forbids`. */
export const liftAssociation = async (tx: Tx, row: AssociationRow, now: Date): Promise<AssociationRow> => {
  const lifted = await liftApproved(tx, row, new Date(now.getTime() - heldMs), now);
  if (lifted) return lifted;
  if (row.state !== 'on' || !row.approvedAt) return refuse('state_forbids');
  const leftMs = row.approvedAt.getTime() + heldMs - now.getTime();
  return refuse('association_held', Math.max(1, Math.ceil(leftMs / 1_000)));
};
