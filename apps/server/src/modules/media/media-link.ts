import { MAX, NIL } from 'uuid';
import type { Secrets } from '../../platform/secrets.ts';
import { createSignedIds } from '../../platform/signed-ids.ts';

/** A reader of a file: a person in the chat app, through a broadcast; a member of the team; or staff of the platform. */
export type MediaReaderOf =
  | { readonly customerId: string; readonly broadcastId: string; readonly accountId?: never; readonly staffId?: never }
  | { readonly accountId: string; readonly customerId?: never; readonly staffId?: never }
  | { readonly staffId: string; readonly customerId?: never; readonly accountId?: never };
export interface LinkedMedia {
  readonly merchantId: string;
  readonly id: string;
  readonly reader: MediaReaderOf;
}

/** Where links lead. */
export const mediaPath = '/media';
const hourMs = 3_600_000;
/** In the place of the broadcast, where a link is of no person in the chat app. */
const byMember = NIL;
const byStaff = MAX;

const saidOf = (reader: MediaReaderOf): readonly [who: string, through: string] => {
  if (reader.staffId !== undefined) return [reader.staffId, byStaff];
  return reader.accountId !== undefined ? [reader.accountId, byMember] : [reader.customerId, reader.broadcastId];
};
const readerOf = (who: string, through: string): MediaReaderOf => {
  if (through === byStaff) return { staffId: who };
  return through === byMember ? { accountId: who } : { customerId: who, broadcastId: through };
};

/**
 * Links by which one reader sees one file for one to two hours, in steps: a player asks again and again. Within an hour the link stays
 * the same, so that a list that is asked for again does not begin a film again. Rights are also checked at each request.
 */
export const createMediaLinks = (secrets: Pick<Secrets, 'mac'>) => {
  const signed = createSignedIds(secrets, 'media.link', 4);
  return {
    issue: ({ merchantId, id, reader }: LinkedMedia, now: Date): string => {
      const until = new Date((Math.floor(now.getTime() / hourMs) + 2) * hourMs);
      return `${mediaPath}/${signed.issue([merchantId, id, ...saidOf(reader)], until)}`;
    },

    /** What a link says, or undefined when it is not ours or its time is over. */
    read: (token: string, now: Date): LinkedMedia | undefined => {
      const ids = signed.read(token, now);
      if (!ids) return undefined;
      const [merchantId = '', id = '', who = '', through = ''] = ids;
      return { merchantId, id, reader: readerOf(who, through) };
    },
  };
};
export type MediaLinks = ReturnType<typeof createMediaLinks>;
