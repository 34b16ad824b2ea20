import type { Submission } from '@balcao/contract/review';
import type { VersionStage } from '@balcao/contract/version';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { AppletShelves } from '../applet/applet-shelf.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { ReviewSubjects, SubmittedRow } from '../review/review-subject.service.ts';
import { manifestOf } from './version.present.ts';
import { findOfTeam, lockVersions, updateVersion } from './version.repository.ts';
import type { VersionRow } from './version.tables.ts';
import type { VersionContents } from './version-content.service.ts';
import { versionPaths } from './version-paths.ts';

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly appletShelves: Pick<AppletShelves, 'followReview'>;
  readonly reviews: Pick<ReviewService, 'whenMoved' | 'latest' | 'submissionOf'>;
  readonly reviewSubjects: Pick<ReviewSubjects, 'add'>;
  readonly contents: Pick<VersionContents, 'fileList'>;
}

/** What each move of its review makes of a version. */
const moves = {
  UNDER: { from: ['develop'], to: 'review' },
  SUCCESS: { from: ['review'], to: 'approved' },
  REJECT: { from: ['review'], to: 'develop' },
  REVOKED: { from: ['review'], to: 'develop' },
} as const satisfies Record<string, { readonly from: readonly VersionStage[]; readonly to: VersionStage }>;

export const aboutVersion = (subject: string) => ({ kind: 'version', subject }) as const;

/** Keeps versions in step with their reviews, in the transaction of every move. */
export const createVersionReviews = (needs: Needs) => {
  const { events, applets, appletShelves, reviews, reviewSubjects, contents } = needs;

  const find = async (queries: Queries, { merchantId, subject }: SubmittedRow): Promise<VersionRow> =>
    (await findOfTeam(queries, merchantId, subject)) ?? refuse('not_found');

  reviews.whenMoved('version', async (tx: Tx, { row }): Promise<void> => {
    if (row.status === 'NO') return;
    const { from, to } = moves[row.status];
    const version = await find(tx, row);
    await lockVersions(tx, version);
    const isNew = row.status === 'UNDER';
    const times = isNew ? { submittedAt: row.submittedAt, isTrial: false } : {};
    const decided = row.status === 'SUCCESS' || row.status === 'REJECT' ? { decidedAt: row.decidedAt } : {};
    const change = { stage: to, reviewStatus: row.status, ...times, ...decided };
    if (!(await updateVersion(tx, version, from, change))) refuse('state_forbids');
    await appletShelves.followReview(tx, version, row.status);
    events.publish(tx, row.merchantId, { topic: 'version', key: version.appletId });
  });

  reviewSubjects.add('version', {
    pageOf: async (queries, row) => `/applet/${(await find(queries, row)).appletId}/version`,
    morePaths: async (queries, row) => {
      const version = await find(queries, row);
      const list = await contents.fileList(queries, { merchantId: row.merchantId, versionId: version.id });
      return versionPaths(list, manifestOf(version));
    },
    noticeOf: async (queries, row) => {
      const { appletId, number } = await find(queries, row);
      const { name } = await applets.mustFind(queries, row.merchantId, appletId);
      const decidedAt = (row.decidedAt ?? row.submittedAt).toISOString();
      const data = { reviewId: row.id, appletId, name, number, isAccepted: row.status === 'SUCCESS', decidedAt };
      return { kind: 'versionDecided', data };
    },
    fault: { path: 'lookAt', reason: 'incomplete', note: null },
  });

  return {
    /** The last time that a version was submitted; null before the first. */
    submissionOf: async (queries: Queries, { merchantId, id }: VersionRow): Promise<Submission | null> => {
      const last = await reviews.latest(queries, merchantId, aboutVersion(id));
      return last ? reviews.submissionOf(queries, last.row) : null;
    },
  };
};
