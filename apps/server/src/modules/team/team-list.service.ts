import type { ReviewStatus } from '@balcao/contract/session';
import type { TeamType } from '@balcao/contract/team';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import { skipOf } from '../../platform/page.ts';
import { findTeam, type TeamRow } from './team.repository.ts';
import { countTeams, type ListedBy, listTeams } from './team-list.repository.ts';

/** A team as staff look after it. */
export interface ListedTeam {
  readonly merchantId: string;
  readonly number: string;
  readonly name: string;
  readonly type: TeamType;
  /** Whether the team is certified. */
  readonly teamCert: boolean;
  /** Whether its data for payments are accepted too: it may receive payments. */
  readonly paymentCert: boolean;
  readonly reviewStatus: ReviewStatus;
  readonly formStatus: ReviewStatus;
  readonly createdAt: Date;
}
interface Page {
  readonly cursor?: string | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

const listed = ({ createdBy: _, ...row }: TeamRow): ListedTeam => ({
  ...row,
  paymentCert: row.teamCert && row.paymentCert,
});

/** Every team of the platform, for its staff. */
export const createTeamList = () => ({
  /** A page of them, the newest first; `counted` is one more than is ever counted where there are more. */
  list: async (queries: Queries, by: ListedBy, { cursor, pageNum, pageSize }: Page) => {
    const place = placeOf(cursor, idKeys);
    const page = { place, limit: pageSize + 1, offset: skipOf({ cursor, pageNum, pageSize }) };
    const rows = await listTeams(queries, by, page);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    return {
      rows: shown.map(listed),
      counted: await countTeams(queries, by),
      nextCursor: last ? cursorOf({ at: last.createdAt, key: last.merchantId }) : null,
    };
  },

  one: async (queries: Queries, merchantId: string): Promise<ListedTeam | undefined> => {
    const row = await findTeam(queries, merchantId);
    return row && listed(row);
  },
});
export type TeamList = ReturnType<typeof createTeamList>;
