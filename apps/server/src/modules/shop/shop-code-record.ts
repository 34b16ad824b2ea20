import type { LogEvent } from '@balcao/contract/log';
import type { createShopCode, removeShopCode, updateShopCode } from '@balcao/contract/shop-code';
import type { Tx } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { LogService } from '../log/log.service.ts';
import { changeOf } from '../log/log-change.service.ts';
import type { ShopCodeRow } from './shop-code.tables.ts';

type Act = Call<typeof createShopCode> | Call<typeof updateShopCode> | Call<typeof removeShopCode>;
const statusOf = ({ enabled }: ShopCodeRow): string => (enabled ? '0' : '1');

/** Writes into the log of the team what a member did to a QR code: the last thing in the transaction. */
export const shopCodeRecorder =
  (logs: Pick<LogService, 'record'>) =>
  (tx: Tx, call: Act, event: LogEvent, row: ShopCodeRow, before: ShopCodeRow = row): Promise<void> => {
    const changes = [
      ...changeOf('name', before.name, row.name),
      ...changeOf('amount', before.amount, row.amount),
      ...changeOf('status', statusOf(before), statusOf(row)),
    ];
    return logs.record(tx, call, { event, subject: { kind: 'shopCode', id: row.id, name: row.name }, changes });
  };
