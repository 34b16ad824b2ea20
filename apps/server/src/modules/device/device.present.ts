import { textOfSetUp } from '@balcao/contract/device';
import type { DeviceEvent, DeviceToSetUp, TeamDevice } from '@balcao/contract/device-list';
import type { SetUp } from './device.service.ts';
import type { DeviceEventRow, DeviceRow } from './device.tables.ts';

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A device as the team sees it. */
export const presentDevice = (row: DeviceRow): TeamDevice => ({
  serial: row.serial,
  product: row.product,
  name: row.name,
  state: row.state,
  settings: row.settings,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  activatedAt: isoOf(row.activatedAt),
  seenAt: isoOf(row.seenAt),
  setUpUntil: isoOf(row.setUpUntil),
});

export const presentEvent = ({ kind, actorName, at }: DeviceEventRow): DeviceEvent => ({
  kind,
  by: actorName,
  at: at.toISOString(),
});

export const presentSetUp = (row: DeviceRow, { code, until }: SetUp): DeviceToSetUp => ({
  device: presentDevice(row),
  code,
  text: textOfSetUp(code),
  until: until.toISOString(),
});
