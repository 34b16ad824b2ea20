import { timingSafeEqual } from 'node:crypto';
import { type DocumentLink, documentLinkSeconds } from '@balcao/contract/upload';
import { parse, stringify } from 'uuid';
import type { Secrets } from '../../platform/secrets.ts';

/** Anyone who looks at a document: a member of its team, or staff. */
export type Viewer =
  | { readonly accountId: string; readonly staffId?: never }
  | { readonly staffId: string; readonly accountId?: never };

interface Linked {
  readonly merchantId: string;
  readonly id: string;
  readonly viewer: Viewer;
}

/** Where links lead. */
export const documentPath = '/upload/document';
const purpose = 'upload.link';
const idBytes = 16;
const timeBytes = 6;

const write = ({ merchantId, id, viewer }: Linked, until: number): string => {
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(until, 0, timeBytes);
  const who = viewer.accountId ?? viewer.staffId;
  const parts = [parse(merchantId), parse(id), parse(who), Buffer.of(viewer.staffId === undefined ? 0 : 1), time];
  return Buffer.concat(parts).toString('base64url');
};

const read = (said: string): Linked & { readonly until: number } => {
  const bytes = Buffer.from(said, 'base64url');
  const idAt = (index: number): string => stringify(bytes.subarray(index * idBytes, (index + 1) * idBytes));
  return {
    merchantId: idAt(0),
    id: idAt(1),
    viewer: bytes[3 * idBytes] === 0 ? { accountId: idAt(2) } : { staffId: idAt(2) },
    until: bytes.readUIntBE(3 * idBytes + 1, timeBytes),
  };
};

/** Links that show one document to one viewer for a moment: what they say is written in them and signed, so nothing is stored. */
export const createDocumentLinks = ({ mac }: Pick<Secrets, 'mac'>) => ({
  issue: (what: Linked, now: Date): DocumentLink => {
    const until = now.getTime() + documentLinkSeconds * 1_000;
    const said = write(what, until);
    return { url: `${documentPath}/${said}.${mac(purpose, said)}`, expiresAt: new Date(until).toISOString() };
  },

  /** What a link says, or undefined when it is not ours or its moment is over. */
  read: (token: string, now: Date): Linked | undefined => {
    const [said = '', signature = '', ...more] = token.split('.');
    if (more.length > 0) return undefined;
    const right = Buffer.from(mac(purpose, said));
    const given = Buffer.from(signature);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const { until, ...linked } = read(said);
    return until > now.getTime() ? linked : undefined;
  },
});
