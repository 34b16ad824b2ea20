import { type getHelpRating, type HelpRating, helpKeptDays, type missHelp, type rateHelp } from '@balcao/contract/help';
import type { HelpSlug } from '@balcao/contract/help-article';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Limits, Rule } from '../../platform/limits.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { countMissed, findRating, forgetMissed, forgetRemarks, putRating } from './help.repository.ts';
import { findArticles, wordsOf } from './help-search.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly limits: Pick<Limits, 'strike'>;
  readonly secrets: Pick<Secrets, 'mac'>;
}

const ratings: Rule = { name: 'help-rating', points: 60, seconds: 3_600 };
const misses: Rule = { name: 'help-missed', points: 60, seconds: 3_600 };
const dayMs = 86_400_000;
/** Different words that are kept. */
const missedAtMost = 1_000;

/** What is perhaps an address, a document or a number of someone is not kept. */
const isPersonal = (text: string): boolean => /@|\d.*\d.*\d.*\d/.test(text);

/** What readers say of articles, and what they looked for in vain. Nothing of it says who they are. */
export const createHelpRatings = ({ db, clock, jobs, limits, secrets }: Needs) => {
  const readerOf = (slug: HelpSlug, accountId: string): string => secrets.mac('help', `${slug}:${accountId}`);

  jobs.every(3_600, 'help.forget', async () => {
    const before = new Date(clock.now().getTime() - helpKeptDays * dayMs);
    await forgetRemarks(db, before);
    await forgetMissed(db, before, missedAtMost);
  });

  return {
    get: async ({ actor, params: { slug } }: Call<typeof getHelpRating>): Promise<HelpRating> => {
      const row = await findRating(db, { slug, reader: readerOf(slug, actor.accountId) });
      return { isUseful: row?.isUseful ?? null, remark: row?.remark ?? '' };
    },

    /** One rating for a person and an article: the last one counts. @throws Refusal `too_many_requests`. */
    rate: async (call: Call<typeof rateHelp>): Promise<HelpRating> => {
      const { actor, params, body, now } = call;
      const { slug } = params;
      const { isUseful, remark } = body;
      await limits.strike(ratings, actor.accountId);
      return idempotently(db, call, async (tx) => {
        await putRating(tx, {
          slug,
          reader: readerOf(slug, actor.accountId),
          isUseful,
          remark: remark ?? null,
          at: now,
        });
        return { isUseful, remark: remark ?? '' };
      });
    },

    /** Searches that find something are not counted, even if the caller says that they found nothing. @throws Refusal `too_many_requests`. */
    miss: async (call: Call<typeof missHelp>): Promise<null> => {
      const { actor, body, locale, now } = call;
      await limits.strike(misses, actor.accountId);
      return idempotently(db, call, async (tx) => {
        const words = wordsOf(body.text).join(' ').slice(0, 100).trim();
        const isKept = words !== '' && !isPersonal(body.text) && findArticles(locale, body.text).length === 0;
        if (isKept) await countMissed(tx, { locale, words, lastAt: now });
        return null;
      });
    },
  };
};
export type HelpRatings = ReturnType<typeof createHelpRatings>;
