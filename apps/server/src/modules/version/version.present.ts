import { Manifest } from '@balcao/applet-package/manifest';
import type { Submission } from '@balcao/contract/review';
import type { AppletVersion, VersionDetail, VersionFile } from '@balcao/contract/version';
import type { VersionRow } from './version.tables.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentVersion = (row: VersionRow): AppletVersion => ({
  id: row.id,
  number: row.number,
  description: row.description,
  stage: row.stage,
  reviewStatus: row.reviewStatus,
  isTrial: row.isTrial,
  origin: row.origin,
  machine: row.machine,
  files: row.files,
  bytes: row.bytes,
  developer: row.developerName,
  createdAt: row.createdAt.toISOString(),
  submittedAt: instant(row.submittedAt),
  decidedAt: instant(row.decidedAt),
  publisher: row.publisherName,
  publishedAt: instant(row.publishedAt),
  takenDownAt: instant(row.takenDownAt),
  takenDownReason: row.takenDownReason,
  version: row.version,
});

/** What the `app.json` of a version says. It was checked when the version was made. */
export const manifestOf = (row: Pick<VersionRow, 'manifest'>): Manifest => Manifest.parse(row.manifest);

interface Beside {
  readonly list: readonly VersionFile[];
  readonly submission: Submission | null;
}
export const presentVersionDetail = (row: VersionRow, { list, submission }: Beside): VersionDetail => {
  const { pages, permissions } = manifestOf(row);
  return {
    ...presentVersion(row),
    pages,
    permissions,
    toolVersion: row.toolVersion,
    list: [...list],
    submission,
  };
};
