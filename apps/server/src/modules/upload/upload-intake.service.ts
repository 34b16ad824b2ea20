import { createHash } from 'node:crypto';
import type { UploadProblem, UploadUse } from '@balcao/contract/upload';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newFileKey } from '../../platform/files/stream-cipher.ts';
import { newId } from '../../platform/ids.ts';
import type { FileInspector, FileUse, InspectedFile } from '../../platform/inspection/file-inspector.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { isApkIn, isApkOf } from './apk-check.ts';
import type { InfectedEmail } from './infected-email.ts';
import { createRunningHashes } from './running-hashes.ts';
import {
  countLoose,
  decideUpload,
  deleteLoose,
  findUnfinishedOf,
  findUpload,
  insertUpload,
  type UploadRow,
  type Verdict,
} from './upload.repository.ts';
import type { Place, UploadFiles } from './upload-files.ts';
import { nameOf } from './upload-name.ts';
import { countedWith, looseAtMost, unfinishedAtMost } from './upload-room.ts';

const unfinishedForHours = 24;
/** One that was begun longer ago was left, as a rule: it makes room for another. */
const leftAfterMs = 30 * 60_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: Pick<Secrets, 'seal' | 'open'>;
  readonly files: UploadFiles;
  readonly fileInspector: FileInspector;
  readonly tellInfected: InfectedEmail;
}
/** Whose upload it is. */
export interface Sender {
  readonly merchantId: string;
  /** An account, or the upload key of a tool. */
  readonly senderId: string;
}
/** One that was announced: pictures of conversations come in another way, and are unknown here. */
type AnnouncedRow = UploadRow & { readonly use: UploadUse };
const asAnnounced = (row: UploadRow | undefined): AnnouncedRow | undefined =>
  row && row.use !== 'message' ? { ...row, use: row.use } : undefined;
interface Announced {
  readonly id: string;
  /** As the person called it, if they did. */
  readonly name: string | null | undefined;
  readonly use?: UploadUse;
  readonly bytes: number;
}
interface Added {
  readonly merchantId: string;
  readonly createdBy: string;
  readonly name: string;
  readonly use?: 'document' | 'picture' | 'ticket';
  readonly bytes: Buffer;
  readonly now: Date;
}

const apk = { state: 'refused', problem: 'apk' } as const;
/** What the inspector says of an Android package, and of much else. */
const wrongTypes: ReadonlySet<UploadProblem> = new Set(['typeWrong', 'typeUnknown']);
const verdictOf = (content: InspectedFile): Verdict => {
  if (content.problem !== undefined) return { state: 'refused', problem: content.problem };
  const { type, bytes, sha256, scan } = content;
  return { state: 'ready', type, bytes: bytes.length, sha256, scan };
};

/** How documents come in: announced, received piece by piece, looked at when they are whole, and kept or refused. */
export const createUploadIntake = ({ db, clock, secrets, files, fileInspector, tellInfected }: Needs) => {
  const placeOf = ({ merchantId, id, sealedKey, use, bytes }: UploadRow): Place => ({
    merchantId,
    id,
    use,
    bytes,
    key: Buffer.from(secrets.open(sealedKey), 'base64'),
  });
  const newRow = (
    { merchantId, senderId }: Sender,
    { id, name, use = 'document', bytes }: Announced,
    now: Date,
  ): UploadRow => ({
    merchantId,
    id,
    createdBy: senderId,
    name: nameOf(name),
    use,
    type: null,
    bytes,
    state: 'receiving',
    problem: null,
    sealedKey: secrets.seal(newFileKey().toString('base64')),
    sha256: null,
    scan: 'unscanned',
    createdAt: now,
    keptAt: null,
  });

  const hashes = createRunningHashes();
  /** What is in media is looked at when a channel takes them; too large to lie in memory, they stay as they came. */
  const judgeMedia = async (place: Place): Promise<Verdict> => {
    await files.settle(place);
    const { id, bytes } = place;
    if (await isApkIn((first, last) => files.readStretch(place, { first, last }), bytes)) {
      await files.remove(id);
      return apk;
    }
    const sha256 = hashes.take(id, bytes) ?? (await files.hash(place)) ?? refuse('not_found');
    return { state: 'ready', type: null, bytes, sha256, scan: 'unscanned' };
  };
  const judgeFile = async (use: FileUse, place: Place, read: () => Promise<Buffer>): Promise<Verdict> => {
    const content = await fileInspector.inspect(use, read);
    if (content.problem === undefined) await files.write(place, content.bytes);
    else if (wrongTypes.has(content.problem) && isApkOf(await read())) return apk;
    return verdictOf(content);
  };
  /** What is in a package is looked at when a version is made of it. */
  const judgePackage = async (place: Place, read: () => Promise<Buffer>): Promise<Verdict> => {
    const { bytes, state: scan } = await fileInspector.scan('package', read);
    if (scan === 'infected') return { state: 'refused', problem: 'infected' };
    if (isApkOf(bytes)) return apk;
    await files.write(place, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { state: 'ready', type: null, bytes: bytes.length, sha256, scan };
  };

  /** Inspects a complete upload. May run twice: a run that was killed has changed nothing. */
  const decide = async (row: AnnouncedRow): Promise<UploadRow> => {
    const place = placeOf(row);
    const read = async () => (await files.readIncoming(place)) ?? refuse('not_found');
    const judges = {
      media: () => judgeMedia(place),
      package: () => judgePackage(place, read),
      document: () => judgeFile('document', place, read),
      picture: () => judgeFile('picture', place, read),
      ticket: () => judgeFile('document', place, read),
    };
    const verdict = await judges[row.use]();
    const decided = await transaction(db, async (tx) => {
      const now = await decideUpload(tx, row, verdict);
      if (now?.problem === 'infected') await tellInfected(tx, now, clock.now());
      return now;
    });
    await files.removeIncoming(row.id);
    return decided ?? refuse('not_found');
  };

  /** Forgets what the sender began long ago and left, where it takes the place of another. */
  const makeRoom = async (tx: Tx, senderId: string, use: UploadUse, now: Date): Promise<void> => {
    const unfinished = await findUnfinishedOf(tx, senderId, use);
    const tooMany = unfinished.slice(0, Math.max(0, unfinished.length + 1 - unfinishedAtMost[use]));
    const leftBefore = now.getTime() - leftAfterMs;
    if (tooMany.some(({ createdAt }) => createdAt.getTime() > leftBefore)) refuse('uploads_unfinished');
    for (const key of tooMany) if (await deleteLoose(tx, key)) await files.remove(key.id);
  };

  return {
    placeOf,
    /** How long a document may take to come in. */
    unfinishedForMs: unfinishedForHours * 3_600_000,
    newUploadId: (): string => newId(clock.now()),

    /** @throws Refusal `not_found` for an upload that the team does not have. */
    announced: async (merchantId: string, id: string): Promise<Pick<AnnouncedRow, 'use' | 'createdBy'>> =>
      asAnnounced(await findUpload(db, { merchantId, id })) ?? refuse('not_found'),

    /**
     * Announces a file. @throws Refusal `documents_full` when the team has too many that nothing stands on; `uploads_unfinished`
     * when the person is sending too many; `storage_full` when there is no room for it.
     */
    announce: async (sender: Sender, document: Announced): Promise<UploadRow> => {
      await files.requireRoom(document.bytes);
      return transaction(db, async (tx) => {
        const { use = 'document' } = document;
        const loose = await countLoose(tx, sender.merchantId, countedWith[use]);
        const most = looseAtMost[use];
        if (loose.count >= most.count || loose.bytes + document.bytes > most.bytes) refuse('documents_full');
        const now = clock.now();
        await makeRoom(tx, sender.senderId, use, now);
        const row = newRow(sender, document, now);
        await insertUpload(tx, row);
        return row;
      });
    },

    /** An upload of the team and how much of it has come in; one that is whole has been looked at. @throws Refusal `not_found`. */
    find: async (merchantId: string, id: string): Promise<{ row: UploadRow; received: number }> => {
      const row = asAnnounced(await findUpload(db, { merchantId, id })) ?? refuse('not_found');
      if (row.state !== 'receiving') return { row, received: row.bytes };
      const received = await files.received(placeOf(row));
      if (received < row.bytes) return { row, received };
      const decided = await decide(row);
      return { row: decided, received: decided.bytes };
    },

    /** Takes what comes from `offset` on; answers with how much there is then. When all is there, it has been looked at. */
    receive: async (key: { merchantId: string; id: string }, offset: number, chunks: AsyncIterable<Buffer>) => {
      const row = asAnnounced(await findUpload(db, key)) ?? refuse('not_found');
      if (row.state !== 'receiving') return row.bytes;
      await files.requireRoom(row.bytes - offset);
      const followed = row.use === 'media' ? hashes.follow(row.id, offset, chunks) : chunks;
      const received = await files.append(placeOf(row), offset, followed);
      if (received === row.bytes) await decide(row);
      return received;
    },

    /** Takes a document back. @throws Refusal `not_found`; `state_forbids` when a submission stands on it. */
    remove: (merchantId: string, id: string): Promise<void> =>
      transaction(db, async (tx) => {
        if (!asAnnounced(await findUpload(tx, { merchantId, id }))) refuse('not_found');
        if (!(await deleteLoose(tx, { merchantId, id }))) refuse('state_forbids');
        // Before the commit: a crash in between leaves a row that is deleted next time, never bytes without a row.
        await files.remove(id);
      }),

    /** Keeps a file that the product itself brings. Answers with its id. @throws when it is not what it should be. */
    add: async (tx: Tx, { merchantId, createdBy, name, use = 'document', bytes, now }: Added): Promise<string> => {
      const content = await fileInspector.inspect(use === 'ticket' ? 'document' : use, async () => bytes);
      if (content.problem !== undefined) throw new Error(`${name} is no good ${use}: ${content.problem}`);
      const document = { id: newId(now), name, use, bytes: content.bytes.length };
      const bare = newRow({ merchantId, senderId: createdBy }, document, now);
      const row: UploadRow = {
        ...bare,
        state: 'ready',
        type: content.type,
        sha256: content.sha256,
        scan: content.scan,
      };
      await files.write(placeOf(row), content.bytes);
      await insertUpload(tx, row);
      return row.id;
    },
  };
};
export type UploadIntake = ReturnType<typeof createUploadIntake>;
