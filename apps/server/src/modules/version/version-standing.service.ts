import { type AppletStanding, type AppletStandings, noVersions } from '../applet/applet-standing.service.ts';
import { listMoving, listRejections } from './version-standing.repository.ts';

/** Of each mini program that has any, its versions that matter; one that rolls out counts before one in review. With it, what came back last. */
export const findStandings: AppletStandings = async (queries, merchantId, appletIds) => {
  const standings = new Map<string, AppletStanding>();
  for (const { appletId, number, stage } of await listMoving(queries, merchantId, appletIds)) {
    const before = standings.get(appletId) ?? noVersions;
    standings.set(appletId, {
      ...before,
      ...(stage === 'online' ? { onlineNumber: number } : { waiting: { number, stage } }),
    });
  }
  for (const { appletId, number, verdicts, remark } of await listRejections(queries, merchantId, appletIds)) {
    const [verdict = null] = verdicts;
    const rejection = { number, verdict, remark, verdicts: verdicts.length };
    standings.set(appletId, { ...(standings.get(appletId) ?? noVersions), rejection });
  }
  return standings;
};
