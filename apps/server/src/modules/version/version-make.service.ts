import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { exportListName } from '@balcao/applet-package/export-list';
import { type LogChange, LogEvent } from '@balcao/contract/log';
import { ReviewStatus } from '@balcao/contract/session';
import { developVersionsAtMost, type VersionOrigin, VersionStage } from '@balcao/contract/version';
import { versionRank } from '@balcao/contract/version-number';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import type { PackageReader, SoundPackage } from '../../platform/inspection/package-reader.ts';
import { refuse, refuseField, refusePackage } from '../../platform/refusal.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { LogService } from '../log/log.service.ts';
import {
  type AppletKey,
  countInDevelop,
  findAtStage,
  hasNumber,
  insertVersion,
  lockVersions,
} from './version.repository.ts';
import type { VersionRow } from './version.tables.ts';
import { insertContents, insertFiles, knownContents, lockContents } from './version-content.repository.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly packageReader: Pick<PackageReader, 'read'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly logs: Pick<LogService, 'record'>;
}
/** A version as someone makes it, without its package. */
export interface NewVersion extends AppletKey {
  readonly developer: { readonly id: string; readonly name: string };
  readonly origin: VersionOrigin;
  /** From which machine the tool sent it: the name of its upload key. */
  readonly machine?: string;
  readonly number: string;
  readonly description: string;
  readonly now: Date;
  /** From where, for the log. */
  readonly ip: string;
  readonly requestId: string;
}
interface HashedFile {
  readonly path: string;
  readonly content: Buffer;
  readonly sha256: string;
}
/** A package that belongs to its mini program, ready to be kept. */
export interface CheckedPackage {
  readonly sound: Omit<SoundPackage, 'files'>;
  readonly files: readonly HashedFile[];
}

const batch = { bytes: 1_000_000, rows: 200 } as const;
/** In parts that the database takes at once. */
const inBatches = (files: readonly HashedFile[]): HashedFile[][] => {
  const batches: HashedFile[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const file of files) {
    const last = batches.at(-1);
    if (last && last.length < batch.rows && bytes + file.content.length <= batch.bytes) last.push(file);
    else {
      batches.push([file]);
      bytes = 0;
    }
    bytes += file.content.length;
  }
  return batches;
};

/** With the hashes of the files. Who else waits is served between two of them. */
export const hashed = async (files: SoundPackage['files']): Promise<HashedFile[]> => {
  const list: HashedFile[] = [];
  for (const [path, content] of files) {
    list.push({ path, content, sha256: createHash('sha256').update(content).digest('hex') });
    await turn();
  }
  return list;
};

/** How a version is made: its package is looked into apart, and kept with it in one transaction (rule: crash-safe). */
export const createVersionMaking = ({ db, events, packageReader, applets, logs }: Needs) => {
  const keepFiles = async (
    tx: Tx,
    { merchantId, id: versionId }: VersionRow,
    files: readonly HashedFile[],
  ): Promise<void> => {
    await lockContents(tx, merchantId);
    const each = [...new Map(files.map((file) => [file.sha256, file])).values()];
    const hashes = each.map(({ sha256 }) => sha256);
    const known = await knownContents(tx, merchantId, hashes);
    for (const some of inBatches(each.filter(({ sha256 }) => !known.has(sha256))))
      await insertContents(
        tx,
        some.map(({ sha256, content }) => ({ merchantId, sha256, content })),
      );
    await insertFiles(
      tx,
      files.map(({ path, content, sha256 }) => ({ merchantId, versionId, path, bytes: content.length, sha256 })),
    );
  };

  /** @throws Refusal what stands against this number, or one more version. */
  const checkNumber = async (tx: Tx, { number, ...key }: NewVersion): Promise<void> => {
    if (await hasNumber(tx, key, number)) refuseField('number', 'versionNumberUsed');
    const online = await findAtStage(tx, key, 'online');
    if (online && versionRank(number) <= online.rank) refuseField('number', 'versionNumberLow');
    if ((await countInDevelop(tx, key)) >= developVersionsAtMost) refuse('versions_full');
  };

  const read = async (key: AppletKey, zip: Buffer): Promise<CheckedPackage> => {
    const { appId } = await applets.mustFind(db, key.merchantId, key.appletId);
    const inspected = await packageReader.read(zip);
    if ('faults' in inspected) return refusePackage(inspected.faults);
    const { files, ...sound } = inspected;
    const { appId: found } = sound.manifest;
    if (found !== appId) refusePackage([{ code: 'listAppId', path: exportListName, found }]);
    return { sound, files: await hashed(files) };
  };

  const keep = async (tx: Tx, asked: NewVersion, { sound, files }: CheckedPackage): Promise<VersionRow> => {
    const { merchantId, appletId, developer, origin, machine, number, description } = asked;
    const { now, ip, requestId } = asked;
    const { name } = await applets.mustFind(tx, merchantId, appletId);
    await lockVersions(tx, asked);
    await checkNumber(tx, asked);
    const made = await insertVersion(tx, {
      merchantId,
      id: newId(now),
      appletId,
      number,
      rank: versionRank(number),
      description,
      stage: VersionStage.enum.develop,
      reviewStatus: ReviewStatus.enum.NO,
      origin,
      machine: machine ?? null,
      manifest: sound.manifest,
      toolVersion: sound.toolVersion,
      files: files.length,
      bytes: files.reduce((sum, { content }) => sum + content.length, 0),
      developerId: developer.id,
      developerName: developer.name,
      createdAt: now,
    });
    if (!made) return refuseField('number', 'versionNumberUsed');
    await keepFiles(tx, made, files);
    events.publish(tx, merchantId, { topic: 'version', key: appletId });
    const context = { actor: { accountId: developer.id, merchantId }, ip, requestId, now };
    const changes: LogChange[] = [{ field: 'version', of: null, before: null, after: number }];
    if (machine !== undefined) changes.push({ field: 'uploadKey', of: null, before: null, after: machine });
    const subject = { kind: 'applet', id: appletId, name } as const;
    await logs.record(tx, context, { event: LogEvent.enum.versionMade, subject, changes });
    return made;
  };

  return {
    /**
     * Looks into a package, outside of any transaction. @throws Refusal `package_refused` with all that is wrong with it; `not_found`
     * for a mini program that the team does not have; `unavailable` when too many wait.
     */
    read,
    /** Keeps a version and all its files. @throws Refusal `form_invalid` at `number`; `versions_full`. */
    keep,
    /** Both, for who brings the bytes along. */
    make: async (asked: NewVersion & { readonly zip: Buffer }): Promise<VersionRow> => {
      const checked = await read(asked, asked.zip);
      return transaction(db, (tx) => keep(tx, asked, checked));
    },
  };
};
export type VersionMaking = ReturnType<typeof createVersionMaking>;
