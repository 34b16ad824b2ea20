import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { fieldLabel } from '@balcao/contract/form-labels';
import type { Locale } from '@balcao/contract/locale';
import { promisedBankDays } from '@balcao/contract/review';
import { reasonText } from '@balcao/contract/review-reason-texts';
import type { Tx } from '../../platform/db.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AdminList } from '../member/admin-list.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { ReviewRow } from './review.repository.ts';
import { reviewTexts, type Told } from './review.texts.ts';

interface Needs {
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links (promise S9). */
  readonly publicBaseUrl: string;
  readonly names: Pick<AccountNames, 'peopleOf' | 'localeOf'>;
  readonly members: Pick<MemberService, 'isMember'>;
  readonly adminList: Pick<AdminList, 'adminsOf'>;
}

const pages = { certification: '/certify', merchant: '/setting/merchant/payment' } as const;

/** What whoever handed something in is told by mail, in the language in which they did. */
export const createReviewLetters = ({ mailer, publicBaseUrl, names, members, adminList }: Needs) => {
  const toldOf = ({ kind, type, merchantName: team, dueAt, verdicts }: ReviewRow, locale: Locale): Told => ({
    kind,
    team,
    day: formatDate(dueAt.toISOString(), { zone: DEFAULT_ZONE, locale, form: 'date' }),
    bankDays: promisedBankDays[type],
    link: `${publicBaseUrl}${pages[kind]}`,
    paymentLink: `${publicBaseUrl}${pages.merchant}`,
    faults: verdicts.map(({ path, reason }) => ({
      label: fieldLabel(locale, kind, type, path),
      reason: reasonText(reason, locale),
    })),
  });
  /** Whoever handed it in; once they have left the team, its super admins, each in their own language. */
  const readersOf = async (tx: Tx, { merchantId, submittedBy, locale }: ReviewRow) => {
    const [person] = await names.peopleOf(tx, [submittedBy]);
    if (person && (await members.isMember(tx, merchantId, person.email))) return [{ to: person.email, locale }];
    const admins = await adminList.adminsOf(tx, merchantId);
    return Promise.all(admins.map(async ({ email: to }) => ({ to, locale: (await names.localeOf(tx, to)) ?? locale })));
  };
  const write =
    (about: keyof (typeof reviewTexts)['pt-BR']) =>
    async (tx: Tx, row: ReviewRow): Promise<void> => {
      for (const { to, locale } of await readersOf(tx, row))
        await mailer.send(tx, { to, ...reviewTexts[locale][about](toldOf(row, locale)) });
    };
  return {
    submitted: write('submitted'),
    asked: write('asked'),
    approved: write('approved'),
    rejected: write('rejected'),
    reopened: write('reopened'),
  };
};
export type ReviewLetters = ReturnType<typeof createReviewLetters>;
