import { type Endpoint, menuAccessOf } from '@balcao/contract/endpoint';
import type { RefusalName } from '@balcao/contract/refusal';
import { endPreview } from '@balcao/contract/role';
import { changeTeam, listTeams, logout } from '@balcao/contract/session';
import { staffMay } from '@balcao/contract/staff';
import type { Standing } from './callers.ts';

/** What an endpoint says to its caller: `passes`, or the refusal, with the right that is missing. */
export type Outcome = 'passes' | RefusalName | `permission_missing: ${string} ${string}`;

/** Refusals of access: all other checks come after them. */
export const refusalsOfDoors: ReadonlySet<string> = new Set<RefusalName>([
  'session_missing',
  'session_ended',
  'code_expired',
  'factor_missing',
  'signature_missing',
  'access_token_wrong',
  'upload_key_wrong',
  'team_missing',
  'permission_missing',
  'role_changed',
  'member_removed',
  'preview_only',
  'proof_missing',
  'path_unknown',
]);

/** The ways out of a team: open to the person who has lost it, or only looks as someone else. */
const waysOut = new Set<string>([logout.id, listTeams.id, changeTeam.id, endPreview.id]);

/** What an endpoint that is for people in a team says to someone of them. */
const ofRights = (target: Endpoint, { inTeam, isAdmin, onItsMenu }: Standing): Outcome | undefined => {
  const menu = menuAccessOf(target);
  if (target.access !== 'superAdmin' && !menu) return undefined;
  if (!inTeam) return 'team_missing';
  if (isAdmin) return undefined;
  if (!menu) return 'permission_missing: no menu write';
  const isEnough = onItsMenu === 'write' || (onItsMenu === 'read' && menu.level === 'read');
  return isEnough ? undefined : `permission_missing: ${menu.menu} ${menu.level}`;
};

const ofStaff = (access: Endpoint['access'], { is, staffRole }: Standing): Outcome => {
  if (is === 'half staff') return access === 'staffPending' ? 'passes' : 'factor_missing';
  if (is !== 'staff' || !staffRole) return 'session_missing';
  const lacks = typeof access === 'object' && 'staff' in access && !staffMay(staffRole, access.staff);
  return lacks ? 'permission_missing' : 'passes';
};

/** What the declaration of an endpoint promises to a caller. */
export const expectedOf = (target: Endpoint, caller: Standing): Outcome => {
  const { access, id, method } = target;
  if (access === 'public' || access === 'sandbox') return 'passes';
  if (access === 'merchant') return caller.is === 'merchant' ? 'passes' : 'signature_missing';
  if (access === 'applet') return caller.is === 'applet' ? 'passes' : 'access_token_wrong';
  if (access === 'uploadKey') return caller.is === 'tool' ? 'passes' : 'upload_key_wrong';
  if (access === 'requester') return caller.is === access ? 'passes' : 'code_expired';
  if (access === 'customer' || access === 'device' || access === 'toolKey')
    return caller.is === access ? 'passes' : 'session_missing';
  if (access === 'staff' || access === 'staffPending' || (typeof access === 'object' && 'staff' in access))
    return ofStaff(access, caller);
  if (caller.is === 'half') return access === 'pending' ? 'passes' : 'factor_missing';
  if (caller.is !== 'person') return 'session_missing';
  if (caller.changed) {
    if (waysOut.has(id)) return 'passes';
    return caller.removed ? 'member_removed' : 'role_changed';
  }
  const lack = ofRights(target, caller);
  if (lack) return lack;
  if (caller.previewing && method !== 'GET' && !waysOut.has(id)) return 'preview_only';
  // What a code approves is known only with the input: that is tried where approvals are.
  if (target.proof === true && !caller.proven) return 'proof_missing';
  // Some answers are about the team, but open to all of its members.
  return target.refusals.includes('team_missing') && !caller.inTeam ? 'team_missing' : 'passes';
};
