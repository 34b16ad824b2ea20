import { readAppletIcon } from '@balcao/contract/applet';
import { pathOf } from '@balcao/contract/endpoint';
import type { Queries } from '../../platform/db.ts';
import type { AppletService } from '../applet/applet.service.ts';

/** A mini program as a person sees it with a message. */
export interface ShownApplet {
  readonly appId: string;
  readonly appletName: string;
  readonly icon: string;
}
interface Place {
  readonly merchantId: string;
  readonly appletId: string;
}

/** The mini programs that messages are of. */
export const createShownApplets = ({ applets }: { readonly applets: Pick<AppletService, 'mustFind'> }) => {
  const one = async (queries: Queries, { merchantId, appletId }: Place): Promise<ShownApplet> => {
    const { appId, name, iconId } = await applets.mustFind(queries, merchantId, appletId);
    return { appId, appletName: name, icon: pathOf(readAppletIcon, { icon: iconId }) };
  };
  return {
    one,
    /** Each is read once, however many messages are of it; by its id. */
    all: async (queries: Queries, places: readonly Place[]): Promise<ReadonlyMap<string, ShownApplet>> => {
      const distinct = new Map(places.map((place) => [place.appletId, place]));
      return new Map(
        await Promise.all(
          [...distinct].map(async ([appletId, place]) => [appletId, await one(queries, place)] as const),
        ),
      );
    },
  };
};
export type ShownApplets = ReturnType<typeof createShownApplets>;
