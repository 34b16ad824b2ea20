import { createGuessThrottle } from '../../platform/guess-throttle.ts';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { PasswordHashing } from '../../platform/password-hashing.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TeamService } from '../team/team.service.ts';
import { createSetUpLinks } from './set-up-link.ts';
import { staffRoutes } from './staff.routes.ts';
import { createStaffService } from './staff.service.ts';
import { createStaffDeeds } from './staff-deed.service.ts';
import { createStaffDeedList } from './staff-deed-list.service.ts';
import { createStaffEntry } from './staff-entry.ts';
import { createStaffFactor } from './staff-factor.service.ts';
import { createStaffLetters } from './staff-letters.ts';
import { createStaffNames } from './staff-names.service.ts';
import { createStaffPasswords } from './staff-password.service.ts';
import { createStaffSetUp } from './staff-set-up.service.ts';
import { createStaffTeam } from './staff-team.service.ts';

interface Needs {
  readonly platform: Pick<
    Platform,
    'config' | 'db' | 'clock' | 'jobs' | 'limits' | 'mailer' | 'secrets' | 'loginNetworks'
  >;
  readonly passwords: PasswordHashing;
  readonly teams: TeamService;
}

/** Who works for the platform: how they come in, what they administer, and what they did. */
export const staffModule = ({ platform, passwords, teams }: Needs) => {
  const { config, db, clock, jobs, limits, mailer, secrets, loginNetworks } = platform;
  const { publicBaseUrl } = config;
  const isKnown = loginNetworks.isKnownAt('staff');
  const factorRequired = !config.sandbox;
  const entries = createStaffEntry({ factorRequired, networks: loginNetworks });
  const letters = createStaffLetters({ mailer, publicBaseUrl });
  const staffNames = createStaffNames();
  const deeds = createStaffDeeds({ names: staffNames });
  const staff = createStaffService({
    db,
    clock,
    jobs,
    passwords,
    entries,
    factorRequired,
    throttle: createGuessThrottle(limits, 'staff', isKnown),
  });
  const staffPasswords = createStaffPasswords({ db, limits, passwords, deeds, letters });
  const staffFactor = createStaffFactor({
    db,
    secrets,
    entries,
    deeds,
    letters,
    factorRequired,
    throttle: createGuessThrottle(limits, 'staff-factor', isKnown),
    ownPassword: staffPasswords,
  });
  const staffSetUp = createStaffSetUp({ db, passwords, entries, deeds });
  const links = createSetUpLinks(publicBaseUrl);
  const staffTeam = createStaffTeam({ db, links, factor: staffFactor, deeds, letters });
  const staffDeedList = createStaffDeedList({ db, teams, deeds });
  return {
    services: {
      staffNames,
      staffDeeds: deeds,
      staff,
      staffFactor,
      staffPasswords,
      staffSetUp,
      staffTeam,
      staffDeedList,
    },
    routes: (implement: Implement) =>
      staffRoutes(implement, { staff, staffFactor, staffPasswords, staffSetUp, staffTeam, staffDeedList }),
  } satisfies Module;
};
