import { randomInt } from 'node:crypto';
import type { RefusalData } from '@balcao/contract/envelope';
import type { TeamEntry } from '@balcao/contract/session';
import type { createTeam } from '@balcao/contract/team';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { MemberService } from '../member/member.service.ts';
import { presentNewTeam } from './team.present.ts';
import {
  findPayees,
  findTeam,
  findTeamByNumber,
  findTeamIdsLike,
  hasTeams,
  insertTeam,
  lockTeam,
  type PayeeRow,
  type Standing,
  setStanding,
  type TeamRow,
} from './team.repository.ts';

/** The certification that a team lacks, and where it stands. */
type Lack = NonNullable<RefusalData['standing']>;

/** Who is paid. */
export interface Payee {
  readonly merchantNumber: string;
  readonly name: string;
  /** Whether the team may receive payments: it is certified, and so are its data for payments (rule: certified-first). */
  readonly certified: boolean;
  /** What it lacks for that: the first of the two. */
  readonly lack?: Lack;
}
interface NewTeam extends Pick<TeamRow, 'name' | 'type' | 'createdBy'>, Omit<Standing, 'type'> {
  readonly now: Date;
}
interface Needs {
  readonly db: Db;
  readonly members: Pick<MemberService, 'addMember'>;
}

const triesAtMost = 10;
const unreviewed = { reviewStatus: 'NO', teamCert: false, formStatus: 'NO', paymentCert: false } as const;
/** The standing of a team that may do everything. */
export const fullStatus = {
  reviewStatus: 'SUCCESS',
  teamCert: true,
  formStatus: 'SUCCESS',
  paymentCert: true,
} as const;
const newMerchantNumber = (): string => String(randomInt(1_000_000_000, 10_000_000_000));

const lackOf = ({ teamCert, reviewStatus, paymentCert, formStatus }: PayeeRow): Lack | undefined => {
  if (!teamCert) return { of: 'team', status: reviewStatus };
  return paymentCert ? undefined : { of: 'payment', status: formStatus };
};
const payeeOf = (team: PayeeRow): Payee => {
  const lack = lackOf(team);
  return { merchantNumber: team.number, name: team.name, certified: !lack, ...(lack ? { lack } : {}) };
};

export const createTeamService = ({ db, members }: Needs) => {
  /** Creates a team with an unused number, and makes its creator the super admin. */
  const insert = async (tx: Tx, { now, ...ask }: NewTeam): Promise<TeamRow> => {
    const merchantId = newId(now);
    for (let tries = 1; tries <= triesAtMost; tries += 1) {
      const team = { ...unreviewed, ...ask, merchantId, number: newMerchantNumber(), createdAt: now };
      if (!(await insertTeam(tx, team))) continue;
      await members.addMember(tx, { merchantId, accountId: ask.createdBy, isAdmin: true, roleId: null, now });
      return team;
    }
    throw new Error('no free merchant number');
  };

  return {
    insertTeam: insert,
    /** Whether there is any team at all. */
    areThere: hasTeams,

    create: (call: Call<typeof createTeam>): Promise<TeamEntry> =>
      idempotently(db, call, async (tx) => {
        const { accountId: createdBy } = call.actor;
        return presentNewTeam(await insert(tx, { ...call.body, createdBy, now: call.now }));
      }),

    payee: async (queries: Queries, merchantId: string): Promise<Payee | undefined> => {
      const team = await findTeam(queries, merchantId);
      return team && payeeOf(team);
    },

    /** The same for many, by their ids. */
    payees: async (queries: Queries, merchantIds: readonly string[]): Promise<ReadonlyMap<string, Payee>> =>
      new Map((await findPayees(queries, merchantIds)).map((team) => [team.merchantId, payeeOf(team)])),

    /** The team that a merchant number belongs to. */
    byNumber: async (queries: Queries, number: string): Promise<(Payee & { merchantId: string }) | undefined> => {
      const team = await findTeamByNumber(queries, number);
      return team && { merchantId: team.merchantId, ...payeeOf(team) };
    },

    /** The ids of the teams that someone of the platform's staff may mean by a number or a name. */
    foundBy: (queries: Queries, text: string): Promise<string[]> => findTeamIdsLike(queries, text),

    /** Type and standing of a team. @throws Refusal `not_found`. */
    standingOf: async (queries: Queries, merchantId: string): Promise<Required<Standing>> => {
      const team = (await findTeam(queries, merchantId)) ?? refuse('not_found');
      const { type, reviewStatus, teamCert, formStatus, paymentCert } = team;
      return { type, reviewStatus, teamCert, formStatus, paymentCert };
    },

    /** Locks the team's review state until the transaction ends. */
    lock: lockTeam,

    /** What its reviews make of a team. @throws Refusal `not_found`. */
    setStanding: async (tx: Tx, merchantId: string, standing: Standing): Promise<void> => {
      if (!(await setStanding(tx, merchantId, standing))) refuse('not_found');
    },
  };
};
export type TeamService = ReturnType<typeof createTeamService>;
