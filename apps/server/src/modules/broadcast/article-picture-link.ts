import { timingSafeEqual } from 'node:crypto';
import { readPicture } from '@balcao/contract/article-picture';
import { pathOf } from '@balcao/contract/endpoint';
import { NIL, parse, stringify } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { Secrets } from '../../platform/secrets.ts';

/** A picture of a team, and the broadcast that people read it in; undefined for the team itself. */
interface Linked {
  readonly merchantId: string;
  readonly id: string;
  readonly broadcastId: string | undefined;
}
const purpose = 'broadcast.picture';
const idBytes = 16;
const timeBytes = 6;
const saidCharacters = 72;
const dayMs = 86_400_000;
/** The end of tomorrow: an address stays the same for a day, so that phones need not ask for its picture again. */
const endAfter = (now: Date): number => (Math.floor(now.getTime() / dayMs) + 2) * dayMs;

const write = ({ merchantId, id, broadcastId = NIL }: Linked, until: number): string => {
  const time = Buffer.alloc(timeBytes);
  time.writeUIntBE(until, 0, timeBytes);
  return Buffer.concat([parse(merchantId), parse(id), parse(broadcastId), time]).toString('base64url');
};
const read = (said: string): Linked & { readonly until: number } => {
  const bytes = Buffer.from(said, 'base64url');
  const [merchantId = '', id = '', broadcastId = ''] = [0, 1, 2].map((index) =>
    stringify(bytes.subarray(index * idBytes, (index + 1) * idBytes)),
  );
  const until = bytes.readUIntBE(3 * idBytes, timeBytes);
  return { merchantId, id, broadcastId: broadcastId === NIL ? undefined : broadcastId, until };
};

interface Needs {
  readonly secrets: Pick<Secrets, 'mac'>;
  readonly clock: Clock;
}
/** Addresses of pictures: what they say is written in them and signed, so nothing is stored. */
export const createPictureLinks = ({ secrets, clock }: Needs) => ({
  issue: (what: Linked): string => {
    const said = write(what, endAfter(clock.now()));
    return pathOf(readPicture, { picture: said + secrets.mac(purpose, said) });
  },

  /** What an address says, or undefined when it is not ours or its time is over. */
  read: (picture: string): Linked | undefined => {
    const [said, signature] = [picture.slice(0, saidCharacters), Buffer.from(picture.slice(saidCharacters))];
    const right = Buffer.from(secrets.mac(purpose, said));
    if (signature.length !== right.length || !timingSafeEqual(signature, right)) return undefined;
    const { until, ...linked } = read(said);
    return until > clock.now().getTime() ? linked : undefined;
  },
});
export type PictureLinks = ReturnType<typeof createPictureLinks>;
