import type { ReviewKind, Verdict } from '@balcao/contract/review';
import { approveReview, askReview, claimReview, listReviews, rejectReview } from '@balcao/contract/review-desk';
import { currentUser } from '@balcao/contract/session-current';
import { loginStaff } from '@balcao/contract/staff';
import { callerOf, demoPassword } from './person.ts';

/** Rita of the staff, who decides; with the submission of a team that waits, which she has taken in hand. */
const atDesk = async (baseUrl: string | undefined, member: string, kind: ReviewKind) => {
  const { merchantNumber } = await callerOf(baseUrl, member)(currentUser, {});
  const body = { email: 'rita@balcao.example', password: demoPassword };
  const rita = callerOf(baseUrl, (await callerOf(baseUrl)(loginStaff, { body })).token);
  const { list } = await rita(listReviews, { query: { kind, search: merchantNumber ?? '' } });
  const id = list[0]?.id ?? '';
  const { version } = await rita(claimReview, { params: { id } });
  return { rita, params: { id }, version };
};

/** Staff accept what the team of this member has submitted. */
export const approve = async (baseUrl: string | undefined, member: string, kind: ReviewKind): Promise<void> => {
  const { rita, params, version } = await atDesk(baseUrl, member, kind);
  await rita(approveReview, { params, body: { version, remark: null } });
};

/** Staff send it back with what is wrong. */
export const reject = async (
  baseUrl: string | undefined,
  member: string,
  kind: ReviewKind,
  verdicts: readonly Verdict[],
): Promise<void> => {
  const { rita, params, version } = await atDesk(baseUrl, member, kind);
  await rita(rejectReview, { params, body: { version, verdicts: [...verdicts], remark: null } });
};

/** Staff ask the team something. */
export const ask = async (
  baseUrl: string | undefined,
  member: string,
  kind: ReviewKind,
  text: string,
): Promise<void> => {
  const { rita, params } = await atDesk(baseUrl, member, kind);
  await rita(askReview, { params, body: { text } });
};
