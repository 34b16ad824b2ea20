import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import {
  type addDestination,
  type Destination,
  destinationsAtMost,
  type listDestinations,
  type removeDestination as removeEndpoint,
} from '@balcao/contract/withdrawal-destination';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField, refuseUncertified } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { Freezes } from '../freeze/freeze.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { AccountHolder, PayoutAccount, RailService } from '../rail/rail.service.ts';
import type { TeamService } from '../team/team.service.ts';
import {
  countLive,
  findLive,
  insertDestination,
  listLive,
  noteUse,
  removeDestination,
} from './destination.repository.ts';
import { accountOf, isDocument, keptAs, type Owner } from './destination-account.ts';
import type { DestinationEmails } from './destination-emails.ts';
import { type FormDestinations, holdMs } from './destination-form.service.ts';
import type { DestinationRow } from './withdrawal.tables.ts';

interface Needs {
  readonly db: Db;
  readonly clock: { now(): Date };
  readonly secrets: Secrets;
  readonly events: Pick<Events, 'publish'>;
  readonly teams: Pick<TeamService, 'payee' | 'lock'>;
  readonly names: Pick<AccountNames, 'peopleOf'>;
  readonly rails: Pick<RailService, 'payouts'>;
  readonly freezes: Pick<Freezes, 'isFrozen'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly forms: FormDestinations;
  readonly emails: DestinationEmails;
}

const presented = (row: DestinationRow, addedBy: string | null, now: Date): Destination => ({
  id: row.id,
  kind: row.kind,
  pixKeyType: row.pixKeyType,
  account: row.masked,
  accountName: row.accountName,
  institution: row.institution,
  branch: row.branch,
  source: row.source,
  addedBy,
  addedAt: row.addedAt.toISOString(),
  usableFrom: row.usableFrom.toISOString(),
  isHeld: row.usableFrom > now,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** Where a team's money may go: only to its own accounts. */
export const createDestinations = (needs: Needs) => {
  const { db, clock, secrets, events, teams, names, rails, freezes, logs, forms, emails } = needs;
  const subjectOf = ({ id, masked }: DestinationRow) => ({ kind: 'destination', id, name: masked }) as const;

  const present = async (queries: Queries, rows: readonly DestinationRow[]): Promise<Destination[]> => {
    const people = await names.peopleOf(queries, [
      ...new Set(rows.map(({ addedBy }) => addedBy).filter((id) => id !== null)),
    ]);
    const nameOf = (id: string | null) => people.find(({ accountId }) => accountId === id)?.account ?? null;
    return rows.map((row) => presented(row, nameOf(row.addedBy), clock.now()));
  };

  /** Looked up in the directory before anything is stored. @throws Refusal `form_invalid` on the field that does not match the merchant. */
  const holderOf = async (account: PayoutAccount, owner: Owner): Promise<AccountHolder> => {
    const field = account.kind === 'pix' ? 'pixKey' : 'account';
    if (isDocument(account) && account.pixKey !== owner.document) refuseField(field, 'pixKeyNotOwn');
    const payouts = rails.payouts ?? refuse('withdrawal_unavailable');
    const holder = await payouts.lookUp(account, { ...owner, institution: null });
    if (!holder) return refuseField(field, account.kind === 'pix' ? 'pixKeyMissing' : 'payeeOther');
    return holder.document === owner.document ? holder : refuseField(field, 'payeeOther');
  };

  return {
    /** Every destination of a team, what was accepted first. */
    list: async (queries: Queries, merchantId: string): Promise<Destination[]> => {
      await forms.catchUp(queries, merchantId);
      return present(queries, await listLive(queries, merchantId));
    },
    ownerOf: forms.ownerOf,

    /** Where money is about to be sent. @throws Refusal `not_found`, `destination_held`. */
    find: async (queries: Queries, merchantId: string, id: string, now: Date): Promise<DestinationRow> => {
      const row = (await findLive(queries, merchantId, id)) ?? refuse('not_found');
      return row.usableFrom > now ? refuse('destination_held') : row;
    },
    /** The same, locked against removal until the transaction ends. */
    use: async (tx: Tx, merchantId: string, id: string, now: Date): Promise<DestinationRow> => {
      const row = (await noteUse(tx, merchantId, id, now)) ?? refuse('not_found');
      return row.usableFrom > now ? refuse('destination_held') : row;
    },

    listed: async ({ actor }: Call<typeof listDestinations>): Promise<ReplyOf<typeof listDestinations>> => {
      await forms.catchUp(db, actor.merchantId);
      return { list: await present(db, await listLive(db, actor.merchantId)) };
    },

    add: async (call: Call<typeof addDestination>): Promise<Destination> => {
      const { actor, body, now } = call;
      const { merchantId, accountId } = actor;
      const payee = (await teams.payee(db, merchantId)) ?? refuse('not_found');
      if (payee.lack) refuseUncertified(payee.lack);
      await forms.catchUp(db, merchantId);
      const account = accountOf(body);
      const holder = await holderOf(account, await forms.ownerOf(db, merchantId));
      return idempotently(db, call, async (tx) => {
        await teams.lock(tx, merchantId);
        if (await freezes.isFrozen(tx, merchantId)) refuse('merchant_frozen');
        if ((await countLive(tx, merchantId)) >= destinationsAtMost) refuse('destinations_full');
        const row: DestinationRow = {
          merchantId,
          id: newId(now),
          ...keptAs(secrets, account, holder),
          source: 'member',
          reviewId: null,
          addedBy: accountId,
          addedAt: now,
          usableFrom: new Date(now.getTime() + holdMs),
          lastUsedAt: null,
          removedAt: null,
          removedBy: null,
        };
        if (!(await insertDestination(tx, row))) refuse('already_exists');
        await emails.added(tx, row, accountId);
        events.publish(tx, merchantId, { topic: 'withdrawal', key: row.id });
        await logs.record(tx, call, { event: LogEvent.enum.destinationAdded, subject: subjectOf(row) });
        const [shown] = await present(tx, [row]);
        return shown as Destination;
      });
    },

    remove: (call: Call<typeof removeEndpoint>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, now } = call;
        const { merchantId, accountId: removedBy } = actor;
        const row = (await findLive(tx, merchantId, params.id)) ?? refuse('not_found');
        // It comes from the payment data: to use another one these are changed, and staff review that.
        if (row.source === 'form') refuse('state_forbids');
        if (!(await removeDestination(tx, row, { removedAt: now, removedBy }))) refuse('not_found');
        events.publish(tx, merchantId, { topic: 'withdrawal', key: row.id });
        await logs.record(tx, call, { event: LogEvent.enum.destinationRemoved, subject: subjectOf(row) });
        return null;
      }),
  };
};
export type Destinations = ReturnType<typeof createDestinations>;
