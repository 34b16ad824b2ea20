import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { promisedBankDays } from '@balcao/contract/review';
import { reasonText } from '@balcao/contract/review-reason-texts';
import type { Tx } from '../../platform/db.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { ReviewRow } from './review.repository.ts';
import { reviewTexts, type Told } from './review.texts.ts';

interface Needs {
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links (promise S9). */
  readonly publicBaseUrl: string;
  readonly names: Pick<AccountNames, 'peopleOf'>;
}

const pages = { certification: '/certify', merchant: '/setting/merchant/payment' } as const;

/** What whoever handed something in is told by mail, in the language in which they did. */
export const createReviewLetters = ({ mailer, publicBaseUrl, names }: Needs) => {
  const toldOf = ({ kind, type, locale, merchantName: team, dueAt, verdicts }: ReviewRow): Told => ({
    kind,
    team,
    day: formatDate(dueAt.toISOString(), { zone: DEFAULT_ZONE, locale, form: 'date' }),
    bankDays: promisedBankDays[type],
    link: `${publicBaseUrl}${pages[kind]}`,
    paymentLink: `${publicBaseUrl}${pages.merchant}`,
    faults: verdicts.map(({ path, reason }) => ({
      label: path,
      reason: reasonText(reason, locale),
    })),
  });
  const write =
    (about: keyof (typeof reviewTexts)['pt-BR']) =>
    async (tx: Tx, row: ReviewRow): Promise<void> => {
      const [person] = await names.peopleOf(tx, [row.submittedBy]);
      if (person) await mailer.send(tx, { to: person.email, ...reviewTexts[row.locale][about](toldOf(row)) });
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
