import { type DocumentLink, documentLinkSeconds } from '@balcao/contract/upload';
import { MAX, NIL } from 'uuid';
import type { Secrets } from '../../platform/secrets.ts';
import { createSignedIds } from '../../platform/signed-ids.ts';

/** A reader of a document: a member of its team, or staff. */
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
/** The last of four ids says what the one before it is. */
const isMember = NIL;
const isStaff = MAX;

/** Links that show one document to one viewer for a moment. */
export const createDocumentLinks = (secrets: Pick<Secrets, 'mac'>) => {
  const signed = createSignedIds(secrets, 'upload.link', 4);
  return {
    issue: ({ merchantId, id, viewer }: Linked, now: Date): DocumentLink => {
      const until = new Date(now.getTime() + documentLinkSeconds * 1_000);
      const who = viewer.accountId ?? viewer.staffId;
      const ids = [merchantId, id, who, viewer.staffId === undefined ? isMember : isStaff];
      return { url: `${documentPath}/${signed.issue(ids, until)}`, expiresAt: until.toISOString() };
    },

    /** What a link says, or undefined when it is not ours or its moment is over. */
    read: (token: string, now: Date): Linked | undefined => {
      const ids = signed.read(token, now);
      if (!ids) return undefined;
      const [merchantId = '', id = '', who = '', kind] = ids;
      return { merchantId, id, viewer: kind === isStaff ? { staffId: who } : { accountId: who } };
    },
  };
};
