import type { ReplyOf } from '@balcao/contract/endpoint';
import type { getMember, listMembers, Member } from '@balcao/contract/member';
import { defaultPageSize } from '@balcao/contract/page';
import { constraintOf, type Db, type Queries, type Tx } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { presentMember } from './member.present.ts';
import {
  countMembers,
  deleteMember,
  findMemberByEmail,
  insertMember,
  lockAdmins,
  updateMember,
} from './member.repository.ts';
import { listRows } from './member-list.repository.ts';
import { findMembersWithRights, findMemberWithRights } from './member-rights.repository.ts';
import type { Standing } from './member-rules.ts';

export type { MemberWithRights } from './member-rights.repository.ts';

interface Key {
  readonly merchantId: string;
  readonly accountId: string;
}
/** A super admin, who needs no role, or a member whose role says what is allowed; without a role, nothing is. */
interface Place {
  readonly isAdmin: boolean;
  readonly roleId: string | null;
}
/** The caller, in their team. */
type Requester = Standing & { readonly merchantId: string };

/** A role of another team is as good as none (rule: foreign-is-unknown); the foreign key knows. */
const withinTeam = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    return constraintOf(error) === 'member_role' ? refuse('not_found') : Promise.reject(error);
  }
};

const refuseLastAdmin = async (tx: Tx, { merchantId, accountId }: Key): Promise<void> => {
  const admins = await lockAdmins(tx, merchantId);
  if (admins.length === 1 && admins[0] === accountId) refuse('last_admin');
};

/** Who works in a team. Every change is effective with the member's next call (rule: rights-at-once). */
export const createMemberService = ({ db }: { readonly db: Db }) => {
  const read = async (queries: Queries, actor: Requester, accountId: string): Promise<Member> => {
    const asked = { merchantId: actor.merchantId, accountId };
    const [row = refuse('not_found')] = await listRows(queries, asked, { limit: 1, offset: 0 });
    return presentMember(row, actor);
  };

  return {
    /** Who works in a team, for staff of the platform: super admins first, then by name, at most so many. */
    forStaff: async (queries: Queries, merchantId: string, atMost: number) => {
      const rows = await listRows(queries, { merchantId }, { limit: atMost, offset: 0 });
      const list = rows.map(({ accountId, account, email, isAdmin, roleName, joinedAt, lastUsedAt, twoFactor }) => ({
        ...{ accountId, account, email, isAdmin, twoFactor },
        role: roleName,
        joinedAt: joinedAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }));
      return { list, total: rows[0]?.total ?? 0 };
    },

    /** @throws Refusal `already_exists`; `not_found` for a role that is not this team's. */
    addMember: async (tx: Tx, member: Key & Place & { readonly now: Date }): Promise<void> => {
      const { now: joinedAt, merchantId, accountId, isAdmin, roleId } = member;
      const isNew = await withinTeam(insertMember(tx, { merchantId, accountId, isAdmin, roleId, joinedAt }));
      if (!isNew) refuse('already_exists');
    },

    /** @throws Refusal `not_found`; `last_admin` when the team would be left without a super admin (rule: no-raised-rights). */
    changeMember: async (tx: Tx, { merchantId, accountId, isAdmin, roleId }: Key & Place): Promise<void> => {
      const key = { merchantId, accountId };
      if (!isAdmin) await refuseLastAdmin(tx, key);
      if (!(await withinTeam(updateMember(tx, key, { isAdmin, roleId })))) refuse('not_found');
    },

    /** @throws Refusal `not_found`; `last_admin` when the team would be left without a super admin (rule: no-raised-rights). */
    removeMember: async (tx: Tx, { merchantId, accountId }: Key): Promise<void> => {
      const key = { merchantId, accountId };
      await refuseLastAdmin(tx, key);
      if (!(await deleteMember(tx, key))) refuse('not_found');
    },

    /** Whether the owner of this e-mail works in the team. */
    isMember: (queries: Queries, merchantId: string, email: string): Promise<boolean> =>
      findMemberByEmail(queries, merchantId, email),

    /** How many people work in a team. */
    countOf: countMembers,
    /** Everyone of a team, with what they may do at this moment. */
    withRights: findMembersWithRights,
    /** What one of them may do at this moment; undefined for someone who is not a member. */
    rightsOf: findMemberWithRights,

    /** One member as this one sees them. @throws Refusal `not_found`. */
    read,

    get: ({ actor, params }: Call<typeof getMember>): Promise<Member> => read(db, actor, params.id),

    list: async ({ actor, query }: Call<typeof listMembers>): Promise<ReplyOf<typeof listMembers>> => {
      const { pageNum = 1, pageSize = defaultPageSize, search, roleId: places } = query;
      const asked = { merchantId: actor.merchantId, search, places, hidesAdmins: !actor.isAdmin };
      const rows = await listRows(db, asked, { limit: pageSize, offset: (pageNum - 1) * pageSize });
      // Past the last page no row says how many there are.
      const [counted] = rows.length > 0 || pageNum === 1 ? rows : await listRows(db, asked, { limit: 1, offset: 0 });
      const list = rows.map((row) => presentMember(row, actor));
      return { list, total: counted?.total ?? 0, totalIsCapped: false, pageNum, pageSize, nextCursor: null };
    },
  };
};
export type MemberService = ReturnType<typeof createMemberService>;
