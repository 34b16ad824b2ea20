import { type LogChange, LogEvent } from '@balcao/contract/log';
import type { Member, removeMember, updateMember } from '@balcao/contract/member';
import type { Db, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { RoleService } from '../role/role.service.ts';
import type { Grants } from './grants.service.ts';
import { lockPlaces, type MemberRow } from './member.repository.ts';
import type { MemberService } from './member.service.ts';
import { changesMembers, refusalToTouch } from './member-rules.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly names: Pick<AccountNames, 'nameOf'>;
  readonly roles: Pick<RoleService, 'find' | 'permissionsOf'>;
  readonly grants: Pick<Grants, 'grantable' | 'rightsOf'>;
  readonly members: Pick<MemberService, 'changeMember' | 'removeMember' | 'read'>;
}
type Touching = Call<typeof updateMember> | Call<typeof removeMember>;

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** What other members do about a member. */
export const createMemberChanges = ({ db, events, logs, names, roles, grants, members }: Needs) => {
  const roleOf = async (tx: Tx, { merchantId, roleId }: MemberRow) =>
    roleId === null ? undefined : roles.find(tx, { merchantId, roleId });

  /** Both places and those of every super admin, before the author's own is held: two who act upon each other go one after the other. */
  const lockBoth =
    ({ actor, params }: Touching) =>
    (tx: Tx) =>
      lockPlaces(tx, actor.merchantId, [actor.accountId, params.id]);

  /** Decides by what both places are now, which are held. @throws Refusal `role_changed`, `not_found`, or what the rule says. */
  const hold = async (tx: Tx, call: Touching, act: 'change' | 'remove') => {
    const { actor, params } = call;
    const { merchantId, accountId } = actor;
    const places = await lockBoth(call)(tx);
    const rights = await grants.rightsOf(tx, { merchantId, accountId });
    if (!rights || !changesMembers(rights)) return refuse('role_changed');
    const place = places.find((one) => one.accountId === params.id) ?? refuse('not_found');
    const role = await roleOf(tx, place);
    const member = { accountId: params.id, isAdmin: place.isAdmin, menuPermissions: role?.permissions ?? [] };
    const admins = places.filter(({ isAdmin }) => isAdmin).length;
    const refusal = refusalToTouch({ actor: { ...rights, accountId }, member, admins }, act);
    if (refusal) refuse(refusal);
    return { place, rights, roleName: role?.roleName ?? null };
  };

  const tell = async (tx: Tx, call: Touching, event: LogEvent, changes: readonly LogChange[]): Promise<void> => {
    const { id } = call.params;
    events.publish(tx, call.actor.merchantId, { topic: 'team', key: id });
    const subject = { kind: 'member', id, name: await names.nameOf(tx, id) } as const;
    await logs.record(tx, call, { event, subject, changes: changes.filter(({ before, after }) => before !== after) });
  };

  return {
    update: (call: Call<typeof updateMember>): Promise<Member> =>
      idempotently(
        db,
        call,
        async (tx) => {
          const { merchantId } = call.actor;
          const { id: accountId } = call.params;
          const { isAdmin, roleId, version } = call.body;
          const { place, rights, roleName } = await hold(tx, call, 'change');
          if (place.version !== version) refuse('changed_elsewhere');
          if (place.isAdmin === isAdmin && place.roleId === roleId) return members.read(tx, call.actor, accountId);
          if (isAdmin && !rights.isAdmin) refuse('rights_exceeded');
          const role = roleId === null ? undefined : await grants.grantable(tx, rights, { merchantId, roleId });
          await members.changeMember(tx, { merchantId, accountId, isAdmin, roleId });
          await tell(tx, call, LogEvent.enum.memberChanged, [
            { field: 'superAdmin', of: null, before: yes(place.isAdmin), after: yes(isAdmin) },
            { field: 'role', of: null, before: roleName, after: role?.roleName ?? null },
          ]);
          // A super admin who steps down sees the result with their remaining rights.
          const actor = accountId === call.actor.accountId ? { ...call.actor, isAdmin: false } : call.actor;
          return members.read(tx, actor, accountId);
        },
        lockBoth(call),
      ),

    remove: (call: Call<typeof removeMember>): Promise<null> =>
      idempotently(
        db,
        call,
        async (tx) => {
          const { merchantId } = call.actor;
          const { roleName, place } = await hold(tx, call, 'remove');
          await members.removeMember(tx, { merchantId, accountId: call.params.id });
          const had = place.isAdmin
            ? ({ field: 'superAdmin', of: null, before: yes(true), after: null } as const)
            : ({ field: 'role', of: null, before: roleName, after: null } as const);
          await tell(tx, call, LogEvent.enum.memberRemoved, [had]);
          return null;
        },
        lockBoth(call),
      ),
  };
};
export type MemberChanges = ReturnType<typeof createMemberChanges>;
