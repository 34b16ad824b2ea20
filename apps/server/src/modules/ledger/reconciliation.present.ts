import { addDays } from '@balcao/brazil/dates';
import type { Reconciliation, ReconciliationFinding, Standing } from '@balcao/contract/ledger-reconciliation';
import { type FileStatus, type Found, patienceDays } from './reconciliation.repository.ts';

const standingOf = ({ open, bad }: Pick<FileStatus, 'open' | 'bad'>): Standing =>
  bad > 0 ? 'bad' : open > 0 ? 'waiting' : 'good';

/** A file as staff see it. */
export const presentReconciliation = ({ file, result, ...counts }: FileStatus): Reconciliation => {
  const { id, rail, day, source, name, takenAt, takenByName: by } = file;
  const { heard, missingHere, amountDiffers, missingThere, open } = counts;
  return {
    id,
    rail,
    day,
    source,
    name,
    takenAt: takenAt.toISOString(),
    by,
    result: result && {
      standing: standingOf(counts),
      agreed: result.agreed,
      heard,
      missingHere,
      amountDiffers,
      missingThere,
      open,
      theirs: { count: result.theirsCount, in: result.theirsIn, out: result.theirsOut },
      ours: { count: result.oursCount, in: result.oursIn, out: result.oursOut },
    },
  };
};

type Merchant = ReconciliationFinding['merchant'];

/** A difference as staff see it, of a file of `day`. */
export const presentFinding = (
  { finding, resolution }: Found,
  { day, today, merchant }: { readonly day: string; readonly today: string; readonly merchant: Merchant },
): ReconciliationFinding => {
  const { kind, matchId: railId, reference, outcome, handling, theirs, ours, lines, at, noun, number } = finding;
  const redFrom = outcome === 'missingThere' ? addDays(day, patienceDays) : null;
  const isDone = resolution !== null || handling === 'heard';
  const isWaiting = redFrom !== null && redFrom > today;
  return {
    kind,
    railId,
    reference,
    outcome,
    handling,
    theirs,
    ours,
    lines,
    at: at.toISOString(),
    redFrom,
    merchant,
    standing: isDone ? 'good' : isWaiting ? 'waiting' : 'bad',
    about: noun && number ? { noun, number } : null,
    resolution: resolution && {
      how: resolution.how,
      at: resolution.at.toISOString(),
      by: resolution.staffName,
      reason: resolution.reason,
    },
  };
};
