import type { Logger } from 'pino';
import { type Db, rootOf, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { type Charge, chargeCodeAt, type RailService } from '../rail/rail.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { findByNumber, storeBrCode } from './order.repository.ts';
import type { OrderRow } from './order.tables.ts';
import { openDue } from './order-due.ts';

/** What the rail has sent for paying a charge: the code itself, or the address that it is built from. */
interface ToldCode {
  readonly brCode?: string;
  readonly location?: string;
}
interface Needs {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'handle'>;
  readonly log: Logger;
  readonly events: Pick<Events, 'publish'>;
  readonly rails: Pick<RailService, 'rail' | 'mustOpen'>;
  readonly secrets: Pick<Secrets, 'open'>;
  readonly teams: Pick<TeamService, 'payee'>;
}

/** Charges that their rail must know before anyone can pay them; told after the commit that made the order, never before. */
export const createOrderCharges = ({ db, jobs, log, events, rails, secrets, teams }: Needs) => {
  const lacksCode = ({ status, method, brCode }: OrderRow): boolean =>
    status === '01' && brCode === '' && rails.mustOpen(method);

  const chargeOf = async (order: OrderRow): Promise<Charge> => {
    const { merchantId, txid, amount, goodsName, expiresAt } = order;
    const due = openDue(secrets, order);
    const payee = await teams.payee(db, merchantId);
    const merchant = { merchantName: payee?.name ?? '', merchantNumber: payee?.merchantNumber ?? '' };
    return { txid, amount, goodsName, expiresAt, ...merchant, ...(due ? { due } : {}) };
  };
  const codeOf = async (order: OrderRow, { brCode, location }: ToldCode): Promise<string> => {
    if (brCode !== undefined) return brCode;
    const charge = await chargeOf(order);
    if (location !== undefined) return chargeCodeAt(location, charge);
    return (await rails.rail(order.method).open?.(charge))?.brCode ?? '';
  };
  /** Opens the charge unless the rail has told of its code by now, and keeps the code. */
  const complete = async (order: OrderRow, told: ToldCode = {}): Promise<string> => {
    const { merchantId, number } = order;
    const brCode = await codeOf(order, told);
    await transaction(db, async (tx) => {
      if (await storeBrCode(tx, order, brCode)) events.publish(tx, merchantId, { topic: 'order', key: number });
    });
    return brCode;
  };
  const tryNow = async (merchantId: string, number: string): Promise<OrderRow | undefined> => {
    const order = await findByNumber(db, merchantId, number);
    if (!order || !lacksCode(order)) return order;
    try {
      return { ...order, brCode: await complete(order) };
    } catch (error) {
      log.error({ number, message: rootOf(error as Error).message }, 'a charge is not known to be open');
      return order;
    }
  };
  const underWay = new Map<string, Promise<OrderRow | undefined>>();
  /** One attempt at a time, also with concurrent callers. The outcome of a lost answer is found by asking the rail later. */
  const tryOnce = (merchantId: string, number: string): Promise<OrderRow | undefined> => {
    const key = `${merchantId} ${number}`;
    const trying = underWay.get(key) ?? tryNow(merchantId, number).finally(() => underWay.delete(key));
    underWay.set(key, trying);
    return trying;
  };
  jobs.handle('order.open', async ({ merchantId, number }) => void (await tryOnce(merchantId, number)));

  return { lacksCode, complete, tryOnce };
};
export type OrderCharges = ReturnType<typeof createOrderCharges>;
