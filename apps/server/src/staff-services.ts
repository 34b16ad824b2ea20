import { createSetUpLinks } from './modules/staff/set-up-link.ts';
import { createStaffService } from './modules/staff/staff.service.ts';
import { createStaffDeeds } from './modules/staff/staff-deed.service.ts';
import { createStaffDeedList } from './modules/staff/staff-deed-list.service.ts';
import { createStaffEntry } from './modules/staff/staff-entry.ts';
import { createStaffFactor } from './modules/staff/staff-factor.service.ts';
import { createStaffLetters } from './modules/staff/staff-letters.ts';
import { createStaffNames } from './modules/staff/staff-names.service.ts';
import { createStaffPasswords } from './modules/staff/staff-password.service.ts';
import { createStaffSetUp } from './modules/staff/staff-set-up.service.ts';
import { createStaffTeam } from './modules/staff/staff-team.service.ts';
import type { TeamService } from './modules/team/team.service.ts';
import { createGuessThrottle } from './platform/guess-throttle.ts';
import type { PasswordHashing } from './platform/password-hashing.ts';
import type { Platform } from './platform/platform.ts';

interface Known {
  readonly passwords: PasswordHashing;
  readonly teams: TeamService;
}

/** Who works for the platform: how they come in, what they administer, and what they did. */
export const openStaff = (platform: Platform, { passwords, teams }: Known) => {
  const { config, db, clock, jobs, limits, mailer, secrets, loginNetworks } = platform;
  const isKnown = loginNetworks.isKnownAt('staff');
  const { publicBaseUrl } = config;
  const factorRequired = !config.sandbox;
  const entries = createStaffEntry({ factorRequired, networks: loginNetworks });
  const letters = createStaffLetters({ mailer, publicBaseUrl });
  const staffNames = createStaffNames();
  const deeds = createStaffDeeds({ names: staffNames });
  const about = { db, entries, passwords, deeds, letters, factorRequired };
  const staffPasswords = createStaffPasswords({ ...about, limits });
  const factorThrottle = createGuessThrottle(limits, 'staff-factor', isKnown);
  const staffFactor = createStaffFactor({ ...about, secrets, throttle: factorThrottle, ownPassword: staffPasswords });
  return {
    staffNames,
    staffDeeds: deeds,
    staff: createStaffService({ ...about, clock, jobs, throttle: createGuessThrottle(limits, 'staff', isKnown) }),
    staffFactor,
    staffPasswords,
    staffSetUp: createStaffSetUp(about),
    staffTeam: createStaffTeam({ ...about, links: createSetUpLinks(publicBaseUrl), factor: staffFactor }),
    staffDeedList: createStaffDeedList({ db, teams, deeds }),
  };
};
