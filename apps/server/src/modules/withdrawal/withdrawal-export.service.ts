import { WithdrawalFilter } from '@balcao/contract/withdrawal';
import { withdrawalList } from '@balcao/contract/withdrawal-list';
import type { Clock } from '../../platform/clock.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import {
  type ExportAsk,
  type ExportSource,
  filterRead,
  inBatches,
  listExport,
  valuesOf,
} from '../export/export.service.ts';
import { presentWithdrawal } from './withdrawal.present.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';
import { countAll, listPage } from './withdrawal-list.repository.ts';
import { applicantsOf, placeOfRow } from './withdrawal-list.service.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly names: Pick<AccountNames, 'peopleOf'>;
}
const cellsOf = valuesOf(withdrawalList);

/** Withdrawals as a file: every field, accounts hidden but for their ends (rule: masked). */
export const createWithdrawalExport = ({ db, clock, names }: Needs): ExportSource => {
  const by = ({ merchantId, filter }: Pick<ExportAsk, 'merchantId' | 'filter'>) => ({
    ...WithdrawalFilter.parse(filter),
    merchantId,
  });

  return listExport(withdrawalList, {
    menu: 'payment.financial',
    // Withdrawals requested while the file is made are not in it: it holds what the list showed.
    filterOf: (_merchantId, filter) => {
      const wanted = filterRead(WithdrawalFilter, filter);
      const now = clock.now().toISOString();
      return { ...wanted, to: wanted.to && wanted.to < now ? wanted.to : now };
    },
    count: (ask) => countAll(db, by(ask)),
    values: async function* (ask) {
      const asked = by(ask);
      const read = (place: Place | undefined, limit: number) => listPage(db, asked, place, limit);
      const placeOf = (row: WithdrawalRow) => placeOfRow(row, asked.basis);
      for await (const rows of inBatches({ read, placeOf, limit: 1_000 })) {
        const nameOf = await applicantsOf(names, db, rows);
        yield rows.map((row) => cellsOf(presentWithdrawal(row, nameOf(row))));
      }
    },
  });
};
