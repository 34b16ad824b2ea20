import { readPicture } from '@balcao/contract/article-picture';
import { pathOf } from '@balcao/contract/endpoint';
import { NIL } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { createSignedIds } from '../../platform/signed-ids.ts';

/** A picture of a team, and the broadcast that people read it in; undefined for the team itself. */
interface Linked {
  readonly merchantId: string;
  readonly id: string;
  readonly broadcastId: string | undefined;
}
const dayMs = 86_400_000;
/** The end of tomorrow: an address stays the same for a day, so that phones need not ask for its picture again. */
const endAfter = (now: Date): Date => new Date((Math.floor(now.getTime() / dayMs) + 2) * dayMs);

interface Needs {
  readonly secrets: Pick<Secrets, 'mac'>;
  readonly clock: Clock;
}
/** Addresses of pictures, which name no reader: browsers keep them, and the same for all who read the post. */
export const createPictureLinks = ({ secrets, clock }: Needs) => {
  const signed = createSignedIds(secrets, 'broadcast.picture', 3);
  return {
    issue: ({ merchantId, id, broadcastId = NIL }: Linked): string =>
      pathOf(readPicture, { picture: signed.issue([merchantId, id, broadcastId], endAfter(clock.now())) }),

    /** What an address says, or undefined when it is not ours or its time is over. */
    read: (picture: string): Linked | undefined => {
      const ids = signed.read(picture, clock.now());
      if (!ids) return undefined;
      const [merchantId = '', id = '', broadcastId = NIL] = ids;
      return { merchantId, id, broadcastId: broadcastId === NIL ? undefined : broadcastId };
    },
  };
};
export type PictureLinks = ReturnType<typeof createPictureLinks>;
