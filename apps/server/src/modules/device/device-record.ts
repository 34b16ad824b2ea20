import type { LogChange, LogEntry } from '@balcao/contract/log';
import { changeOf } from '../log/log-change.service.ts';
import type { DeviceRow } from './device.tables.ts';

/** A device in the log of its team. */
export const deviceSubject = ({ id, name }: Pick<DeviceRow, 'id' | 'name'>): LogEntry['subject'] => ({
  kind: 'device',
  id,
  name,
});

const languageOf = ({ settings }: DeviceRow): string | null =>
  'language' in settings ? String(settings.language) : null;
const volumeOf = ({ settings }: DeviceRow): number | null => ('volume' in settings ? Number(settings.volume) : null);

/** What a member has changed of a device. */
export const deviceChanges = (before: DeviceRow, after: DeviceRow): LogChange[] => [
  ...changeOf('name', before.name, after.name),
  ...changeOf('language', languageOf(before), languageOf(after)),
  ...changeOf('volume', volumeOf(before), volumeOf(after)),
];
