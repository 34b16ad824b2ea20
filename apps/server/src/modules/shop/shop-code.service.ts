import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buildBrCode } from '@balcao/brazil/br-code';
import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import { PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import {
  type createShopCode,
  type listShopCodes,
  type printShopCode,
  type removeShopCode,
  type ShopCode,
  shopCodesAtMost,
  type updateShopCode,
} from '@balcao/contract/shop-code';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId, randomCharacters } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseUncertified } from '../../platform/refusal.ts';
import type { CertificationService } from '../certification/certification.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { OrderFigures } from '../order/order-figures.service.ts';
import type { ProductService } from '../product/product.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';
import type { Payee, TeamService } from '../team/team.service.ts';
import { posterOf } from './poster.ts';
import { posterWords } from './poster-words.ts';
import { presentToPay, productOf, type ShopCodeToPay, type StandingShopCode } from './shop-code.present.ts';
import {
  changeShopCode,
  countShopCodes,
  findShopCode,
  findShopCodeByCode,
  findShopCodeByTxid,
  findShopCodeOfDevice,
  insertShopCode,
  listShopCodes as listRows,
  removeShopCode as removeRow,
  removeShopCodeOfDevice,
} from './shop-code.repository.ts';
import type { ShopCodeRow } from './shop-code.tables.ts';
import { shopCodeRecorder } from './shop-code-record.ts';

export type { ShopCodeToPay } from './shop-code.present.ts';

/** A code to be: whose it is, and what it asks for; amounts in centavos. */
export interface NewShopCode extends Pick<ShopCodeRow, 'merchantId' | 'name' | 'goodsName' | 'amount' | 'createdBy'> {
  readonly deviceSerial: string | null;
  readonly now: Date;
}
interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly publicBaseUrl: string;
  readonly products: Pick<ProductService, 'terms'>;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly certifications: Pick<CertificationService, 'knownAs'>;
  readonly figures: Pick<OrderFigures, 'paidByShopCode'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly rail: Pick<SandboxRails, 'plays'>;
  readonly rails: Pick<RailService, 'standingCodeOf'>;
}

/** Until a team has given its address, the city where the Central Bank keeps Pix. */
const cityOfUnknownAddress = 'BRASILIA';
/** Readers of BR Codes know plain letters only. */
const plainOr = (text: string | undefined, other: string): string =>
  text !== undefined && /[A-Za-z0-9]/.test(text.normalize('NFD')) ? text : other;
const { qrCode, soundBox } = PaymentProduct.enum;
const { pix } = PaymentMethod.enum;
type Taken = readonly PaymentMethod[];
interface Shop {
  readonly payee: Payee;
  readonly city: string;
}
/** To see whether a rail has such codes at all. */
const someCode = { txid: '0'.repeat(25), amount: null, merchantName: 'X', city: 'X' };
const nothing = { amount: 0, count: 0 };
const daysOfMonth = 30;

/** QR codes that hang in shops. */
export const createShopCodes = (needs: Needs) => {
  const { db, events, products, teams, certifications, figures, rail, rails, logs, publicBaseUrl } = needs;
  const record = shopCodeRecorder(logs);
  const host = publicBaseUrl.replace(/^https?:\/\//, '');

  const shopOf = async (queries: Queries, merchantId: string) => {
    const payee = (await teams.payee(queries, merchantId)) ?? refuse('not_found');
    const city = (await certifications.knownAs(queries, merchantId))?.form['address.city'];
    return { payee, city: plainOr(city, cityOfUnknownAddress) };
  };
  /**
   * No bank finds a charge at an address of ours: where Pix has a real provider, the code is the one that the provider's rail has for
   * what hangs in shops, and a plain link where it has none or the team takes no Pix (docs/decisions/031).
   */
  const brCodeOf = ({ code, txid, amount }: ShopCodeRow, { payee, city }: Shop, taken: Taken): string => {
    const merchantName = plainOr(payee.name, payee.merchantNumber);
    if (rail.plays(pix))
      return buildBrCode({ url: `${host}/qr/${code}`, ...(amount === null ? {} : { amount }), merchantName, city });
    const standing = taken.includes(pix) && rails.standingCodeOf(pix, { txid, amount, merchantName, city });
    return standing || `${publicBaseUrl}/qr/${code}`;
  };

  /** What is taken by the codes of a product: in the chat app, or, of Pix, by a code that every bank reads. */
  const takenBy = async (queries: Queries, merchantId: string, product: '04' | '53'): Promise<Taken> => {
    const { methods } = await products.terms(queries, merchantId, product);
    const isStanding = rails.standingCodeOf(pix, someCode) !== undefined;
    return methods.filter((method) => rail.plays(method) || (method === pix && isStanding));
  };
  const codeOf = async (queries: Queries, row: ShopCodeRow): Promise<string> => {
    const { merchantId } = row;
    return brCodeOf(row, await shopOf(queries, merchantId), await takenBy(queries, merchantId, productOf(row)));
  };

  const present = async (queries: Queries, merchantId: string, rows: readonly ShopCodeRow[], now: Date) => {
    const today = civilDayOf(now.toISOString(), DEFAULT_ZONE);
    const startOf = (day: string): Date => new Date(dayStart(day, DEFAULT_ZONE));
    const since = { today: startOf(today), month: startOf(addDays(today, 1 - daysOfMonth)) };
    const shop = await shopOf(queries, merchantId);
    const paid = await figures.paidByShopCode(queries, merchantId, since);
    const taken = {
      [qrCode]: await takenBy(queries, merchantId, qrCode),
      [soundBox]: await takenBy(queries, merchantId, soundBox),
    };
    const list = rows.map((row): ShopCode => {
      const { id, name, goodsName, amount, enabled, deviceSerial, version } = row;
      const { today: paidToday = nothing, month: paidThirtyDays = nothing } = paid.get(id) ?? {};
      return {
        id,
        name,
        goodsName,
        amount,
        enabled,
        deviceSerial,
        version,
        paidToday,
        paidThirtyDays,
        brCode: brCodeOf(row, shop, taken[productOf(row)]),
        poster: posterWords(taken[productOf(row)]),
        createdAt: row.createdAt.toISOString(),
      };
    });
    return { merchantName: shop.payee.name, list };
  };
  const presentOne = async (queries: Queries, row: ShopCodeRow, now: Date): Promise<ShopCode> =>
    (await present(queries, row.merchantId, [row], now)).list[0] ?? refuse('not_found');

  /** Makes a code, as many of sound boxes as there are boxes. @throws Refusal `shop_codes_full` for a team that has enough. */
  const add = async (tx: Tx, { now, ...ask }: NewShopCode): Promise<ShopCodeRow> => {
    const isOfBox = ask.deviceSerial !== null;
    if (!isOfBox && (await countShopCodes(tx, ask.merchantId)) >= shopCodesAtMost) refuse('shop_codes_full');
    // 128 random bits, and 129: a code cannot be guessed.
    const code = randomBytes(16).toString('base64url');
    const txid = randomCharacters(25);
    const row = { ...ask, id: newId(now), code, txid, enabled: true, createdAt: now, version: 1, removedAt: null };
    await insertShopCode(tx, row);
    events.publish(tx, ask.merchantId, { topic: 'product', key: row.id });
    return row;
  };

  return {
    add,
    /** What the QR code of a code holds. */
    brCodeOf: codeOf,

    /** What the QR code of a sound box holds; null where it has none, or it is switched off. */
    brCodeOfDevice: async (queries: Queries, merchantId: string, deviceSerial: string): Promise<string | null> => {
      const row = await findShopCodeOfDevice(queries, merchantId, deviceSerial);
      return row ? codeOf(queries, row) : null;
    },

    /** The code behind an address that someone scanned; undefined when there is none, or it is switched off. */
    forPayment: async (queries: Queries, code: string): Promise<ShopCodeToPay | undefined> => {
      const row = await findShopCodeByCode(queries, code);
      return row && presentToPay(row);
    },

    /** The code that a Pix names, also one that takes nothing any more; undefined where there never was one. */
    behindTxid: async (queries: Queries, txid: string): Promise<StandingShopCode | undefined> => {
      const row = await findShopCodeByTxid(queries, txid);
      return row && { ...presentToPay(row), enabled: row.enabled, removedAt: row.removedAt };
    },

    list: async ({ actor, now }: Call<typeof listShopCodes>): Promise<ReplyOf<typeof listShopCodes>> =>
      present(db, actor.merchantId, await listRows(db, actor.merchantId), now),

    /** @throws Refusal `not_certified`, `product_inactive`, `product_blocked`, `shop_codes_full`. */
    create: (call: Call<typeof createShopCode>): Promise<ShopCode> =>
      idempotently(db, call, async (tx) => {
        const { merchantId, accountId: createdBy } = call.actor;
        const { lack } = (await teams.payee(tx, merchantId)) ?? refuse('not_found');
        if (lack) refuseUncertified(lack);
        const terms = await products.terms(tx, merchantId, qrCode);
        if (terms.lack) refuse(terms.lack);
        const row = await add(tx, { ...call.body, merchantId, createdBy, deviceSerial: null, now: call.now });
        await record(tx, call, LogEvent.enum.shopCodeMade, row);
        return presentOne(tx, row, call.now);
      }),

    /** @throws Refusal `not_found`; `changed_elsewhere` when it is not the newest version that is written over. */
    update: (call: Call<typeof updateShopCode>): Promise<ShopCode> =>
      idempotently(db, call, async (tx) => {
        const [{ merchantId }, { id }] = [call.actor, call.params];
        const before = (await findShopCode(tx, merchantId, id)) ?? refuse('not_found');
        const row = (await changeShopCode(tx, merchantId, id, call.body)) ?? refuse('changed_elsewhere');
        events.publish(tx, merchantId, { topic: 'product', key: id });
        await record(tx, call, LogEvent.enum.shopCodeChanged, row, before);
        return presentOne(tx, row, call.now);
      }),

    /** What was paid by it stays as it is. @throws Refusal `not_found`; `state_forbids` for that of a sound box. */
    remove: (call: Call<typeof removeShopCode>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const [{ merchantId }, { id }] = [call.actor, call.params];
        const row = (await findShopCode(tx, merchantId, id)) ?? refuse('not_found');
        if (row.deviceSerial !== null) refuse('state_forbids');
        await removeRow(tx, merchantId, id, call.now);
        events.publish(tx, merchantId, { topic: 'product', key: id });
        await record(tx, call, LogEvent.enum.shopCodeRemoved, row);
        return null;
      }),

    /** The code of a sound box goes with the box. */
    removeOfDevice: async (tx: Tx, merchantId: string, deviceSerial: string, now: Date): Promise<void> => {
      await removeShopCodeOfDevice(tx, merchantId, deviceSerial, now);
      events.publish(tx, merchantId, { topic: 'product', key: deviceSerial });
    },

    /** The code as a poster. @throws Refusal `not_found`. */
    print: async ({ actor, params, query, now }: Call<typeof printShopCode>): Promise<Readable> => {
      const { merchantId } = actor;
      const row = (await findShopCode(db, merchantId, params.id)) ?? refuse('not_found');
      const shop = await shopOf(db, merchantId);
      const methods = await takenBy(db, merchantId, productOf(row));
      const { name: merchantName, merchantNumber } = shop.payee;
      const { name, amount } = row;
      const said = { merchantName, merchantNumber, name, amount, methods, brCode: brCodeOf(row, shop, methods) };
      return posterOf(said, query.paper, now);
    },
  };
};
export type ShopCodes = ReturnType<typeof createShopCodes>;
