import { DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import { reportsADay } from '@balcao/contract/moderation';
import type { ReportEntry } from '@balcao/contract/moderation-report';
import { templateQuality } from '@balcao/contract/template-quality';
import { countedDayOf } from '../../platform/counted-day.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Notices } from '../notification/notices.service.ts';
import { lockTemplate, moveTemplate, type TemplateKey } from './template.repository.ts';
import type { TemplateRow } from './template.tables.ts';
import {
  countPeople,
  countReportedSince,
  lockReporter,
  putReport,
  putStopped,
} from './template-complaint.repository.ts';
import type { TemplateTelling } from './template-telling.ts';

const hourMs = 3_600_000;
const windowMs = templateQuality.days * 24 * hourMs;

/** How many messages of a team were made from a template since a time; counted no further than `atMost`. */
export type TemplateSentSince = (
  queries: Queries,
  sent: { readonly merchantId: string; readonly templateId: string; readonly since: Date; readonly atMost: number },
) => Promise<number>;
interface Needs {
  readonly jobs: Pick<Jobs, 'send'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly tell: Pick<TemplateTelling, 'changed'>;
  readonly sentSince: () => TemplateSentSince;
}
/** The message that a person complains of. */
interface Complained {
  readonly merchantId: string;
  readonly templateId: string;
  readonly conversationId: string;
  readonly position: number;
  readonly customerId: string;
  readonly saidAt: Date;
  readonly now: Date;
}
type Counted = Pick<TemplateRow, 'merchantId' | 'id' | 'countedFrom' | 'approvedAt'>;

/** From when on messages of a template count. */
const countedFrom = ({ countedFrom: from, approvedAt }: Counted): Date => from ?? approvedAt ?? new Date(0);
const rowOf = ({ now, ...said }: Complained) => ({ ...said, at: now });

/** What people complain of in templates, and what follows from it (docs/decisions/092). */
export const createTemplateQuality = ({ jobs, notices, tell, sentSince }: Needs) => {
  const people = (queries: Queries, row: Counted, now: Date) =>
    countPeople(queries, row, { at: new Date(now.getTime() - windowMs), saidAt: countedFrom(row) });

  /** Whether more people complained than may; `all` is how many did. */
  const isTooMuch = async (queries: Queries, row: Counted, now: Date, all: number): Promise<boolean> => {
    if (all < templateQuality.peopleAtLeast) return false;
    const { merchantId, id: templateId } = row;
    // So many messages make these people exactly the share that may be.
    const enough = Math.ceil((all * 100) / templateQuality.percentAbove);
    const since = new Date(Math.max(now.getTime() - windowMs, countedFrom(row).getTime()));
    return (await sentSince()(queries, { merchantId, templateId, since, atMost: enough })) < enough;
  };

  const move = async (
    tx: Tx,
    row: TemplateRow,
    to: Pick<TemplateRow, 'state' | 'pausedUntil'> & Partial<TemplateRow>,
    { now, count }: { readonly now: Date; readonly count: number },
  ): Promise<void> => {
    const moved = await moveTemplate(tx, row, { state: [row.state] }, { ...to, updatedAt: now });
    if (!moved) return;
    const { merchantId, id: templateId, name } = row;
    const what = to.state === 'approved' ? 'resumed' : to.state === 'paused' ? 'paused' : 'disabled';
    const times = { until: to.pausedUntil?.toISOString() ?? null, at: now.toISOString() };
    const data = { templateId, name, what, people: count, ...times } as const;
    await notices.tell(tx, merchantId, { kind: 'messageTemplateComplained', data });
    tell.changed(tx, row);
  };

  return {
    people,

    /** @throws Refusal `reported_already`; `reports_today`. */
    report: async (tx: Tx, complained: Complained, { reason, text }: ReportEntry): Promise<void> => {
      const { customerId, merchantId, templateId: id, now } = complained;
      await lockReporter(tx, customerId);
      const today = new Date(dayStart(countedDayOf(now), DEFAULT_ZONE));
      if ((await countReportedSince(tx, customerId, today)) >= reportsADay) refuse('reports_today');
      const row = { ...rowOf(complained), kind: 'reported', reason, text } as const;
      if (!(await putReport(tx, row))) refuse('reported_already');
      await jobs.send(tx, 'template.judge', { merchantId, id });
    },

    /** The person stopped the conversation in which it was said last. */
    stopped: async (tx: Tx, complained: Complained): Promise<void> => {
      const { merchantId, templateId: id, now, saidAt } = complained;
      if (now.getTime() - saidAt.getTime() > templateQuality.stoppedWithinHours * hourMs) return;
      await putStopped(tx, { ...rowOf(complained), kind: 'stopped', reason: null, text: '' });
      await jobs.send(tx, 'template.judge', { merchantId, id });
    },

    /** Pauses it, or switches it off, where more people complained than may. Nothing happens to one that is not in use. */
    judge: async (tx: Tx, key: TemplateKey, now: Date): Promise<void> => {
      const row = await lockTemplate(tx, key);
      if (row?.state !== 'approved') return;
      const { reported, stopped } = await people(tx, row, now);
      const count = reported + stopped;
      if (!(await isTooMuch(tx, row, now, count))) return;
      const hours = templateQuality.pauseHours[row.pauses];
      const pauses = row.pauses + 1;
      const to =
        hours === undefined
          ? ({ state: 'disabled', pausedUntil: null, pauses } as const)
          : ({ state: 'paused', pausedUntil: new Date(now.getTime() + hours * hourMs), pauses } as const);
      await move(tx, row, to, { now, count });
    },

    /** The pause of one that is held is over. What was sent before counts no more. */
    resume: (tx: Tx, row: TemplateRow, now: Date): Promise<void> =>
      move(tx, row, { state: 'approved', pausedUntil: null, countedFrom: now }, { now, count: 0 }),
  };
};
export type TemplateQuality = ReturnType<typeof createTemplateQuality>;
export type TemplateComplaints = Pick<TemplateQuality, 'report' | 'stopped'>;
