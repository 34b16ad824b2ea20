import { eq } from 'drizzle-orm';
import { sessions } from '../src/modules/session/session.tables.ts';
import { staffSessions } from '../src/modules/staff/staff.tables.ts';
import { hashOf, newId, newToken } from '../src/platform/ids.ts';
import type { TestApp } from './test-app.ts';

/** Makes tokens of sessions that stand where one stood when it was looked at; some calls end the session that makes them. */
export const likeSessionOf = async (testApp: TestApp, token: string): Promise<() => Promise<string>> => {
  const { db, clock } = testApp.platform;
  const [model] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashOf(token)));
  if (!model) throw new Error('no such session');
  return async () => {
    const fresh = newToken();
    await db.insert(sessions).values({ ...model, id: newId(clock.now()), tokenHash: hashOf(fresh) });
    return fresh;
  };
};

/** The same for sessions of staff. */
export const likeStaffSessionOf = async (testApp: TestApp, token: string): Promise<() => Promise<string>> => {
  const { db, clock } = testApp.platform;
  const [model] = await db
    .select()
    .from(staffSessions)
    .where(eq(staffSessions.tokenHash, hashOf(token)));
  if (!model) throw new Error('no such session');
  return async () => {
    const fresh = newToken();
    await db.insert(staffSessions).values({ ...model, id: newId(clock.now()), tokenHash: hashOf(fresh) });
    return fresh;
  };
};

/** The session proves that it is its owner's, as `POST /merchant/verify` would make it; with null, the proof is long past. */
export const prove = async (
  testApp: TestApp,
  token: string,
  at: Date | null = testApp.platform.clock.now(),
): Promise<void> => {
  const { db } = testApp.platform;
  await db
    .update(sessions)
    .set({ provenAt: at })
    .where(eq(sessions.tokenHash, hashOf(token)));
};
