import type { ReviewStatus } from '@balcao/contract/session';
import type { Tx } from '../../platform/db.ts';
import type { Handed, ReviewService } from '../review/review.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { CertifiedDocuments } from './certified-document.service.ts';
import { documentOf } from './subject.ts';

interface Needs {
  readonly reviews: Pick<ReviewService, 'whenMoved' | 'latest'>;
  readonly teams: Pick<TeamService, 'lock' | 'setStanding'>;
  readonly documents: Pick<CertifiedDocuments, 'keep'>;
}

/** Money goes to who the team is certified to be: data for payments of someone else do not count any more. */
const isOfSame = (form: Handed | undefined, certification: Handed | undefined): boolean =>
  form !== undefined &&
  (certification === undefined ||
    documentOf(form.row.type, form.form) === documentOf(certification.row.type, certification.form));

/**
 * Keeps the standing of teams in step with their reviews, in the transaction of every move (rule: certified-first). What was accepted last
 * holds also when a later submission is refused (rule: accepted-holds), until it is opened again.
 */
export const keepStandings = ({ reviews, teams, documents }: Needs): void => {
  const both = async (tx: Tx, merchantId: string, status?: ReviewStatus) => ({
    certification: await reviews.latest(tx, merchantId, { kind: 'certification', subject: '' }, status),
    form: await reviews.latest(tx, merchantId, { kind: 'merchant', subject: '' }, status),
  });
  const settle = async (tx: Tx, { row: { merchantId, kind } }: Handed): Promise<void> => {
    await teams.lock(tx, merchantId);
    const last = await both(tx, merchantId);
    const accepted = await both(tx, merchantId, 'SUCCESS');
    const { certification, form } = accepted;
    if (kind === 'certification') await documents.keep(tx, merchantId, certification);
    await teams.setStanding(tx, merchantId, {
      ...(kind === 'certification'
        ? { reviewStatus: last.certification?.row.status ?? 'NO', teamCert: certification !== undefined }
        : {}),
      ...(certification ? { type: certification.row.type } : {}),
      ...(last.form ? { formStatus: last.form.row.status, paymentCert: isOfSame(form, certification) } : {}),
    });
  };
  reviews.whenMoved('certification', settle);
  reviews.whenMoved('merchant', settle);
};
