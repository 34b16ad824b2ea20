import type { ReplyOf } from '@balcao/contract/endpoint';
import { type StaffRight, staffMay } from '@balcao/contract/staff';
import { type listWaiting, Waiting, type WaitingKind, waitingAtMost } from '@balcao/contract/waiting';
import type { Db, Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';

/** A request as the module that keeps it tells of it. */
export interface WaitingRow {
  readonly id: string;
  readonly kind: WaitingKind;
  readonly merchantId: string;
  readonly subjectId: string | null;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly expiresAt: Date | null;
  readonly words: string;
}
/** Where requests wait, the oldest first, and who decides about them. */
export interface WaitingSource {
  readonly right: StaffRight;
  readonly list: (queries: Queries, now: Date, atMost: number) => Promise<readonly WaitingRow[]>;
}

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly staffNames: Pick<StaffNames, 'namesOf'>;
  readonly sources: readonly WaitingSource[];
}

/** Everything that waits for a second person, in one place. */
export const createWaitings = ({ db, teams, staffNames, sources }: Needs) => ({
  list: async ({ actor, now }: Call<typeof listWaiting>): Promise<ReplyOf<typeof listWaiting>> => {
    const mine = sources.filter(({ right }) => staffMay(actor.role, right));
    const rows = (await Promise.all(mine.map(({ list }) => list(db, now, waitingAtMost)))).flat();
    const [payees, names] = await Promise.all([
      teams.payees(db, [...new Set(rows.map(({ merchantId }) => merchantId))]),
      staffNames.namesOf(db, [...new Set(rows.map(({ askedBy }) => askedBy))]),
    ]);
    const list = rows
      .toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime())
      .map(({ merchantId, askedBy, askedAt, expiresAt, ...row }) => {
        const payee = payees.get(merchantId);
        return Waiting.parse({
          ...row,
          merchant: { merchantId, number: payee?.merchantNumber ?? '', name: payee?.name ?? '' },
          askedBy: { staffId: askedBy, name: names.get(askedBy) ?? '' },
          askedAt: askedAt.toISOString(),
          expiresAt: expiresAt?.toISOString() ?? null,
        });
      });
    return { list, yours: list.filter(({ askedBy }) => askedBy.staffId !== actor.staffId).length };
  },
});
