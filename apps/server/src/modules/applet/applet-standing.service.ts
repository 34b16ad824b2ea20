import type { AppletRejection, AppletWaiting } from '@balcao/contract/applet';
import type { Queries } from '../../platform/db.ts';

/** Which versions of a mini program matter now. */
export interface AppletStanding {
  readonly onlineNumber: string | null;
  readonly waiting: AppletWaiting | null;
  /** Of the version that came back from its review last. */
  readonly rejection: AppletRejection | null;
}
export const noVersions: AppletStanding = { onlineNumber: null, waiting: null, rejection: null };
/** The versions that matter of each mini program that has any. Versions are made above mini programs: they come by a port. */
export type AppletStandings = (
  queries: Queries,
  merchantId: string,
  appletIds: readonly string[],
) => Promise<ReadonlyMap<string, AppletStanding>>;
