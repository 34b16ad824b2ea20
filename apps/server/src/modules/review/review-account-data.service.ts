import { reaches } from '@balcao/contract/menus';
import type { OwnFile } from '@balcao/contract/own-file';
import type { OwnSubmission } from '@balcao/contract/own-submission';
import type { Upload } from '@balcao/contract/upload';
import type { Db } from '../../platform/db.ts';
import type { OwnFiles } from '../../platform/own-files.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SessionService } from '../session/session.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import type { ReviewEventRow, ReviewRow } from './review.repository.ts';
import type { ReviewService } from './review.service.ts';
import { listMessages, listSubmittedBy } from './review-account-data.repository.ts';
import { filledFields, idsIn } from './review-fields.ts';
import { menuOf } from './review-menu.ts';
import type { ReviewSubjects } from './review-subject.service.ts';

interface Needs {
  readonly db: Db;
  readonly reviews: Pick<ReviewService, 'handed'>;
  readonly subjects: Pick<ReviewSubjects, 'of'>;
  readonly sessions: Pick<SessionService, 'rightsIn'>;
  readonly uploads: Pick<UploadService, 'describe' | 'take'>;
}
/** Who takes it along, and from where. */
interface Taker {
  readonly accountId: string;
  readonly ip: string;
  readonly now: Date;
}
type Rights = Awaited<ReturnType<SessionService['rightsIn']>>;

/** A person is certified as the one whose chat account is linked to their own (rule: checked-identity): that form is about who submits it. */
const isAboutSubmitter = ({ kind, type }: ReviewRow): boolean => kind === 'certification' && type === 'personal';

const folderOf = ({ kind, submittedAt }: ReviewRow): string => `${kind} ${submittedAt.toISOString().slice(0, 10)}`;

/**
 * What a person submitted, in every team, also in those that they left (rule: own-data). What is about themselves is theirs for ever; anything
 * else is their team's, and whole only while they may answer for it there.
 */
export const createReviewAccountData = ({ db, reviews, subjects, sessions, uploads }: Needs) => {
  const mayAnswer = async (row: ReviewRow, accountId: string, rights: Rights): Promise<boolean> => {
    if (!rights || !reaches(rights, menuOf(row.kind), 'write')) return false;
    const actor = { accountId, merchantId: row.merchantId, isAdmin: rights.isAdmin };
    try {
      await subjects.of(row.kind)?.mayAnswer?.(db, actor, row);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
  const readable = async (rows: readonly ReviewRow[], accountId: string): Promise<ReviewRow[]> => {
    const merchantIds = [...new Set(rows.map(({ merchantId }) => merchantId))];
    const places = await Promise.all(
      merchantIds.map(async (merchantId) => [merchantId, await sessions.rightsIn(db, accountId, merchantId)] as const),
    );
    const rights = new Map(places);
    const answers = await Promise.all(
      rows.map(async (row) => isAboutSubmitter(row) || mayAnswer(row, accountId, rights.get(row.merchantId))),
    );
    return rows.filter((_, at) => answers[at]);
  };

  /** The form path by path, also of fields that are asked no more. */
  const formOf = async (row: ReviewRow, taker: Taker, own: OwnFiles): Promise<OwnSubmission['form']> => {
    const { merchantId } = row;
    const { form } = reviews.handed(row);
    const documents = new Set(
      filledFields(row, [form]).flatMap(({ path, kind }) => (kind === 'document' ? [path] : [])),
    );
    const ids = Object.entries(form).flatMap(([path, value]) => (documents.has(path) ? idsIn(value) : []));
    const known = await uploads.describe(db, merchantId, [...new Set(ids)]);
    const fileOf = (label: string, id: string, upload: Upload | undefined): OwnFile => {
      if (!upload) return { name: id, type: null, bytes: 0, path: null };
      const { name, type, bytes } = upload;
      const { accountId, ip, now } = taker;
      const read = () => uploads.take({ merchantId, id, viewer: { accountId }, ip, now });
      return own.give({ folder: folderOf(row), label, name, type, bytes, read });
    };
    return Object.entries(form).map(([path, value]) =>
      documents.has(path)
        ? { path, value: null, files: idsIn(value).map((id) => fileOf(path, id, known.get(id))) }
        : { path, value, files: [] },
    );
  };

  /** What another member answered is that member's. */
  const messagesOf = (said: readonly ReviewEventRow[], accountId: string): OwnSubmission['messages'] =>
    said.flatMap((event) =>
      event.kind === 'question' || event.accountId === accountId
        ? [{ from: event.kind === 'question' ? 'platform' : 'you', text: event.text ?? '', at: event.at.toISOString() }]
        : [],
    );

  return {
    /** The newest first. */
    listOf: async (taker: Taker, own: OwnFiles): Promise<OwnSubmission[]> => {
      const { accountId } = taker;
      const rows = await listSubmittedBy(db, accountId);
      const whole = await readable(rows, accountId);
      const said = Map.groupBy(whole.length > 0 ? await listMessages(db, whole) : [], ({ reviewId }) => reviewId);
      const all: OwnSubmission[] = [];
      for (const row of rows) {
        const { id, merchantName: team, kind, subjectName: subject, status } = row;
        const isWhole = whole.includes(row);
        all.push({
          ...{ id, team, kind, subject, status, submittedAt: row.submittedAt.toISOString() },
          form: isWhole ? await formOf(row, taker, own) : null,
          messages: isWhole ? messagesOf(said.get(id) ?? [], accountId) : [],
        });
      }
      return all;
    },
  };
};
