import { type Applet, readAppletIcon } from '@balcao/contract/applet';
import { pathOf } from '@balcao/contract/endpoint';
import type { AppletRow } from './applet.tables.ts';
import { type AppletStanding, noVersions } from './applet-standing.service.ts';

export const presentApplet = (
  row: AppletRow,
  { onlineNumber, waiting, rejection }: AppletStanding = noVersions,
): Applet => ({
  id: row.id,
  appId: row.appId,
  name: row.name,
  abbreviation: row.abbreviation,
  category: row.category,
  intro: row.intro,
  description: row.description,
  template: row.template,
  icon: pathOf(readAppletIcon, { icon: row.iconId }),
  reviewStatus: row.reviewStatus,
  shelf: row.shelf,
  onlineNumber,
  waiting,
  // Of a review before the last one nothing is told any more.
  rejection: row.reviewStatus === 'REJECT' ? rejection : null,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
