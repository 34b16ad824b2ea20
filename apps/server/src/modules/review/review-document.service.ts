import type { ReplyOf } from '@balcao/contract/endpoint';
import type { openReviewDocument } from '@balcao/contract/review-desk';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { findByReviewId } from './review-desk.repository.ts';
import type { ReviewDetails } from './review-detail.ts';

interface Needs {
  readonly db: Db;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly details: Pick<ReviewDetails, 'documentsWith'>;
  readonly uploads: Pick<UploadService, 'describe' | 'link'>;
}

/** The documents of a submission, one by one, as staff look at them. */
export const createReviewDocuments = ({ db, auditEvents, details, uploads }: Needs) => ({
  /** Only what the submission, or the one before it, stands on: the team's other documents are not for staff to look through. */
  open: (call: Call<typeof openReviewDocument>): Promise<ReplyOf<typeof openReviewDocument>> =>
    idempotently(db, call, async (tx) => {
      const { actor, now, ip, params } = call;
      const { id, uploadId } = params;
      const row = (await findByReviewId(tx, id)) ?? refuse('not_found');
      const { merchantId } = row;
      if (!(await details.documentsWith(tx, row)).includes(uploadId)) refuse('not_found');
      const known = await uploads.describe(tx, merchantId, [uploadId]);
      const { name: subjectName } = known.get(uploadId) ?? refuse('not_found');
      await auditEvents.record(tx, call, { kind: 'documentOpened', merchantId, subjectId: uploadId, subjectName });
      return uploads.link(tx, { merchantId, id: uploadId, viewer: { staffId: actor.staffId }, ip, now });
    }),
});
export type ReviewDocuments = ReturnType<typeof createReviewDocuments>;
