import { type Association, type ChannelAssociation, heldHours } from '@balcao/contract/association';
import type { FoundApplet } from '@balcao/contract/opening';
import type { Queries } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AppletStandings } from '../applet/applet-standing.service.ts';
import type { FoundApplets } from '../applet/found-applets.service.ts';
import type { ChannelPlace, FoundChannels } from '../channel/found-channels.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { type AppletKey, findOn } from './association.repository.ts';
import type { AssociationRow } from './association.tables.ts';

interface Needs {
  readonly foundApplets: Pick<FoundApplets, 'rowsOf' | 'present'>;
  readonly foundChannels: Pick<FoundChannels, 'byPlaces' | 'present'>;
  readonly standings: AppletStandings;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly reviews: Pick<ReviewService, 'latest' | 'submissionOf'>;
}
export const heldMs = heldHours * 3_600_000;
export const aboutAssociation = (subject: string) => ({ kind: 'association', subject }) as const;
/** Whole seconds, none too few. */
export const secondsUntil = (at: Date, now: Date): number =>
  Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1_000));
const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Associations as their teams and people see them. */
export const createAssociationView = ({ foundApplets, foundChannels, standings, teams, reviews }: Needs) => {
  /** Whether people can open a mini program now: it is on the shelf, and a version of it is online. */
  const isOpenable = async (queries: Queries, row: { merchantId: string; id: string; shelf: string }) => {
    if (row.shelf !== 'on' && row.shelf !== 'removalRequested') return false;
    const standing = (await standings(queries, row.merchantId, [row.id])).get(row.id);
    return (standing?.onlineNumber ?? null) !== null;
  };

  const namesOf = async (queries: Queries, rows: readonly AssociationRow[]) => {
    const ids = new Set(rows.flatMap(({ merchantId, appletMerchantId }) => [merchantId, appletMerchantId]));
    const payees = await teams.payees(queries, [...ids]);
    return (merchantId: string): string => payees.get(merchantId)?.name ?? '';
  };

  const presentAll = async (queries: Queries, rows: readonly AssociationRow[], now: Date): Promise<Association[]> => {
    const [channels, applets, nameOf] = [
      await foundChannels.byPlaces(queries, rows),
      await foundApplets.rowsOf(
        queries,
        rows.map(({ appletMerchantId: merchantId, appletId }) => ({ merchantId, appletId })),
      ),
      await namesOf(queries, rows),
    ];
    return Promise.all(
      rows.map(async (row): Promise<Association> => {
        const channel = foundChannels.present(channels.get(row.channelId) ?? refuse('not_found'));
        const found = applets.get(row.appletId) ?? refuse('not_found');
        const { appId, name, icon } = foundApplets.present(found);
        const liftableAt = row.approvedAt && new Date(row.approvedAt.getTime() + heldMs);
        return {
          id: row.id,
          state: row.state,
          purpose: row.purpose,
          channel: {
            name: channel.name,
            avatar: channel.avatar,
            followers: channel.followers,
            teamName: nameOf(row.merchantId),
          },
          applet: {
            appId,
            name,
            icon,
            teamName: nameOf(row.appletMerchantId),
            isOnShelf: await isOpenable(queries, found),
          },
          requestedAt: row.requestedAt.toISOString(),
          approvedAt: isoOf(row.approvedAt),
          liftableAt: isoOf(liftableAt),
          heldSeconds: row.state === 'on' && liftableAt ? secondsUntil(liftableAt, now) : null,
          endedAt: isoOf(row.endedAt),
          reason: row.reason,
        };
      }),
    );
  };
  const present = async (queries: Queries, row: AssociationRow, now: Date): Promise<Association> => {
    const [association] = await presentAll(queries, [row], now);
    return association ?? refuse('not_found');
  };

  return {
    isOpenable,
    present,
    presentAll,

    /** With its review, for the team that submitted it. */
    ofChannel: async (queries: Queries, row: AssociationRow, now: Date): Promise<ChannelAssociation> => {
      const last = await reviews.latest(queries, row.merchantId, aboutAssociation(row.id));
      const submission = last ? await reviews.submissionOf(queries, last.row) : null;
      return { ...(await present(queries, row, now)), submission };
    },

    /** The mini program that a channel leads to; null where there is none, or people cannot open it now. */
    appletOf: async (queries: Queries, { merchantId, channelId }: ChannelPlace): Promise<FoundApplet | null> => {
      const row = await findOn(queries, merchantId, channelId);
      if (!row) return null;
      const key: AppletKey = { merchantId: row.appletMerchantId, appletId: row.appletId };
      const applet = (await foundApplets.rowsOf(queries, [key])).get(row.appletId);
      return applet && (await isOpenable(queries, applet)) ? foundApplets.present(applet) : null;
    },
  };
};
export type AssociationView = ReturnType<typeof createAssociationView>;
