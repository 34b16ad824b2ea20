import { factorTriesAtMost, TotpCode } from '@balcao/contract/factor';
import type {
  disableStaffFactor,
  enableStaffFactor,
  generateStaffFactor,
  verifyStaffFactor,
} from '@balcao/contract/staff';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { LoginRateLimiter } from '../../platform/login-rate-limiter.ts';
import { newSecret, stepOf, uriOf } from '../../platform/otp.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { AuditEvents } from './audit-event.service.ts';
import { findStaff, lockStaff, type StaffRow, updateStaff } from './staff.repository.ts';
import type { StaffEmails } from './staff-emails.ts';
import type { StaffEntries } from './staff-entry.ts';
import type { StaffPasswords } from './staff-password.service.ts';
import { countStaffFactorTry, endStaffSession, endStaffSessionsOf } from './staff-session.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now' | 'aheadSeconds'>;
  readonly secrets: Secrets;
  /** A limit of its own: who guesses codes must not use up the tries of a password. */
  readonly rateLimiter: Pick<LoginRateLimiter, 'attempt'>;
  readonly entries: StaffEntries;
  readonly ownPassword: Pick<StaffPasswords, 'prove'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly emails: StaffEmails;
  readonly factorRequired: boolean;
}
type OwnCall =
  | Call<typeof verifyStaffFactor>
  | Call<typeof generateStaffFactor>
  | Call<typeof enableStaffFactor>
  | Call<typeof disableStaffFactor>;

const none = { sealedOffer: null, sealedSecret: null, factorSince: null, lastStep: null } as const;

/** Staff's second step of signing in, and setting it up (rule: second-factor-first, codes-work-once, second-factor-stays, staff-decide). */
export const createStaffFactor = (needs: Needs) => {
  const { db, clock, secrets, rateLimiter, entries, ownPassword, auditEvents, emails, factorRequired } = needs;

  const personOf = async (staffId: string): Promise<StaffRow> =>
    (await findStaff(db, staffId)) ?? refuse('session_ended');
  const locked = async (tx: Tx, staffId: string): Promise<StaffRow> =>
    (await lockStaff(tx, [staffId]))[0] ?? refuse('session_ended');

  /** Uses the code up, with all before it. @throws Refusal `factor_wrong`. */
  const accept = async (tx: Tx, { id, sealedSecret, factorSince, lastStep }: StaffRow, code: string) => {
    if (!sealedSecret || !factorSince) return refuse('state_forbids');
    const step = stepOf(secrets.open(sealedSecret), code, clock) ?? refuse('factor_wrong');
    if (lastStep !== null && step <= lastStep) refuse('factor_wrong');
    return updateStaff(tx, id, { lastStep: step });
  };
  /** Tries with codes are counted before anyone compares them. */
  const throttled = async <T>({ email }: StaffRow, ip: string, work: () => Promise<T>): Promise<T> =>
    (await rateLimiter.attempt(email, ip, async () => ({ value: await work() }))).value;

  /** Written down and told, by the session that goes on. */
  const announce = async (tx: Tx, call: OwnCall, person: StaffRow, kind: 'factorEnabled' | 'factorDisabled') => {
    const subject = { merchantId: null, subjectId: person.id, subjectName: person.name };
    await emails.send(tx, { ...person, locale: call.locale }, { what: kind, from: call });
    await auditEvents.record(tx, call, { kind, ...subject });
  };

  const saveOffer = async (tx: Tx, { id, email }: StaffRow): Promise<{ uri: string; secret: string }> => {
    const secret = newSecret();
    await updateStaff(tx, id, { sealedOffer: secrets.seal(secret) });
    return { uri: uriOf(secret, email), secret };
  };
  const replace = (call: Call<typeof generateStaffFactor>, person: StaffRow) => {
    const { success, data: code = '' } = TotpCode.safeParse(call.body.proof);
    if (!success) refuse('factor_wrong');
    return throttled(person, call.ip, () =>
      idempotently(db, call, async (tx) => {
        const own = await locked(tx, person.id);
        await accept(tx, own, code);
        return saveOffer(tx, own);
      }),
    );
  };

  return {
    /** Puts a session of its own in the place of the one that waited. Five wrong codes end that one. */
    verify: async (call: Call<typeof verifyStaffFactor>): Promise<{ token: string }> => {
      const { staffId, sessionId, isPending } = call.actor;
      const person = await personOf(staffId);
      if (!isPending || !person.factorSince) refuse('state_forbids');
      const tries = (await countStaffFactorTry(db, sessionId)) ?? refuse('session_ended');
      try {
        return await throttled(person, call.ip, () =>
          idempotently(db, call, async (tx) => {
            const own = await locked(tx, staffId);
            if (!(await endStaffSession(tx, sessionId, call.now))) refuse('session_ended');
            await accept(tx, own, call.body.code);
            return { token: await entries.complete(tx, own, call) };
          }),
        );
      } catch (error) {
        if (tries >= factorTriesAtMost && error instanceof Refusal) await endStaffSession(db, sessionId, call.now);
        throw error;
      }
    },

    /** A new secret stays pending, and an active one stays in use, until the first code of the new one has come (rule: second-factor-stays). */
    generate: async (call: Call<typeof generateStaffFactor>): Promise<{ uri: string; secret: string }> => {
      const { staffId, isPending } = call.actor;
      const person = await personOf(staffId);
      if (person.factorSince) return isPending ? refuse('state_forbids') : replace(call, person);
      if (!isPending) await ownPassword.prove(call.actor, call.body.proof ?? refuse('password_wrong'));
      return idempotently(db, call, async (tx) => {
        const own = await locked(tx, staffId);
        return own.factorSince ? refuse('state_forbids') : saveOffer(tx, own);
      });
    },

    enable: (call: Call<typeof enableStaffFactor>): Promise<{ token: string }> =>
      idempotently(db, call, async (tx) => {
        const { staffId, sessionId, isPending } = call.actor;
        const { now } = call;
        const own = await locked(tx, staffId);
        if (isPending && own.factorSince) refuse('state_forbids');
        const sealedSecret = own.sealedOffer ?? refuse('state_forbids');
        const lastStep = stepOf(secrets.open(sealedSecret), call.body.code, clock) ?? refuse('factor_wrong');
        if (!(await endStaffSession(tx, sessionId, now))) refuse('session_ended');
        await endStaffSessionsOf(tx, staffId, now);
        await updateStaff(tx, staffId, { sealedSecret, sealedOffer: null, factorSince: now, lastStep });
        const token = await entries.complete(tx, own, call);
        await announce(tx, call, own, 'factorEnabled');
        return { token };
      }),

    disable: async (call: Call<typeof disableStaffFactor>): Promise<null> => {
      const { staffId, sessionId } = call.actor;
      const person = await personOf(staffId);
      if (factorRequired || !person.factorSince) refuse('state_forbids');
      return throttled(person, call.ip, () =>
        idempotently(db, call, async (tx) => {
          const own = await locked(tx, staffId);
          await accept(tx, own, call.body.code);
          await updateStaff(tx, staffId, none);
          await endStaffSessionsOf(tx, staffId, call.now, sessionId);
          await announce(tx, call, own, 'factorDisabled');
          return null;
        }),
      );
    },

    /** Takes the second factor from someone whom the caller has locked. */
    forget: (tx: Tx, staffId: string): Promise<void> => updateStaff(tx, staffId, none),
  };
};
export type StaffFactor = ReturnType<typeof createStaffFactor>;
