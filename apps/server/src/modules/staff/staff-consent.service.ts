import type { StaffRight } from '@balcao/contract/staff';
import { type Consent, type ConsentStatus, consentLifeHours } from '@balcao/contract/staff-consent';
import type { Queries, Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { type ConsentEnding, type ConsentTable, endConsent } from './staff-consent.repository.ts';
import type { StaffNames } from './staff-names.service.ts';
import { createStaffRights } from './staff-right.service.ts';

const hourMs = 3_600_000;
/** Under which everything that takes two is asked for and decided. */
const right: StaffRight = 'finance.decide';
const staffRights = createStaffRights();

/** A request of one staff member that another decides; a row of its own says what it is about. */
export interface ConsentRow {
  readonly merchantId: string;
  readonly id: string;
  readonly words: string;
  readonly status: ConsentStatus;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly endedBy: string | null;
  readonly endedAt: Date | null;
  readonly endedWords: string | null;
}

/** Who acts on a request, and when: a call of the staff is one. */
interface Actor {
  readonly actor: { readonly staffId: string };
  readonly now: Date;
}

/** A new request. */
export const newConsent = ({ actor, now }: Actor) => ({
  ...({ status: 'asked', askedBy: actor.staffId, askedAt: now } as const),
  expiresAt: new Date(now.getTime() + consentLifeHours * hourMs),
});

/** Ends what waits. @throws Refusal `colleague_first` when it is not waiting any more, or its time is over. */
const end = async (tx: Tx, table: ConsentTable, row: ConsentRow, ending: ConsentEnding): Promise<void> => {
  if (!(await endConsent(tx, table, row, ending))) refuse('colleague_first');
};

/**
 * Another person of the staff agrees or refuses.
 * @throws Refusal `second_person` for the requester, and for an agreement when the requester is disabled or has another role by now, since it takes
 * two who may; `colleague_first` when it is not waiting any more.
 */
export const decideConsent = async (
  tx: Tx,
  table: ConsentTable,
  row: ConsentRow,
  { actor, now, body }: Actor & { readonly body: { readonly agreed: boolean; readonly words: string | null } },
): Promise<void> => {
  if (row.askedBy === actor.staffId) refuse('second_person');
  if (body.agreed && !(await staffRights.may(tx, row.askedBy, right))) refuse('second_person');
  const status = body.agreed ? 'agreed' : 'refused';
  return end(tx, table, row, { status, by: actor.staffId, words: body.words, at: now });
};

/** The requester withdraws it. @throws Refusal `permission_missing` for anyone else; `colleague_first` when it is not waiting any more. */
export const takeBackConsent = (tx: Tx, table: ConsentTable, row: ConsentRow, { actor, now }: Actor): Promise<void> => {
  if (row.askedBy !== actor.staffId) refuse('permission_missing');
  return end(tx, table, row, { status: 'withdrawn', by: actor.staffId, words: null, at: now });
};

/** Requests as staff see them, by the names of today, each with its row; one whose time is over counts as expired before the sweep has run. */
export const presentConsents = async <R extends ConsentRow>(
  queries: Queries,
  staffNames: Pick<StaffNames, 'namesOf'>,
  rows: readonly R[],
  now: Date,
): Promise<{ readonly row: R; readonly consent: Consent }[]> => {
  const ids = rows.flatMap(({ askedBy, endedBy }) => (endedBy === null ? [askedBy] : [askedBy, endedBy]));
  const names = await staffNames.namesOf(queries, [...new Set(ids)]);
  const colleague = (staffId: string) => ({ staffId, name: names.get(staffId) ?? '' });
  return rows.map((row) => {
    const isOver = row.status === 'asked' && row.expiresAt <= now;
    const endedAt = isOver ? row.expiresAt : row.endedAt;
    const { id, words, endedWords } = row;
    const consent = {
      id,
      words,
      endedWords,
      status: isOver ? ('expired' as const) : row.status,
      askedBy: colleague(row.askedBy),
      askedAt: row.askedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      endedBy: row.endedBy === null ? null : colleague(row.endedBy),
      endedAt: endedAt?.toISOString() ?? null,
    };
    return { row, consent };
  });
};

export { expireConsents } from './staff-consent.repository.ts';
