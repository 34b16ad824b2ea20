import type { Release } from '@balcao/contract/version-release';
import type { ToldRelease } from './release.repository.ts';

export const presentRelease = (row: ToldRelease): Release => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  versionId: row.versionId,
  number: row.number,
  formerNumber: row.formerNumber,
  share: row.share,
  publisher: row.publisherName,
  createdAt: row.createdAt.toISOString(),
  startsAt: row.startsAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});
