import { and, eq, gt, lt } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './db.ts';
import type { Jobs } from './jobs.ts';
import { networkOf } from './limits.ts';
import { loginNetworks } from './platform.tables.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
}
/** Who signs in by a name of their own: staff by e-mail, users of the chat app by telephone. */
type Login = 'staff' | 'customer';

/** A network is known for this long after the last sign-in from it. */
const knownMs = 30 * 24 * 3_600_000;

/** Where staff and users of the chat app have signed in from, so that strangers' guesses do not lock them out there. */
export const createLoginNetworks = ({ db, clock, jobs }: Needs) => {
  const since = (): Date => new Date(clock.now().getTime() - knownMs);
  jobs.every(3_600, 'login-network.forget', async () => {
    await db.delete(loginNetworks).where(lt(loginNetworks.lastUsedAt, since()));
  });
  return {
    /** Notes a sign-in with all its steps; `subject` is the name that one signs in by. */
    note: async (tx: Tx, login: Login, subject: string, ip: string, now: Date): Promise<void> => {
      const { login: loginOf, subject: subjectOf, network } = loginNetworks;
      await tx
        .insert(loginNetworks)
        .values({ login, subject, network: networkOf(ip), lastUsedAt: now })
        .onConflictDoUpdate({ target: [loginOf, subjectOf, network], set: { lastUsedAt: now } });
    },
    /** This name cannot sign in any more. */
    forget: async (tx: Tx, login: Login, subject: string): Promise<void> => {
      await tx.delete(loginNetworks).where(and(eq(loginNetworks.login, login), eq(loginNetworks.subject, subject)));
    },
    /** Has the owner of the name lately signed in from this network? Asked in the same way whether there is such a person or not. */
    isKnownAt:
      (login: Login) =>
      async (subject: string, network: string): Promise<boolean> => {
        const rows = await db
          .select({ network: loginNetworks.network })
          .from(loginNetworks)
          .where(
            and(
              eq(loginNetworks.login, login),
              eq(loginNetworks.subject, subject),
              eq(loginNetworks.network, network),
              gt(loginNetworks.lastUsedAt, since()),
            ),
          );
        return rows.length > 0;
      },
  };
};
export type LoginNetworks = ReturnType<typeof createLoginNetworks>;
