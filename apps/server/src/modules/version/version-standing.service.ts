import { type AppletStanding, type AppletStandings, noVersions } from '../applet/applet-standing.service.ts';
import { listMoving } from './version-standing.repository.ts';

/** Of each mini program that has any, its versions that matter; one that rolls out counts before one in review. */
export const findStandings: AppletStandings = async (queries, merchantId, appletIds) => {
  const standings = new Map<string, AppletStanding>();
  for (const { appletId, number, stage } of await listMoving(queries, merchantId, appletIds)) {
    const before = standings.get(appletId) ?? noVersions;
    standings.set(appletId, {
      ...before,
      ...(stage === 'online' ? { onlineNumber: number } : { waiting: { number, stage } }),
    });
  }
  return standings;
};
