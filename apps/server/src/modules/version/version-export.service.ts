import { Id } from '@balcao/contract/scalars';
import { VersionFilter } from '@balcao/contract/version';
import { versionList } from '@balcao/contract/version-list';
import * as z from 'zod/mini';
import type { Place } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import {
  type ExportAsk,
  type ExportSource,
  filterRead,
  inBatches,
  listExport,
  valuesOf,
} from '../export/export.service.ts';
import { presentVersion } from './version.present.ts';
import { countRows, listRows } from './version.repository.ts';
import type { VersionRow } from './version.tables.ts';

const limit = 200;
const cells = valuesOf(versionList);
/** A file is of one mini program; one of another team has no versions in it. */
const FileFilter = z.extend(VersionFilter, { appletId: Id });

/** The versions of a mini program as a file. */
export const createVersionExport = ({ db }: { readonly db: Db }): ExportSource => {
  const by = ({ merchantId, filter }: ExportAsk) => ({ ...FileFilter.parse(filter), merchantId });
  return listExport(versionList, {
    menu: 'applets.index',
    filterOf: (_merchantId, filter) => filterRead(FileFilter, filter),
    count: (ask) => countRows(db, by(ask)),
    values: async function* (ask) {
      const read = (place: Place | undefined) => listRows(db, by(ask), { place, limit, skip: 0 });
      const placeOf = ({ createdAt, id }: VersionRow) => ({ at: createdAt, key: id });
      for await (const rows of inBatches({ read, placeOf, limit })) yield rows.map((row) => cells(presentVersion(row)));
    },
  });
};
