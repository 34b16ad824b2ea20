import type { AppletDomains } from '@balcao/contract/applet-domain';
import type { VersionFile } from '@balcao/contract/version';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { hashOf } from '../../platform/ids.ts';
import type { FoundApplets } from '../applet/found-applets.service.ts';
import type { DomainService } from '../domain/domain.service.ts';
import type { VersionContents } from '../version/version-content.service.ts';
import type { Drafts } from './drafts.ts';
import { createKeptBriefly } from './kept-briefly.ts';
import { findOpeningByToken } from './opening.repository.ts';
import type { OpeningRow } from './opening.tables.ts';

/** What was changed or taken down goes on for so long at most, where no word of it arrives (decision 066). */
export const servedMs = 5_000;
const openingsAtMost = 5_000;
/** A list has up to 2,000 files. */
const fileListsAtMost = 100;

/** What stands behind the secret of an opening. */
export interface ServedOpening {
  readonly merchantId: string;
  readonly opening: OpeningRow;
  readonly domains: AppletDomains;
}
type Facts = Pick<VersionFile, 'bytes' | 'sha256'>;
interface FileList {
  readonly merchantId: string;
  readonly byPath: ReadonlyMap<string, Facts>;
}

interface Needs {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
  readonly events: Pick<Events, 'onEvent' | 'onGap'>;
  readonly foundApplets: Pick<FoundApplets, 'byAppId'>;
  readonly domains: Pick<DomainService, 'allowed'>;
  readonly versionContents: Pick<VersionContents, 'fileList'>;
  readonly drafts: Pick<Drafts, 'contentsOf' | 'isOpen'>;
}

/**
 * What is open, as its files are asked for: a page asks for many at once, and what they all need is read once. Each change of a mini
 * program ends what is kept of its team, on every process. Drafts are read again for each file: they end, and change, at once.
 */
export const createServedOpenings = ({ db, clock, events, foundApplets, domains, versionContents, drafts }: Needs) => {
  const openings = createKeptBriefly<ServedOpening>({ ms: servedMs, atMost: openingsAtMost });
  const fileLists = createKeptBriefly<FileList>({ ms: servedMs, atMost: fileListsAtMost });
  const forget = (merchantId?: string): void => {
    openings.forget(merchantId);
    fileLists.forget(merchantId);
  };
  events.onEvent((merchantId, { topic }) => {
    if (topic === 'applet' || topic === 'version') forget(merchantId);
  });
  events.onGap(() => forget());

  const read = async (appId: string, tokenHash: string): Promise<ServedOpening | undefined> => {
    const opening = await findOpeningByToken(db, tokenHash, clock.now());
    if (!opening) return undefined;
    const { merchantId } = opening;
    const [isOpen, applet, allowed] = await Promise.all([
      drafts.isOpen(db, opening),
      foundApplets.byAppId(db, appId),
      domains.allowed(db, opening),
    ]);
    return isOpen && applet?.id === opening.appletId ? { merchantId, opening, domains: allowed } : undefined;
  };

  const filesOf = async (merchantId: string, versionId: string): Promise<FileList> => {
    const list = await versionContents.fileList(db, { merchantId, versionId });
    return { merchantId, byPath: new Map(list.map(({ path, bytes, sha256 }) => [path, { bytes, sha256 }])) };
  };

  /** The opening that a secret belongs to, on the host of its mini program alone; undefined when it is over. */
  const find = async (appId: string, token: string): Promise<ServedOpening | undefined> => {
    const tokenHash = hashOf(token);
    const load = () => read(appId, tokenHash);
    const found = await openings.of(`${appId}:${tokenHash}`, load);
    if (found?.opening.draft) return load();
    return found && found.opening.expiresAt > clock.now() ? found : undefined;
  };

  /** The size and the SHA-256 of a file of what is open; undefined where there is none by this path. */
  const factsOf = async ({ opening }: ServedOpening, path: string): Promise<Facts | undefined> => {
    const { merchantId, versionId, draft } = opening;
    if (draft) return drafts.contentsOf(opening).factsOf(db, { merchantId, versionId }, path);
    const list = await fileLists.of(versionId, () => filesOf(merchantId, versionId));
    return list?.byPath.get(path);
  };

  return {
    find,
    factsOf,

    /** Reads what the first file will need while the phone hears where it is. What fails is told when the file is asked for. */
    readAhead: (appId: string, token: string, page: string): void => {
      const reading = find(appId, token).then((found) => found && factsOf(found, page));
      reading.catch(() => undefined);
    },
  };
};
export type ServedOpenings = ReturnType<typeof createServedOpenings>;
