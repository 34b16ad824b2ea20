import type { ReplyOf } from '@balcao/contract/endpoint';
import type {
  DocumentLink,
  documentTypes,
  listChannelUploads,
  listUploads,
  openChannelDocument,
  openDocument,
  Upload,
} from '@balcao/contract/upload';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { eachIsolated, type IsolatedOutcome, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { createDocumentLinks, type Viewer } from './document-link.ts';
import { presentUpload, shownType } from './upload.present.ts';
import {
  deleteLoose,
  findLoose,
  findUpload,
  findUploads,
  insertView,
  lockUploads,
  markKept,
  type UploadRow,
} from './upload.repository.ts';
import type { UploadFiles } from './upload-files.ts';
import type { UploadIntake } from './upload-intake.service.ts';

/** How long a document is kept that nothing stands on. */
const looseForMs = 30 * 86_400_000;

/** Which of these uploads of a team are mentioned where they are wanted. */
export type Mentions = (queries: Queries, merchantId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** A member at work in a team. */
interface Worker {
  readonly merchantId: string;
  readonly accountId: string;
  readonly isAdmin: boolean;
}
/** The documents for certifications of channels: whose names one may read who sees channels, and which a member may open. */
export interface ChannelPapers {
  readonly named: Mentions;
  readonly mayOpen: (queries: Queries, actor: Worker, id: string) => Promise<boolean>;
}

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly secrets: Secrets;
  readonly files: UploadFiles;
  readonly intake: UploadIntake;
  /** Whether a viewer may still look at a document of the team: links outlive rights by a minute otherwise. */
  readonly maySee: (viewer: Viewer, document: ShownKey) => Promise<boolean>;
  /** Those of these ids that a form speaks of that is still being filled in. */
  readonly drafted: Mentions;
  /** The same of broadcasts and their pictures. */
  readonly pictured: Mentions;
  readonly channelPapers: ChannelPapers;
}
/** What may be looked at by a link. */
type ShownUse = 'document' | 'ticket';
export type ShownKey = Pick<UploadRow, 'merchantId' | 'id' | 'use' | 'createdBy'>;
interface Linking {
  readonly merchantId: string;
  readonly id: string;
  readonly use?: ShownUse;
  readonly viewer: Viewer;
  readonly ip: string;
  readonly now: Date;
}
/** A document to look at. */
export interface ShownDocument {
  readonly type: (typeof documentTypes)[number];
  readonly bytes: Buffer;
  readonly id: string;
}

/** What teams send to prove something, and what is known of it. */
export const createUploadService = (needs: Needs) => {
  const { db, clock, jobs, secrets, files, intake, maySee, drafted, pictured, channelPapers } = needs;
  const links = createDocumentLinks(secrets);
  const ago = (ms: number): Date => new Date(clock.now().getTime() - ms);

  const forget = (key: { merchantId: string; id: string }): Promise<void> =>
    transaction(db, async (tx) => {
      if (await deleteLoose(tx, key)) await files.remove(key.id);
    });
  const forgetUnfinished = async (): Promise<IsolatedOutcome<unknown>> =>
    eachIsolated(await findLoose(db, 'unfinished', ago(intake.unfinishedForMs)), forget);
  const forgetLoose = async (): Promise<IsolatedOutcome<unknown>> => {
    const old = await findLoose(db, 'ready', ago(looseForMs));
    const byMerchant = [...Map.groupBy(old, (key) => key.merchantId)];
    return eachIsolated(byMerchant, async ([merchantId, keys]) => {
      const ids = keys.map(({ id }) => id);
      const spared = new Set([...(await drafted(db, merchantId, ids)), ...(await pictured(db, merchantId, ids))]);
      const done = await eachIsolated(
        ids.filter((id) => !spared.has(id)),
        (id) => forget({ merchantId, id }),
      );
      tellFailure(done);
    });
  };
  jobs.every(3_600, 'upload.forget', async () => {
    tellFailure(await forgetUnfinished(), await forgetLoose());
    // What has no row any more, because a process ended in between: rows are forgotten after a day.
    await files.dropLeft(ago(2 * intake.unfinishedForMs));
  });

  /** Who looked at a document, and when. */
  const viewOf = ({ merchantId, id: uploadId, viewer, ip, now }: Linking) => {
    const who = { accountId: viewer.accountId ?? null, staffId: viewer.staffId ?? null };
    return { merchantId, id: newId(now), uploadId, ...who, ip, at: now };
  };

  const link = async (
    tx: Tx,
    { merchantId, id, use = 'document', viewer, ip, now }: Linking,
  ): Promise<DocumentLink> => {
    const row = await findUpload(tx, { merchantId, id });
    if (row?.state !== 'ready' || row.use !== use) return refuse('not_found');
    await insertView(tx, viewOf({ merchantId, id, viewer, ip, now }));
    return links.issue({ merchantId, id, viewer }, now);
  };

  /** Whether one who looks after channels sent a document, or it is for a channel that they manage. */
  const isOfChannels = async (queries: Queries, actor: Worker, id: string): Promise<boolean> => {
    const row = await findUpload(queries, { merchantId: actor.merchantId, id });
    return row !== undefined && (row.createdBy === actor.accountId || channelPapers.mayOpen(queries, actor, id));
  };

  return {
    add: intake.add,
    isOfChannels,
    /** A link that shows a document of the team for a moment; writes down who asked. @throws Refusal `not_found`. */
    link,

    /** The bytes of a document for one who takes it along, which is written down; undefined where it does not exist any more. */
    take: async ({ merchantId, id, viewer, ip, now }: Omit<Linking, 'use'>): Promise<Buffer | undefined> => {
      const row = await findUpload(db, { merchantId, id });
      if (row?.state !== 'ready' || row.use !== 'document') return undefined;
      const bytes = await files.read(intake.placeOf(row));
      if (!bytes) return undefined;
      await transaction(db, (tx) => insertView(tx, viewOf({ merchantId, id, viewer, ip, now })));
      return bytes;
    },

    open: (call: Call<typeof openDocument>): Promise<DocumentLink> =>
      idempotently(db, call, (tx) => {
        const { merchantId, accountId } = call.actor;
        return link(tx, { merchantId, id: call.params.id, viewer: { accountId }, ip: call.ip, now: call.now });
      }),

    /** @throws Refusal `not_found`, also for a document that is for none of the channels that the member manages. */
    openOfChannels: (call: Call<typeof openChannelDocument>): Promise<DocumentLink> =>
      idempotently(db, call, async (tx) => {
        const { merchantId, accountId } = call.actor;
        const { id } = call.params;
        if (!(await isOfChannels(tx, call.actor, id))) refuse('not_found');
        return link(tx, { merchantId, id, viewer: { accountId }, ip: call.ip, now: call.now });
      }),

    /** What a link shows. @throws Refusal `not_found` when its moment is over, or its viewer may not look any more. */
    show: async (token: string): Promise<ShownDocument> => {
      const { merchantId, id, viewer } = links.read(token, clock.now()) ?? refuse('not_found');
      const row = (await findUpload(db, { merchantId, id })) ?? refuse('not_found');
      if (!(await maySee(viewer, row))) refuse('not_found');
      const bytes = await files.read(intake.placeOf(row));
      const type = shownType(row.type);
      return bytes && type ? { type, bytes, id } : refuse('not_found');
    },

    list: async ({
      actor,
      query,
    }: Pick<Call<typeof listUploads>, 'actor' | 'query'>): Promise<ReplyOf<typeof listUploads>> => ({
      list: (await findUploads(db, { merchantId: actor.merchantId, ids: query.id })).map(presentUpload),
    }),

    /** Those that are for certifications of channels, and what the member sent: of others the team's channels say nothing. */
    listOfChannels: async ({
      actor: { merchantId, accountId },
      query,
    }: Call<typeof listChannelUploads>): Promise<ReplyOf<typeof listChannelUploads>> => {
      const rows = await findUploads(db, { merchantId, ids: query.id });
      const others = rows.filter(({ createdBy }) => createdBy !== accountId).map(({ id }) => id);
      const named = others.length > 0 ? await channelPapers.named(db, merchantId, others) : new Set();
      return { list: rows.filter((row) => row.createdBy === accountId || named.has(row.id)).map(presentUpload) };
    },

    /** What is known of these uploads of the team, by id; of another team's, nothing (rule: foreign-is-unknown). */
    describe: async (
      queries: Queries,
      merchantId: string,
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, Upload>> => {
      if (ids.length === 0) return new Map();
      return new Map((await findUploads(queries, { merchantId, ids })).map((row) => [row.id, presentUpload(row)]));
    },

    /** Keeps documents that a submission stands on; answers with those that the team does not have, or that are not ready. */
    keep: async (tx: Tx, merchantId: string, ids: readonly string[], now: Date): Promise<string[]> => {
      if (ids.length === 0) return [];
      const rows = await lockUploads(tx, { merchantId, ids });
      const ready = new Set(rows.filter(({ state }) => state === 'ready').map(({ id }) => id));
      const missing = ids.filter((id) => !ready.has(id));
      if (missing.length === 0) await markKept(tx, merchantId, ids, now);
      return missing;
    },

    /**
     * The bytes of a package of the team that is whole, and of this sender, where one is named; undefined of what is none, and of
     * another team's (rule: foreign-is-unknown).
     */
    readPackage: async (merchantId: string, id: string, sentBy?: string): Promise<Buffer | undefined> => {
      const row = await findUpload(db, { merchantId, id });
      if (row?.use !== 'package' || (sentBy !== undefined && row.createdBy !== sentBy)) return undefined;
      if (row.problem === 'apk') refuse('file_is_apk');
      return row.state === 'ready' ? files.read(intake.placeOf(row)) : undefined;
    },
    /** Forgets a package that was made use of; false when someone else was faster. Comes last in its transaction. */
    takePackage: async (tx: Tx, merchantId: string, id: string): Promise<boolean> => {
      if (!(await deleteLoose(tx, { merchantId, id }))) return false;
      await files.remove(id);
      return true;
    },

    /** Deletes every document of the platform: the sandbox starts over. */
    clear: files.clear,
  };
};
export type UploadService = ReturnType<typeof createUploadService>;
