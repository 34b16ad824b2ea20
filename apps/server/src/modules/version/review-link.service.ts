import type { ReplyOf } from '@balcao/contract/endpoint';
import { reviewLinkMinutes, type showVersionOnPhone } from '@balcao/contract/version-desk';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Queries, transaction } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { hashOf, newId, newToken } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import { forgetLinks, linksOf, replaceLink, takeLink } from './review-link.repository.ts';
import type { ReviewLinkRow } from './review-link.tables.ts';
import { type Closed, type Served, servedOf } from './served-version.service.ts';
import { findOfTeam, findSubmitted } from './version.repository.ts';
import { aboutVersion } from './version-review.service.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly reviews: Pick<ReviewService, 'latest' | 'byId'>;
  readonly publicBaseUrl: string;
}
interface Asked {
  readonly merchantId: string;
  readonly appletId: string;
  readonly customerId: string;
  /** Of the link. */
  readonly token: string;
}

/** The version in review, on the phone of its reviewer only. */
export const createReviewLinks = ({ db, clock, jobs, applets, reviews, publicBaseUrl }: Needs) => {
  jobs.every(3_600, 'reviewLink.forget', () => forgetLinks(db, clock.now()));

  /** Whether the reviewer who made the link still has the review in hand. */
  const isHeld = async (queries: Queries, { reviewId, staffId }: ReviewLinkRow): Promise<boolean> => {
    const review = await reviews.byId(queries, reviewId);
    return review?.status === 'UNDER' && review.claimedBy === staffId;
  };

  return {
    /** @throws Refusal `state_forbids` unless the version is in review; `review_claimed` for a review that a colleague has, or that is unclaimed. */
    make: async (call: Call<typeof showVersionOnPhone>): Promise<ReplyOf<typeof showVersionOnPhone>> => {
      const { actor, params, now } = call;
      const token = newToken();
      const expiresAt = new Date(now.getTime() + reviewLinkMinutes * 60_000);
      const appId = await idempotently(db, call, async (tx) => {
        const version = (await findSubmitted(tx, params.id)) ?? refuse('not_found');
        const { merchantId, appletId, id: versionId } = version;
        const last = await reviews.latest(tx, merchantId, aboutVersion(versionId));
        if (!last || version.stage !== 'review') return refuse('state_forbids');
        const { id: reviewId, claimedBy } = last.row;
        if (claimedBy !== actor.staffId) refuse('review_claimed');
        const key = { merchantId, id: newId(now), appletId, versionId, reviewId, staffId: actor.staffId };
        await replaceLink(tx, { ...key, tokenHash: hashOf(token), customerId: null, expiresAt });
        return (await applets.mustFind(tx, merchantId, appletId)).appId;
      });
      const address = `${publicBaseUrl}/phone/applet/${appId}?review=${token}`;
      return { address, expiresAt: expiresAt.toISOString() };
    },

    /** What the link opens on this phone; or that it opens nothing. */
    of: ({ token, ...asked }: Asked): Promise<Served | Closed> =>
      transaction(db, async (tx) => {
        const over = { because: 'reviewOver', reason: null } as const;
        const link = await takeLink(tx, { ...asked, tokenHash: hashOf(token) }, clock.now());
        if (!link || !(await isHeld(tx, link))) return over;
        const version = await findOfTeam(tx, link.merchantId, link.versionId);
        return version?.stage === 'review' ? servedOf(version) : over;
      }),

    /** Whether a phone may go on with a version in review that it has open. */
    isOpen: async (
      queries: Queries,
      open: Pick<ReviewLinkRow, 'merchantId' | 'versionId'> & { readonly customerId: string },
    ): Promise<boolean> => {
      for (const link of await linksOf(queries, open, clock.now())) if (await isHeld(queries, link)) return true;
      return false;
    },
  };
};
export type ReviewLinks = ReturnType<typeof createReviewLinks>;
