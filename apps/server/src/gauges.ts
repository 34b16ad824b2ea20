import type { Modules } from './modules.ts';
import type { GaugeSource } from './platform/gauges.ts';
import { backlogByJob } from './platform/job-backlog.ts';
import type { Platform } from './platform/platform.ts';

/** How the parts of the platform are written as numbers, so that the worst is the largest. */
const levels = { working: 0, slow: 1, down: 2 } as const;

/** Figures of the product for monitoring: money first, then what waits, then how its parts are. */
export const gaugesOf = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  modules: Modules,
  isArchiveFailing: () => Promise<number>,
): readonly GaugeSource[] => [
  {
    name: 'ledger_drift',
    help: 'Merchants whose money stands still since their balance and their entries differ',
    read: modules.merchants.ledgers.services.ledgerDrift.count,
  },
  {
    name: 'unknown_outcomes',
    help: 'Operations whose outcome a rail has not told for longer than it should',
    label: 'kind',
    read: () => modules.merchants.rail.services.unknownOutcomes.counts(clock.now()),
  },
  {
    name: 'jobs_late',
    help: 'Jobs that should have begun two minutes ago',
    label: 'job',
    read: async () => Object.fromEntries((await backlogByJob(db)).map(({ name, late }) => [name, late])),
  },
  {
    name: 'jobs_failing',
    help: 'Jobs that wait after three tries in vain',
    label: 'job',
    read: async () => Object.fromEntries((await backlogByJob(db)).map(({ name, failing }) => [name, failing])),
  },
  {
    name: 'platform_status',
    help: 'The parts of /status: 0 working, 1 slow, 2 down',
    label: 'part',
    read: async () => {
      const { parts } = await modules.help.status.services.status.get();
      return Object.fromEntries(parts.map(({ part, level }) => [part, levels[level]]));
    },
  },
  {
    name: 'database_connections',
    help: 'Connections of this process to its database, and callers that wait for one',
    label: 'state',
    read: async () => {
      const { totalCount, idleCount, waitingCount } = db.$client;
      return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
    },
  },
  { name: 'wal_archive_failing', help: '1 while the log of the database cannot be archived', read: isArchiveFailing },
];
