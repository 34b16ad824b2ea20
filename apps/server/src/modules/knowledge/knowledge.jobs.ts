import { knowledgeLettersAtMost, type SourceProblem } from '@balcao/contract/knowledge';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { DocumentText, TextReader } from '../../platform/inspection/text-reader.ts';
import type { JobData } from '../../platform/job-data.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { UploadMedia } from '../upload/upload-media.service.ts';
import type { SourceRow } from './knowledge.tables.ts';
import { cutBlocks } from './knowledge-cut.ts';
import type { KnowledgeShelf } from './knowledge-shelf.ts';
import { beginReading, findSource, updateSource } from './knowledge-source.repository.ts';
import type { KnowledgeTelling } from './knowledge-telling.ts';
import { stemLanguageOf } from './knowledge-words.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'handle'>;
  readonly uploads: Pick<UploadMedia, 'read' | 'drop'>;
  readonly reader: Pick<TextReader, 'read'>;
  readonly access: Pick<ChannelAccess, 'share'>;
  readonly shelf: KnowledgeShelf;
  readonly tell: Pick<KnowledgeTelling, 'changed'>;
}
/** A document whose reading was begun so often, and never came to an end, takes something down each time. */
const triesAtMost = 5;

/**
 * Reads the waiting documents. The text of one is stored in one transaction with its state and the deletion of the uploaded file: if a process is
 * killed at any point, the document is read again from the beginning (rule: crash-safe).
 */
export const readDocuments = ({ db, clock, jobs, uploads, reader, access, shelf, tell }: Needs): void => {
  const textOf = async (source: SourceRow): Promise<DocumentText> => {
    if (source.tries > triesAtMost || !source.uploadId || !source.bytes) return { problem: 'tooComplex' };
    const key = { merchantId: source.merchantId, id: source.uploadId };
    return reader.read(await uploads.read(key, { first: 0, last: source.bytes - 1 }), knowledgeLettersAtMost);
  };
  const begin = (key: JobData['knowledge.read']) =>
    transaction(db, async (tx) => {
      const source = await beginReading(tx, key);
      if (source) tell.changed(tx, source);
      return source;
    });
  const end = (key: JobData['knowledge.read'], text: DocumentText): Promise<void> =>
    transaction(db, async (tx) => {
      const channel = await access.share(tx, { merchantId: key.merchantId, id: key.channelId });
      await shelf.hold(tx, key);
      const source = await findSource(tx, key);
      // Removed, or read by another process meanwhile.
      if (source?.state !== 'reading') return;
      const now = clock.now();
      const cuts = 'problem' in text ? [] : cutBlocks(text.blocks);
      let problem: SourceProblem | null = 'problem' in text ? text.problem : null;
      const language = stemLanguageOf(channel.language);
      if (!problem && !(await shelf.replace(tx, source, { cuts, language, now }))) problem = 'tooMany';
      const isCut = !('problem' in text) && text.isCut && problem === null;
      const state = problem ? 'failed' : 'ready';
      await updateSource(tx, source, { state, problem, isCut, uploadId: null, readAt: now });
      tell.changed(tx, source);
      if (source.uploadId) await uploads.drop(tx, { merchantId: source.merchantId, id: source.uploadId });
    });

  jobs.handle('knowledge.read', async (key) => {
    const source = await begin(key);
    if (source) await end(key, await textOf(source));
  });
};
