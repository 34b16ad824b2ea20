import { type AppletShelf, appletShelfMoves } from '@balcao/contract/applet';
import type { ReviewStatus } from '@balcao/contract/session';
import { statesBefore } from '@balcao/contract/states';
import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { moveShelf, writeReviewStatus } from './applet.repository.ts';
import type { AppletRow } from './applet.tables.ts';

interface Key {
  readonly merchantId: string;
  readonly appletId: string;
}

/** The state of a mini program that follows from its versions: the state of its review, and whether people find it. */
export const createAppletShelf = ({ events }: { readonly events: Pick<Events, 'publish'> }) => {
  const tell = (tx: Tx, { merchantId, appletId }: Key): void =>
    events.publish(tx, merchantId, { topic: 'applet', key: appletId });

  return {
    followReview: async (tx: Tx, key: Key, status: ReviewStatus): Promise<void> => {
      await writeReviewStatus(tx, { merchantId: key.merchantId, id: key.appletId }, status);
      tell(tx, key);
    },

    /** Undefined when it may not move there from where it stands (rule: published-moves). */
    move: async (tx: Tx, key: Key, to: AppletShelf): Promise<AppletRow | undefined> => {
      const at = { merchantId: key.merchantId, id: key.appletId };
      const moved = await moveShelf(tx, at, statesBefore(appletShelfMoves, to), to);
      if (moved) tell(tx, key);
      return moved;
    },

    /** Something of it is published: it is on the shelf. A removal that was asked for is decided by staff all the same. */
    putOn: async (tx: Tx, key: Key): Promise<void> => {
      const at = { merchantId: key.merchantId, id: key.appletId };
      if (await moveShelf(tx, at, ['notYet', 'off'], 'on')) tell(tx, key);
    },
  };
};
export type AppletShelves = ReturnType<typeof createAppletShelf>;
