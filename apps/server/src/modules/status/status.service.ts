import type { ReplyOf } from '@balcao/contract/endpoint';
import { type getStatus, type StatusLevel, StatusPart, statusSeconds } from '@balcao/contract/status';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { backlogOf } from '../../platform/job-backlog.ts';
import type { JobName } from '../../platform/jobs.ts';
import { createReadiness } from '../../platform/readiness.ts';
import type { SettlementStanding } from '../settlement/settlement-standing.service.ts';
import type { WebhookBacklog } from '../webhook/webhook-backlog.service.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
  readonly files: Pick<FileStore, 'read' | 'requireRoom'>;
  readonly settlements: Pick<SettlementStanding, 'isBehind'>;
  readonly webhooks: Pick<WebhookBacklog, 'isBehind'>;
}

const jobsOf = {
  payments: [
    'order.open',
    'order.remove',
    'refund.give-back',
    'preauth.ask',
    'rail.notify',
    'rail.return',
    'rail.pix-ask',
    'withdrawal.pay',
  ],
  messages: ['mail.send', 'notice.mail', 'message.deliver', 'broadcast.deliver'],
  files: ['export.make', 'bill.make', 'media.scan', 'knowledge.read'],
} as const satisfies Partial<Record<StatusPart, readonly JobName[]>>;

/** One job that fails says something of itself, so many say something of what they need. */
const failingAtLeast = 5;
/** A file that is not there: that it is not found says that files are reached. */
const noFile = 'status/none';
/** Room without which no file is taken. */
const roomBytes = 1_000_000;

type Status = ReplyOf<typeof getStatus>;

/** Whether each part of the platform works now, from what it does: nothing is counted, named or kept. */
export const createStatus = ({ db, clock, files, settlements, webhooks }: Needs) => {
  const canWrite = createReadiness(db);
  const ofJobs = async (names: readonly JobName[]): Promise<StatusLevel> => {
    const { late, failing } = await backlogOf(db, names);
    return late > 0 || failing >= failingAtLeast ? 'slow' : 'working';
  };
  const ofFiles = async (): Promise<StatusLevel> => {
    await files.read(noFile);
    await files.requireRoom(roomBytes);
    return ofJobs(jobsOf.files);
  };
  const measures: Readonly<Record<StatusPart, () => Promise<StatusLevel>>> = {
    signIn: async () => 'working',
    payments: () => ofJobs(jobsOf.payments),
    settlement: async () => ((await settlements.isBehind(clock.now())) ? 'slow' : 'working'),
    messages: () => ofJobs(jobsOf.messages),
    files: ofFiles,
    webhooks: async () => ((await webhooks.isBehind(clock.now())) ? 'slow' : 'working'),
  };

  const measure = async (): Promise<Status> => {
    const isWritten = await canWrite();
    const levelOf = (part: StatusPart): Promise<StatusLevel> =>
      isWritten ? measures[part]().catch(() => 'down') : Promise.resolve('down');
    const levels = await Promise.all(StatusPart.options.map(async (part) => ({ part, level: await levelOf(part) })));
    return { parts: levels, checkedAt: clock.now().toISOString() };
  };

  let held: { readonly until: number; readonly answer: Promise<Status> } | undefined;
  return {
    /** A measurement stands for {@link statusSeconds}, however many ask. */
    get: (): Promise<Status> => {
      const now = performance.now();
      if (!held || held.until < now) held = { until: now + statusSeconds * 1_000, answer: measure() };
      return held.answer;
    },
  };
};
export type StatusService = ReturnType<typeof createStatus>;
