import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { fieldLabel } from '@balcao/contract/form-labels';
import { formOfSubmission } from '@balcao/contract/form-lookup';
import type { Locale } from '@balcao/contract/locale';
import { promisedBankDays } from '@balcao/contract/review';
import { reasonText } from '@balcao/contract/review-reason-texts';
import type { Tx } from '../../platform/db.ts';
import { emailBody, type Words } from '../../platform/email-template.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AdminList } from '../member/admin-list.service.ts';
import type { MemberService } from '../member/member.service.ts';
import { listJoined, type ReviewRow } from './review.repository.ts';
import { noteTexts, reviewTexts, type Texts, type Told } from './review.texts.ts';
import { joinedTexts, namedIn, nameIn } from './review-names.texts.ts';
import { createReviewPage, reviewPages } from './review-page.ts';
import type { ReviewSubjects } from './review-subject.service.ts';

interface Needs {
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links (rule: one-public-address). */
  readonly publicBaseUrl: string;
  readonly names: Pick<AccountNames, 'peopleOf' | 'localeOf'>;
  readonly members: Pick<MemberService, 'isMember'>;
  readonly adminList: Pick<AdminList, 'adminsOf'>;
  readonly subjects: Pick<ReviewSubjects, 'of'>;
}

/** A verdict about a file is told with its path. */
const filePath = (path: string): string | undefined => /^files\/(.+)$/.exec(path)?.[1];

/** The mails to the submitter, in the language of the submission. */
export const createReviewEmails = ({ mailer, publicBaseUrl, names, members, adminList, subjects }: Needs) => {
  const pageOf = createReviewPage({ subjects });
  const toldOf = (row: ReviewRow, locale: Locale, page: string): Told => ({
    kind: row.kind,
    ...namedIn(locale, row),
    name: nameIn(locale, row),
    team: row.merchantName,
    day: formatDate(row.dueAt.toISOString(), { zone: DEFAULT_ZONE, locale, form: 'date' }),
    bankDays: promisedBankDays[row.type],
    link: `${publicBaseUrl}${page}`,
    paymentLink: `${publicBaseUrl}${reviewPages.merchant}`,
    faults: row.verdicts.map(({ path, reason }) => ({
      label: filePath(path) ?? fieldLabel(locale, formOfSubmission(row)?.fields ?? [], path),
      reason: reasonText(reason, locale),
    })),
  });
  /** The submitter; once they have left the team, its super admins, each in their own language. */
  const readersOf = async (tx: Tx, { merchantId, submittedBy, locale }: ReviewRow) => {
    const [person] = await names.peopleOf(tx, [submittedBy]);
    if (person && (await members.isMember(tx, merchantId, person.email)))
      return [{ to: person.email, accountId: person.accountId, locale }];
    const admins = await adminList.adminsOf(tx, merchantId);
    return Promise.all(
      admins.map(async ({ email: to, accountId }) => ({
        to,
        accountId,
        locale: (await names.localeOf(tx, to)) ?? locale,
      })),
    );
  };
  /** The mail about a decision contains the note to the submitter, where there is one. */
  const withNote = (about: keyof Texts, { remark }: ReviewRow, locale: Locale, words: Words): Words =>
    remark !== null && (about === 'approved' || about === 'rejected')
      ? { ...words, text: emailBody(words.text.trimEnd(), noteTexts[locale](remark)) }
      : words;
  /** What is decided with it is named in the same mail. */
  const withJoined = (joined: readonly ReviewRow[], locale: Locale, words: Words): Words => {
    if (joined.length === 0) return words;
    const names = new Intl.ListFormat(locale).format(joined.map((row) => namedIn(locale, row).of));
    return { ...words, text: emailBody(words.text.trimEnd(), joinedTexts[locale](names)) };
  };
  /** Answers with the accounts of those who are written to. */
  const write =
    (about: keyof Texts) =>
    async (tx: Tx, row: ReviewRow): Promise<string[]> => {
      const readers = await readersOf(tx, row);
      const page = await pageOf(tx, row);
      const joined = await listJoined(tx, row);
      for (const { to, locale } of readers) {
        const words = withJoined(joined, locale, reviewTexts[locale][about](toldOf(row, locale, page)));
        await mailer.send(tx, { to, ...withNote(about, row, locale, words) });
      }
      return readers.map(({ accountId }) => accountId);
    };
  return {
    submitted: write('submitted'),
    asked: write('asked'),
    approved: write('approved'),
    rejected: write('rejected'),
    reopened: write('reopened'),
  };
};
export type ReviewEmails = ReturnType<typeof createReviewEmails>;
