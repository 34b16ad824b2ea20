import { destinationHoldHours } from '@balcao/contract/withdrawal-destination';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { PayoutAccount } from '../rail/rail.service.ts';
import type { Handed, ReviewService } from '../review/review.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { hadFormOnes, insertDestination, listLive, retireForms, takeIntoForm } from './destination.repository.ts';
import { accountsOf, keptAs, type Owner, ownerOf } from './destination-account.ts';
import type { DestinationEmails } from './destination-emails.ts';
import type { DestinationRow } from './withdrawal.tables.ts';

const about = { kind: 'merchant', subject: '' } as const;
export const holdMs = destinationHoldHours * 3_600_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly events: Pick<Events, 'publish'>;
  readonly reviews: Pick<ReviewService, 'latest' | 'whenMoved'>;
  readonly teams: Pick<TeamService, 'payee' | 'lock'>;
  readonly emails: DestinationEmails;
}

/** The bank account in the accepted payment data, so that it need not be typed again. */
export const createFormDestinations = (needs: Needs) => {
  const { db, clock, secrets, events, reviews, teams, emails } = needs;
  const accepted = (queries: Queries, merchantId: string): Promise<Handed | undefined> =>
    reviews.latest(queries, merchantId, about, 'SUCCESS');

  const rowOf = (row: Handed['row'], owner: Owner, account: PayoutAccount, usableFrom: Date): DestinationRow => ({
    merchantId: row.merchantId,
    id: newId(clock.now()),
    ...keptAs(secrets, account, { name: owner.name, institution: null }),
    source: 'form',
    reviewId: row.id,
    addedBy: null,
    addedAt: row.decidedAt ?? clock.now(),
    usableFrom,
    lastUsedAt: null,
    removedAt: null,
    removedBy: null,
  });

  /** Brings the destinations in step with what was accepted last. The first ones can be used at once, changed ones after a day. */
  const keep = async (tx: Tx, merchantId: string): Promise<void> => {
    await teams.lock(tx, merchantId);
    const handed = await accepted(tx, merchantId);
    const isFirst = !(await hadFormOnes(tx, merchantId));
    for (const account of handed ? accountsOf(handed.form) : []) {
      const { row, form } = handed as Handed;
      const since = row.decidedAt ?? clock.now();
      const usableFrom = isFirst ? since : new Date(since.getTime() + holdMs);
      const kept = rowOf(row, ownerOf(row.type, form), account, usableFrom);
      if (await takeIntoForm(tx, kept)) continue;
      if ((await insertDestination(tx, kept)) && !isFirst) await emails.added(tx, kept, null);
    }
    await retireForms(tx, merchantId, handed?.row.id ?? null, clock.now());
    events.publish(tx, merchantId, { topic: 'withdrawal', key: 'destination' });
  };
  reviews.whenMoved('merchant', (tx, { row }) => keep(tx, row.merchantId));

  return {
    /** Whose money it is, as banks know them. */
    ownerOf: async (queries: Queries, merchantId: string): Promise<Owner> => {
      const handed = await accepted(queries, merchantId);
      if (handed) return ownerOf(handed.row.type, handed.form);
      return { name: (await teams.payee(queries, merchantId))?.name ?? '', document: null };
    },

    /** The same for teams that were accepted before anyone asked where their money goes. */
    catchUp: async (queries: Queries, merchantId: string): Promise<void> => {
      const handed = await accepted(queries, merchantId);
      if (!handed || accountsOf(handed.form).length === 0) return;
      const live = await listLive(queries, merchantId);
      if (!live.some(({ reviewId }) => reviewId === handed.row.id)) await transaction(db, (tx) => keep(tx, merchantId));
    },
  };
};
export type FormDestinations = ReturnType<typeof createFormDestinations>;
