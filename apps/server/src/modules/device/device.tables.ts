import type { DeviceProduct, DeviceState } from '@balcao/contract/device';
import type { DeviceEvent } from '@balcao/contract/device-list';
import type { PaymentMethod } from '@balcao/contract/order';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What takes payments on the spot: a terminal, a sound box, a phone that is tapped. */
export const devices = pgTable(
  'device',
  {
    merchantId: uuid('merchant_id').notNull(),
    /** Printed on it: unique over all merchants. */
    serial: text('serial').notNull(),
    /** Whose idempotency keys its sales are kept under. */
    id: uuid('id').notNull(),
    product: text('product').$type<DeviceProduct>().notNull(),
    name: text('name').notNull(),
    state: text('state').$type<DeviceState>().notNull(),
    version: integer('version').notNull().default(1),
    /** The code that a person types into it once. */
    setUpHash: text('set_up_hash'),
    setUpUntil: time('set_up_until'),
    tokenHash: text('token_hash').unique('device_token'),
    /** By the contract's schema of its product. */
    settings: jsonb('settings').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The place of the last payment that a sound box was given to say. */
    said: bigint('said', { mode: 'number' }).notNull().default(0),
    createdBy: uuid('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    activatedAt: time('activated_at'),
    seenAt: time('seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.serial] }),
    unique('device_serial').on(t.serial),
    index('device_set_up').on(t.setUpHash).where(sql`${t.setUpHash} is not null`),
    check('device_product', sql`${t.product} in ('99', '53', '54')`),
    check('device_state', sql`${t.state} in ('new', 'active', 'blocked', 'removed')`),
  ],
);
export type DeviceRow = typeof devices.$inferSelect;

/** The history of a device, with the person of each event; without one it was the device itself. */
export const deviceEvents = pgTable(
  'device_event',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    serial: text('serial').notNull(),
    kind: text('kind').$type<DeviceEvent['kind']>().notNull(),
    actorId: uuid('actor_id'),
    /** By the name of that day. */
    actorName: text('actor_name'),
    at: time('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('device_event_newest').on(t.merchantId, t.serial, t.id.desc().nullsFirst()),
    check('device_event_kind', sql`${t.kind} in ('added', 'renewed', 'setUp', 'changed', 'blocked', 'removed')`),
  ],
);
export type DeviceEventRow = typeof deviceEvents.$inferSelect;

/** Payments for a sound box to say, in the order in which they were committed. */
export const deviceAnnouncements = pgTable(
  'device_announcement',
  {
    merchantId: uuid('merchant_id').notNull(),
    serial: text('serial').notNull(),
    position: bigint('position', { mode: 'number' }).notNull(),
    orderNumber: text('order_number').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    payerName: text('payer_name').notNull(),
    at: time('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.serial, t.position] }),
    index('device_announcement_at').on(t.at),
    check('device_announcement_amount', sql`${t.amount} between 1 and 99999999999`),
  ],
);
export type AnnouncementRow = typeof deviceAnnouncements.$inferSelect;

/** A phone that waits for someone to tap it. */
export const deviceTaps = pgTable(
  'device_tap',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    serial: text('serial').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state').$type<'waiting' | 'taken' | 'cancelled'>().notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    orderNumber: text('order_number'),
    /** Why the last card that came near was refused. */
    refusal: text('refusal'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('device_tap_waiting').on(t.expiresAt).where(sql`${t.state} = 'waiting'`),
    check('device_tap_state', sql`${t.state} in ('waiting', 'taken', 'cancelled')`),
    check('device_tap_amount', sql`${t.amount} between 1 and 99999999999`),
    check('device_tap_order', sql`(${t.state} = 'taken') = (${t.orderNumber} is not null)`),
  ],
);
export type TapRow = typeof deviceTaps.$inferSelect;
