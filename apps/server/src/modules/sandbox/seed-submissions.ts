import { CertificationForm } from '@balcao/contract/certification-form';
import { flatten } from '@balcao/contract/form-fields';
import { MerchantForm } from '@balcao/contract/merchant-form';
import type { Tx } from '../../platform/db.ts';
import type { AccountService } from '../account/account.service.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { PastPerson, ReviewHistory } from '../review/review-history.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import type { Papers } from './demo-papers.ts';
import { applicants, type DemoApplicant, type DemoSubmission } from './seed-applicants.ts';
import type { PaperName } from './seed-companies.ts';

interface Needs {
  readonly accounts: Pick<AccountService, 'add'>;
  readonly teams: Pick<TeamService, 'insertTeam'>;
  readonly customers: Pick<CustomerService, 'add'>;
  readonly bindings: Pick<ChatBindings, 'bind'>;
  readonly uploads: Pick<UploadService, 'add' | 'keep'>;
  readonly reviewHistory: ReviewHistory;
}
/** A team that is there already, and who hands something in for it. */
export interface Applying {
  readonly merchantId: string;
  readonly number: string;
  readonly name: string;
  readonly founder: PastPerson;
  readonly papers: Papers;
  readonly submissions: readonly DemoSubmission[];
}
interface Around {
  readonly now: Date;
  readonly reviewer: PastPerson;
}

const schemas = { certification: CertificationForm, merchant: MerchantForm } as const;
const dayMs = 86_400_000;

/** The form with the ids of uploads where it names papers: lists of texts are documents, and nothing else is. */
const withPapers = (value: unknown, idOf: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'string' ? idOf(one) : withPapers(one, idOf)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withPapers(one, idOf)]));
};
const papersIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => (typeof one === 'string' ? [one] : papersIn(one)));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(papersIn) : [];
};

/** What the teams of the demonstration have submitted, with their papers. */
export const createSeedSubmissions = (needs: Needs) => {
  const { accounts, teams, customers, bindings, uploads, reviewHistory } = needs;

  /** Sends every paper that the submissions speak of, once. */
  const sendPapers = async (tx: Tx, { merchantId, founder, papers, submissions }: Applying, now: Date) => {
    const ids = new Map<string, string>();
    for (const name of new Set(submissions.flatMap(({ form }) => papersIn(form)))) {
      const file = await papers[name as PaperName]?.();
      if (!file) throw new Error(`no paper ${name}`);
      const at = submissions[0]?.at(now) ?? now;
      ids.set(name, await uploads.add(tx, { merchantId, createdBy: founder.id, ...file, now: at }));
    }
    await uploads.keep(tx, merchantId, [...ids.values()], now);
    return ids;
  };

  const apply = async (tx: Tx, applying: Applying, { now, reviewer }: Around): Promise<void> => {
    const ids = await sendPapers(tx, applying, now);
    const { merchantId, number: merchantNumber, name: merchantName, founder, submissions } = applying;
    for (const { kind, form, at, question, decision } of submissions) {
      // What the demonstration shows must pass the same checks as what people submit.
      const { type, ...rest } = schemas[kind].parse(withPapers(form, (name) => ids.get(name) ?? ''));
      const past = {
        merchantId,
        merchantNumber,
        merchantName,
        about: { kind, subject: '' } as const,
        type,
        form: flatten(rest),
        by: founder,
      };
      const decided = decision && {
        at: decision.at(now),
        status: decision.status,
        verdicts: decision.verdicts ?? [],
        remark: decision.remark ?? null,
      };
      const asked = question && { at: question.at(now), text: question.text };
      await reviewHistory.bringIn(tx, { ...past, at: at(now), question: asked, decision: decided }, reviewer);
    }
  };

  const found = async (tx: Tx, applicant: DemoApplicant, passwordHash: string, now: Date): Promise<Applying> => {
    const { team, founder, chat, papers, submissions } = applicant;
    const since = new Date(Math.min(...submissions.map(({ at }) => at(now).getTime())) - dayMs);
    const ask = { email: founder.email, username: founder.account, passwordHash, now: since };
    const id = await accounts.add(tx, ask);
    if (chat) {
      const [customerId = ''] = await customers.add(tx, [{ ...chat, balance: 0 }]);
      await bindings.bind(tx, id, { id: customerId, name: chat.name }, since);
    }
    const { merchantId, number } = await teams.insertTeam(tx, { ...team, createdBy: id, now: since });
    return { merchantId, number, name: team.name, founder: { id, name: founder.account }, papers, submissions };
  };

  return {
    apply,

    /** Founds the teams that wait, and submits for them. */
    applyAll: async (tx: Tx, passwordHash: string, around: Around): Promise<void> => {
      for (const applicant of applicants) await apply(tx, await found(tx, applicant, passwordHash, around.now), around);
    },
  };
};
