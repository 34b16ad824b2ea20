import { timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { Secrets } from '../../platform/secrets.ts';

/** Anyone who reads a file: a person in the chat app, through a broadcast; a member of the team; or staff of the platform. */
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
const purpose = 'media.link';
const idBytes = 16;
const timeBytes = 6;
const hourMs = 3_600_000;
/** In the place of the broadcast, where a link is of no person in the chat app. */
const byMember = '00000000-0000-0000-0000-000000000000';
const byStaff = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const saidOf = (reader: MediaReaderOf): readonly [who: string, through: string] => {
  if (reader.staffId !== undefined) return [reader.staffId, byStaff];
  return reader.accountId !== undefined ? [reader.accountId, byMember] : [reader.customerId, reader.broadcastId];
};
const write = ({ merchantId, id, reader }: LinkedMedia, until: number): string => {
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(until, 0, timeBytes);
  return Buffer.concat([...[merchantId, id, ...saidOf(reader)].map((one) => parse(one)), time]).toString('base64url');
};
const readerOf = (who: string, through: string): MediaReaderOf => {
  if (through === byStaff) return { staffId: who };
  return through === byMember ? { accountId: who } : { customerId: who, broadcastId: through };
};
const read = (said: string): LinkedMedia & { readonly until: number } => {
  const bytes = Buffer.from(said, 'base64url');
  const idAt = (index: number): string => stringify(bytes.subarray(index * idBytes, (index + 1) * idBytes));
  const [merchantId, id, who, through] = [idAt(0), idAt(1), idAt(2), idAt(3)];
  return { merchantId, id, reader: readerOf(who, through), until: bytes.readUIntBE(4 * idBytes, timeBytes) };
};

/**
 * Links by which one reader sees one file for one to two hours, in stretches: a player asks again and again. Within an hour the link stays
 * the same, so that a list that is asked for again does not begin a film again. Rights are asked at each request besides.
 */
export const createMediaLinks = ({ mac }: Pick<Secrets, 'mac'>) => ({
  issue: (what: LinkedMedia, now: Date): string => {
    const said = write(what, (Math.floor(now.getTime() / hourMs) + 2) * hourMs);
    return `${mediaPath}/${said}.${mac(purpose, said)}`;
  },

  /** What a link says, or undefined when it is not ours or its time is over. */
  read: (token: string, now: Date): LinkedMedia | undefined => {
    const [said = '', signature = '', ...more] = token.split('.');
    if (more.length > 0) return undefined;
    const right = Buffer.from(mac(purpose, said));
    const given = Buffer.from(signature);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const { until, ...linked } = read(said);
    return until > now.getTime() ? linked : undefined;
  },
});
export type MediaLinks = ReturnType<typeof createMediaLinks>;
