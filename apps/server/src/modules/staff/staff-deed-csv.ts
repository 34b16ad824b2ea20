import type { StaffDeed } from '@balcao/contract/staff-deed';
import { staffDeedNames } from '@balcao/contract/staff-deed-names';
import { csvOf, harmless, instantCell, type Reader } from '../../platform/csv.ts';
import { roleTexts } from './staff.texts.ts';
import { columnTexts, fieldTexts, serverTexts } from './staff-deed.texts.ts';

type Change = StaffDeed['changes'][number];

/** `Role: Review → Administration`. */
const changeText = ({ field, before, after }: Change, { locale }: Reader): string => {
  const roles: Readonly<Record<string, string>> = roleTexts[locale];
  const value = (one: string) => (field === 'role' ? (roles[one] ?? one) : one) || '–';
  return `${fieldTexts[locale][field]}: ${value(before)} → ${value(after)}`;
};

const rowOf = (deed: StaffDeed, reader: Reader): string[] => [
  instantCell(new Date(deed.at), reader),
  deed.by ? harmless(deed.by.name) : serverTexts[reader.locale],
  staffDeedNames[reader.locale][deed.kind],
  harmless(deed.merchant?.name ?? ''),
  deed.merchant?.number ?? '',
  harmless(deed.subjectName),
  harmless(deed.changes.map((change) => changeText(change, reader)).join('; ')),
  deed.ip,
];

async function* cellsOf(deeds: AsyncIterable<StaffDeed>, reader: Reader): AsyncGenerator<string[]> {
  for await (const deed of deeds) yield rowOf(deed, reader);
}

/** What staff did as CSV in the reader's language and zone. */
export const deedsAsCsv = (deeds: AsyncIterable<StaffDeed>, reader: Reader): AsyncGenerator<string> =>
  csvOf(columnTexts[reader.locale], cellsOf(deeds, reader), reader);
