import { createHash } from 'node:crypto';
import type { UsageFaultReport } from '@balcao/contract/usage-fault';
import type { Queries } from '../../platform/db.ts';
import type { VersionContents } from '../version/version-content.service.ts';
import { maskedMessage } from './usage-fault-message.ts';

/** An error as it is kept. */
export interface PlacedFault {
  readonly fingerprint: string;
  readonly kind: UsageFaultReport['kind'];
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly page: string | null;
}
interface Version {
  readonly merchantId: string;
  readonly versionId: string;
  readonly pages: readonly string[];
}

const codeFiles = /\.(?:m?js|html)$/;
/** Of minified code a line is a whole file: what stands around the place is enough to know it again. */
const codeAround = 60;
const keptAtMost = 5_000;

/** Finds where errors are in the files of a version. A place that the version does not have is none. */
export const createFaultPlaces = ({ versionContents }: { readonly versionContents: VersionContents }) => {
  /** Null for a place that there is not. A version never changes, so what was found stays true. */
  const known = new Map<string, string | null>();
  const keep = (place: string, code: string | null): void => {
    const [oldest] = known.keys();
    if (known.size >= keptAtMost && oldest !== undefined) known.delete(oldest);
    known.set(place, code);
  };

  const codeAt = async (queries: Queries, version: Version, at: UsageFaultReport): Promise<string | null> => {
    const { file, line, column } = at;
    if (file === null || line === 0 || !codeFiles.test(file)) return null;
    const place = [version.versionId, line, column, file].join(' ');
    const kept = known.get(place);
    if (kept !== undefined) return kept;
    const content = await versionContents.content(queries, version, file);
    const code = content?.bytes.toString('utf8').split('\n', line)[line - 1];
    const isThere = code !== undefined && column <= code.length + 1;
    const found = isThere ? code.slice(Math.max(0, column - codeAround), column + codeAround).trim() : null;
    keep(place, found);
    return found;
  };

  /**
   * The fingerprint is made of the message and of the code at the place, not of its line: an error that another version only moved is
   * the same one, and began where it began.
   */
  return async (queries: Queries, version: Version, report: UsageFaultReport): Promise<PlacedFault> => {
    const { kind, file, line, column } = report;
    const code = await codeAt(queries, version, report);
    const page = report.page !== null && version.pages.includes(report.page) ? report.page : null;
    const message = maskedMessage(report.message);
    const place = code === null ? { file: null, line: null, column: null } : { file, line, column };
    const same = [kind, message, ...(code === null ? [page] : [file, code])];
    const fingerprint = createHash('sha256').update(JSON.stringify(same)).digest('base64url');
    return { fingerprint, kind, message, ...place, page };
  };
};
export type FaultPlaces = ReturnType<typeof createFaultPlaces>;
