import { type InvitationStatus, invitationMoves } from '@balcao/contract/invitation';
import { statesBefore } from '@balcao/contract/states';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { invitations } from './invitation.tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;
type Key = Pick<InvitationRow, 'merchantId' | 'id'>;

const at = ({ merchantId, id }: Key) => and(eq(invitations.merchantId, merchantId), eq(invitations.id, id));
const isPending = eq(invitations.status, 'pending');
type Stored = InvitationRow['status'];
/** In a state from which it may become `to`. What has expired is stored as pending. */
const mayBecome = (to: Stored) =>
  inArray(
    invitations.status,
    statesBefore(invitationMoves, to).map((from: InvitationStatus): Stored => (from === 'expired' ? 'pending' : from)),
  );

export const insertInvitation = async (tx: Tx, invitation: Omit<InvitationRow, 'acceptedBy'>): Promise<void> => {
  await tx.insert(invitations).values(invitation);
};

/** When someone of the team last wrote to this address, delivered or not. */
export const lastSentTo = async (tx: Tx, merchantId: string, email: string): Promise<Date | undefined> => {
  const [last] = await tx
    .select({ sentAt: invitations.sentAt })
    .from(invitations)
    .where(and(eq(invitations.merchantId, merchantId), eq(invitations.email, email)))
    .orderBy(desc(invitations.sentAt))
    .limit(1);
  return last?.sentAt;
};

/** Whether an invitation of this address waits for its answer. */
export const waitsFor = async (tx: Tx, merchantId: string, email: string, now: Date): Promise<boolean> => {
  const found = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.merchantId, merchantId),
        eq(invitations.email, email),
        isPending,
        gt(invitations.expiresAt, now),
      ),
    );
  return found.length > 0;
};

/** An invitation that has expired makes way for a new one to the same address. */
export const revokeExpired = async (tx: Tx, merchantId: string, email: string, now: Date): Promise<void> => {
  await tx
    .update(invitations)
    .set({ status: 'revoked' })
    .where(
      and(
        eq(invitations.merchantId, merchantId),
        eq(invitations.email, email),
        isPending,
        lte(invitations.expiresAt, now),
      ),
    );
};

export const lockInvitation = async (tx: Tx, key: Key): Promise<InvitationRow | undefined> => {
  const [invitation] = await tx.select().from(invitations).where(at(key)).for('update');
  return invitation;
};

/** The new code takes the place of the old one, which is dead. */
export const renewInvitation = async (
  tx: Tx,
  key: Key,
  renewed: Pick<InvitationRow, 'codeHash' | 'invitedBy' | 'sentAt' | 'expiresAt'>,
): Promise<void> => {
  await tx
    .update(invitations)
    .set(renewed)
    .where(and(at(key), isPending));
};

/** False when it was no longer pending. */
export const revokeRow = async (tx: Tx, key: Key): Promise<boolean> => {
  const { rowCount } = await tx
    .update(invitations)
    .set({ status: 'revoked' })
    .where(and(at(key), mayBecome('revoked')));
  return rowCount === 1;
};

/** False when it was no longer pending: of two at the same instant, one joins (rule: invitations). */
export const acceptRow = async (tx: Tx, key: Key, acceptedBy: string): Promise<boolean> => {
  const { rowCount } = await tx
    .update(invitations)
    .set({ status: 'accepted', acceptedBy })
    .where(and(at(key), mayBecome('accepted')));
  return rowCount === 1;
};

/** What a code stands for. */
export const findByCode = async (queries: Queries, codeHash: string): Promise<InvitationRow | undefined> => {
  const [invitation] = await queries.select().from(invitations).where(eq(invitations.codeHash, codeHash));
  return invitation;
};

/** The same, held until the commit. */
export const lockByCode = async (tx: Tx, codeHash: string): Promise<InvitationRow | undefined> => {
  const [invitation] = await tx.select().from(invitations).where(eq(invitations.codeHash, codeHash)).for('update');
  return invitation;
};

/** Two people who invite the same address at the same instant wait here for each other. */
export const lockAddress = async (tx: Tx, merchantId: string, email: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitation ${merchantId} ${email}`}, 0))`);
};

/** Takes the address out of invitations that a person has accepted; they tell who invited, and to which role. */
export const forgetAddressOf = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.update(invitations).set({ email: null }).where(eq(invitations.acceptedBy, accountId));
};
