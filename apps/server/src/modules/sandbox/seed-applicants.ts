import { addBankDays } from '@balcao/brazil/bank-days';
import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import { promisedBankDays, type SingleKind, type SubjectType, type Verdict } from '@balcao/contract/review';
import { type Papers, papersOf, photographed } from './demo-papers.ts';
import { timeBefore } from './seed-audit-events.ts';
import { certificationOf, companies, type DemoCompany, merchantOf, repairer } from './seed-companies.ts';
import type { DemoPerson } from './seed-people.ts';

/** When something happened, for someone who lays it out at `now`. */
type When = (now: Date) => Date;

/** Something that was submitted, and what has become of it. */
export interface DemoSubmission {
  readonly kind: SingleKind;
  /** With papers by name where documents stand. */
  readonly form: object;
  readonly at: When;
  readonly question?: { readonly at: When; readonly text: string };
  readonly decision?: {
    readonly at: When;
    readonly status: 'SUCCESS' | 'REJECT';
    readonly verdicts?: readonly Verdict[];
    readonly remark?: string;
  };
}
/** A team that has handed something in. */
export interface DemoApplicant {
  readonly team: { readonly name: string; readonly type: SubjectType };
  readonly founder: DemoPerson;
  readonly what: string;
  readonly papers: Papers;
  /** Whom the chat app knows the founder to be, where a person is certified. */
  readonly chat?: { readonly name: string; readonly phone: string; readonly pin: string; readonly cpf: string };
  readonly submissions: readonly DemoSubmission[];
}

const daysAgo =
  (days: number, at: string): When =>
  (now) =>
    timeBefore(now, days, at);
const hoursAgo =
  (hours: number): When =>
  (now) =>
    new Date(now.getTime() - hours * 3_600_000);
/** At least three days ago, and before the last bank day on which a person's certification was to be decided. */
const tooLongAgo: When = (now) => {
  const today = civilDayOf(now.toISOString(), DEFAULT_ZONE);
  const isLate = (at: Date): boolean =>
    addBankDays(civilDayOf(at.toISOString(), DEFAULT_ZONE), promisedBankDays.personal) < today;
  let days = 3;
  while (!isLate(timeBefore(now, days, '15:42:10'))) days += 1;
  return timeBefore(now, days, '15:42:10');
};

const accepted = (kind: SingleKind, form: object, [since, until]: readonly [number, number]): DemoSubmission => ({
  kind,
  form,
  at: daysAgo(since, '10:12:31'),
  decision: { at: daysAgo(until, '14:26:05'), status: 'SUCCESS' },
});
/** What a company went through that may receive payments, the newest so many days ago. */
const throughBoth = (company: DemoCompany, ended: number): DemoSubmission[] => [
  accepted('certification', certificationOf(company), [ended + 6, ended + 4]),
  accepted('merchant', merchantOf(company), [ended + 3, ended]),
];

/** The submissions of the two teams that the demonstration works with. */
export const certifiedTeams = {
  coffee: { papers: papersOf(companies.coffee), submissions: throughBoth(companies.coffee, 390) },
  books: { papers: papersOf(companies.books), submissions: throughBoth(companies.books, 120) },
} as const;

const company = (of: DemoCompany, founder: string, what: string, submissions: readonly DemoSubmission[]) => ({
  team: { name: of.tradeName, type: 'enterprise' } as const,
  founder: { email: of.email, account: founder },
  what,
  papers: papersOf(of),
  submissions,
});

const ceramics = certificationOf(companies.ceramics);
const firstTry: DemoSubmission = {
  kind: 'certification',
  form: { ...ceramics, address: { ...ceramics.address, street: 'Rua do Sol', streetNumber: '25' }, intro: 'Cerâmica.' },
  at: daysAgo(5, '11:03:44'),
  decision: {
    at: daysAgo(3, '16:48:20'),
    status: 'REJECT',
    verdicts: [
      { path: 'address.street', reason: 'addressDiffers', note: 'No comprovante de inscrição consta a Rua da Aurora.' },
      { path: 'intro', reason: 'incomplete', note: null },
    ],
    remark: 'Falta pouco: corrija o endereço e conte um pouco mais do que vocês fazem.',
  },
};
const bicycles = certificationOf(companies.bicycles);

/** Teams whose submissions wait, or wait for their own answer: the console's queue, and every state that a screen can show. */
export const applicants: readonly DemoApplicant[] = [
  company(companies.bakery, 'celia_moraes', 'certification under review', [
    { kind: 'certification', form: certificationOf(companies.bakery), at: daysAgo(1, '16:20:09') },
  ]),
  {
    team: { name: 'Tomé Consertos', type: 'personal' },
    founder: { email: 'tome@consertos.example', account: 'tome_ribeiro' },
    what: 'personal certification under review, late',
    papers: photographed.tome,
    chat: { name: repairer.name, phone: '+5511955550148', pin: '271828', cpf: '14142135813' },
    submissions: [{ kind: 'certification', form: repairer, at: tooLongAgo }],
  },
  company(companies.ceramics, 'marina_lins', 'certification rejected once, submitted again', [
    firstTry,
    { kind: 'certification', form: ceramics, at: hoursAgo(5) },
  ]),
  {
    ...company(companies.preserves, 'joao_klein', 'certified, data for payments under review', [
      accepted('certification', certificationOf(companies.preserves), [9, 7]),
      { kind: 'merchant', form: merchantOf(companies.preserves), at: daysAgo(2, '09:35:52') },
    ]),
    papers: { ...papersOf(companies.preserves), ...photographed.joao },
  },
  company(companies.canteen, 'fernanda_rossi', 'certification under review, with a question to answer', [
    {
      kind: 'certification',
      form: certificationOf(companies.canteen),
      at: daysAgo(2, '18:07:33'),
      question: {
        at: daysAgo(1, '10:51:16'),
        text: 'A cantina aparece na internet com outro nome. “Rossi e Filhas” e “Cantina Bela Vista” são a mesma empresa?',
      },
    },
  ]),
  company(companies.bicycles, 'luana_reis', 'certification rejected', [
    {
      kind: 'certification',
      form: { ...bicycles, phone: '(71) 3555-0199' },
      at: daysAgo(6, '13:29:41'),
      decision: {
        at: daysAgo(4, '11:14:57'),
        status: 'REJECT',
        verdicts: [
          { path: 'businessLicense', reason: 'tooOld', note: 'Envie um comprovante emitido nos últimos três meses.' },
          { path: 'phone', reason: 'numberDiffers', note: null },
        ],
      },
    },
  ]),
];
