import { listWaiting } from '@balcao/contract/waiting';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { createWaitings, type WaitingSource } from './waiting.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db'>;
  readonly teams: TeamService;
  readonly staffNames: StaffNames;
  readonly sources: readonly WaitingSource[];
}

/** What waits for a second person. */
export const waitingModule = ({ platform: { db }, teams, staffNames, sources }: Needs) => {
  const waitings = createWaitings({ db, teams, staffNames, sources });
  return {
    services: {},
    routes: (implement: Implement) => implement(listWaiting, waitings.list),
  } satisfies Module;
};
