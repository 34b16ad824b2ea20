import { rollbackVersionsAtMost, type VersionBoard } from '@balcao/contract/version';
import type { Queries } from '../../platform/db.ts';
import { presentVersion } from './version.present.ts';
import { type AppletKey, findAtStage, findTrial, highestRank, listPast } from './version.repository.ts';
import type { VersionRow } from './version.tables.ts';
import { isReleasing, isRolledBack } from './version-board.repository.ts';

const perPart = 1_000;
const rankAtMost = perPart ** 3 - 1;
const first = '1.0.0';

/** The number after the highest that was given: 1.9.999 is followed by 1.10.0. */
export const nextNumber = (highest: number): string => {
  if (highest === 0) return first;
  const next = Math.min(highest + 1, rankAtMost);
  return [Math.floor(next / perPart ** 2), Math.floor(next / perPart) % perPart, next % perPart].join('.');
};

/** The versions of a mini program that matter now. */
export const createVersionBoards = ({ publicBaseUrl }: { readonly publicBaseUrl: string }) => {
  const blockedBy = async (queries: Queries, key: AppletKey, past: readonly VersionRow[]) => {
    if (await isReleasing(queries, key)) return 'releasing';
    if (past.length === 0) return 'nothing';
    return (await isRolledBack(queries, key)) ? 'rolledBack' : null;
  };
  return {
    of: async (queries: Queries, { appId, ...key }: AppletKey & { readonly appId: string }): Promise<VersionBoard> => {
      const at = async (...stages: Parameters<typeof findAtStage>[2][]) => {
        const row = await findAtStage(queries, key, ...stages);
        return row ? presentVersion(row) : null;
      };
      const trial = await findTrial(queries, key);
      const past = await listPast(queries, key, rollbackVersionsAtMost);
      return {
        develop: await at('develop'),
        trial: trial ? presentVersion(trial) : null,
        review: await at('review', 'approved'),
        rolling: await at('rolling'),
        online: await at('online'),
        rollbackTo: past.map(presentVersion),
        rollbackBlocked: await blockedBy(queries, key, past),
        nextNumber: nextNumber(await highestRank(queries, key)),
        trialUrl: `${publicBaseUrl}/phone/applet/${appId}?trial=1`,
      };
    },
  };
};
export type VersionBoards = ReturnType<typeof createVersionBoards>;
