import { isText, textOf } from '@balcao/applet-package/file-kind';
import { readAppletIcon } from '@balcao/contract/applet';
import { pathOf } from '@balcao/contract/endpoint';
import { statesBefore } from '@balcao/contract/states';
import { type VersionComparison, type VersionStage, versionMoves } from '@balcao/contract/version';
import {
  type compareDeskVersion,
  type DeskApplet,
  type DeskFile,
  type DeskVersion,
  deskFileBytesAtMost,
  type getDeskApplet,
  type getDeskVersion,
  type readDeskFile,
  type takeDownVersion,
} from '@balcao/contract/version-desk';
import type { Db, Queries } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { endUnderWay } from './release.repository.ts';
import { manifestOf, presentVersion, presentVersionDetail } from './version.present.ts';
import { type AppletKey, findAtStage, findSubmitted, lockVersions, updateVersion } from './version.repository.ts';
import type { VersionService } from './version.service.ts';
import type { VersionRow } from './version.tables.ts';
import { manifestLines } from './version-paths.ts';
import { aboutVersion } from './version-review.service.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly versions: Pick<VersionService, 'fileList' | 'content' | 'compare'>;
  readonly reviews: Pick<ReviewService, 'latest' | 'byId'>;
}

/** Versions as staff read them, and take them down. */
export const createVersionDesk = (needs: Needs) => {
  const { db, events, teams, auditEvents, notices, applets, versions, reviews } = needs;

  const mustFind = async (queries: Queries, id: string): Promise<VersionRow> =>
    (await findSubmitted(queries, id)) ?? refuse('not_found');

  const about = async (queries: Queries, { merchantId, appletId }: AppletKey) => {
    const applet = await applets.mustFind(queries, merchantId, appletId);
    const { id, appId, name, abbreviation, category, intro, description, shelf } = applet;
    const team = (await teams.payee(queries, merchantId)) ?? refuse('not_found');
    const icon = pathOf(readAppletIcon, { icon: applet.iconId });
    return {
      applet: { id, appId, name, abbreviation, category, intro, description, icon, shelf },
      merchant: { id: merchantId, number: team.merchantNumber, name: team.name },
    };
  };

  const present = async (queries: Queries, row: VersionRow): Promise<DeskVersion> => {
    const list = await versions.fileList(queries, { merchantId: row.merchantId, versionId: row.id });
    const { submission: _team, ...detail } = presentVersionDetail(row, { list, submission: null });
    return { ...detail, ...(await about(queries, row)), manifest: manifestLines(manifestOf(row)) };
  };

  /** The version that stands there, with its last review; null where there is none. */
  const standing = async (queries: Queries, key: AppletKey, stage: VersionStage): Promise<DeskApplet['online']> => {
    const version = await findAtStage(queries, key, stage);
    const last = version && (await reviews.latest(queries, version.merchantId, aboutVersion(version.id)));
    return version && last ? { ...presentVersion(version), reviewId: last.row.id } : null;
  };

  return {
    get: async ({ params }: Call<typeof getDeskVersion>): Promise<DeskVersion> =>
      present(db, await mustFind(db, params.id)),

    file: async ({ params, query: { path } }: Call<typeof readDeskFile>): Promise<DeskFile> => {
      const { merchantId, id: versionId } = await mustFind(db, params.id);
      const { bytes, sha256 } = (await versions.content(db, { merchantId, versionId }, path)) ?? refuse('not_found');
      const file = { path, bytes: bytes.length, sha256 };
      if (bytes.length > deskFileBytesAtMost) return { ...file, text: null, base64: null };
      const text = isText(path) ? (textOf(bytes) ?? null) : null;
      return { ...file, text, base64: text === null ? bytes.toString('base64') : null };
    },

    applet: async ({ params }: Call<typeof getDeskApplet>): Promise<DeskApplet> => {
      const review = (await reviews.byId(db, params.id)) ?? refuse('not_found');
      if (review.kind !== 'removal') refuse('not_found');
      const key = { merchantId: review.merchantId, appletId: review.subject };
      const [online, rolling] = [await standing(db, key, 'online'), await standing(db, key, 'rolling')];
      return { ...(await about(db, key)), online, rolling };
    },

    compare: async ({ params }: Call<typeof compareDeskVersion>): Promise<VersionComparison> =>
      versions.compare(db, await mustFind(db, params.id)),

    /** @throws Refusal `state_forbids` for a version that is not delivered: in development, in review, or taken down already. */
    takeDown: async (call: Call<typeof takeDownVersion>): Promise<DeskVersion> => {
      const { now, params, body } = call;
      await idempotently(db, call, async (tx) => {
        const before = await mustFind(tx, params.id);
        await lockVersions(tx, before);
        const down = { stage: 'takenDown', takenDownAt: now, takenDownReason: body.reason } as const;
        const row =
          (await updateVersion(tx, before, statesBefore(versionMoves, 'takenDown'), down)) ?? refuse('state_forbids');
        const { merchantId, appletId, id: versionId, number } = row;
        await endUnderWay(tx, row, versionId, now);
        const { name } = await applets.mustFind(tx, merchantId, appletId);
        const subjectName = `${name} ${number}`;
        const changes = [{ field: 'reason', before: '', after: body.reason }] as const;
        const deed = { kind: 'versionTakenDown', merchantId, subjectId: versionId, subjectName, changes } as const;
        await auditEvents.record(tx, call, deed);
        const data = { appletId, name, number, versionId, reason: body.reason };
        await notices.tell(tx, merchantId, { kind: 'versionTakenDown', data });
        for (const topic of ['version', 'applet'] as const) events.publish(tx, merchantId, { topic, key: appletId });
        return null;
      });
      return present(db, await mustFind(db, params.id));
    },
  };
};
export type VersionDesk = ReturnType<typeof createVersionDesk>;
