import { type Applet, readAppletIcon } from '@balcao/contract/applet';
import { pathOf } from '@balcao/contract/endpoint';
import type { AppletRow } from './applet.tables.ts';

export const presentApplet = (row: AppletRow): Applet => ({
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
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
