import type { CaptchaPurpose } from '@balcao/contract/account';
import { captchaLifeMinutes, captchaPauseSeconds, captchaTriesAtMost } from '@balcao/contract/account';
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { captchas } from './account.tables.ts';

export interface CaptchaKey {
  readonly email: string;
  readonly purpose: CaptchaPurpose;
  /** Who asks, logged in; without, someone who is not. */
  readonly accountId?: string;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** Codes to one e-mail for one purpose within a day. */
export const captchaSendsAtMost = 20;
export const daySeconds = 86_400;

const before = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);
const at = ({ email, purpose, accountId = nobody }: CaptchaKey) =>
  and(eq(captchas.email, email), eq(captchas.purpose, purpose), eq(captchas.accountId, accountId));
const live = (now: Date) => and(isNull(captchas.usedAt), gt(captchas.sentAt, before(now, captchaLifeMinutes * 60)));

/** Puts the new code in the place of the old one; false when the last one was sent too recently, or too many were. */
export const replaceCaptcha = async (tx: Tx, key: CaptchaKey, codeHash: string, now: Date): Promise<boolean> => {
  const dayIsOver = lte(captchas.countedFrom, before(now, daySeconds));
  const { rowCount } = await tx
    .insert(captchas)
    .values({ accountId: nobody, ...key, codeHash, sentAt: now, countedFrom: now })
    .onConflictDoUpdate({
      target: [captchas.email, captchas.purpose, captchas.accountId],
      set: {
        codeHash,
        attempts: 0,
        sentAt: now,
        usedAt: null,
        sends: sql`case when ${dayIsOver} then 1 else ${captchas.sends} + 1 end`,
        countedFrom: sql`case when ${dayIsOver} then excluded.counted_from else ${captchas.countedFrom} end`,
      },
      setWhere: sql`${lte(captchas.sentAt, before(now, captchaPauseSeconds))}
        and (${lt(captchas.sends, captchaSendsAtMost)} or ${dayIsOver})`,
    });
  return rowCount === 1;
};

export const findCaptcha = async (queries: Queries, key: CaptchaKey) => {
  const [captcha] = await queries.select().from(captchas).where(at(key));
  return captcha;
};

/** Counts a guess against the current code before it is compared; undefined when there is no code or its guesses are used up. */
export const countGuess = async (queries: Queries, key: CaptchaKey, now: Date): Promise<string | undefined> => {
  const [captcha] = await queries
    .update(captchas)
    .set({ attempts: sql`${captchas.attempts} + 1` })
    .where(and(at(key), live(now), lt(captchas.attempts, captchaTriesAtMost)))
    .returning({ codeHash: captchas.codeHash });
  return captcha?.codeHash;
};

/** Uses up exactly this code; false when another call was faster or a newer code has come. */
export const useUpCaptcha = async (tx: Tx, key: CaptchaKey, codeHash: string, now: Date): Promise<boolean> => {
  const { rowCount } = await tx
    .update(captchas)
    .set({ usedAt: now })
    .where(and(at(key), live(now), eq(captchas.codeHash, codeHash)));
  return rowCount === 1;
};

/** Forgets codes that are a day past any use. */
export const deleteOldCaptchas = async (queries: Queries, now: Date): Promise<void> => {
  await queries
    .delete(captchas)
    .where(and(lt(captchas.sentAt, before(now, daySeconds)), lt(captchas.countedFrom, before(now, daySeconds))));
};
