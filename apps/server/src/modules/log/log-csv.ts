import { appletCategoryWords } from '@balcao/contract/applet-category';
import { wordsIn } from '@balcao/contract/form-words';
import type { Locale } from '@balcao/contract/locale';
import { type LogChange, LogEvent, severalFields } from '@balcao/contract/log';
import { logValueText } from '@balcao/contract/log-value';
import { csvOf, harmless, instantCell, keptWhole, type Reader } from '../../platform/csv.ts';
import type { LogRow } from './log.repository.ts';
import { columnTexts, fieldTexts, fileTexts, hiddenTexts, linkTexts, menuTexts, type Texts } from './log.texts.ts';
import { eventTexts } from './log-events.texts.ts';
import { valueTexts } from './log-values.texts.ts';

const textOf = (texts: Texts, name: string): string => texts[name] ?? name;

const categoryTexts = (locale: Locale): Texts =>
  Object.fromEntries(
    Object.entries(appletCategoryWords).map(([category, words]) => [category, wordsIn(locale, words)]),
  );

/** `Permission, Orders: none → view only`. */
const changeText = ({ field, of, before, after, isHidden }: LogChange, { locale }: Reader): string => {
  const texts =
    field === 'category'
      ? categoryTexts(locale)
      : field === 'file'
        ? fileTexts[locale]
        : (valueTexts[locale][field] ?? {});
  const value = (all: string | null) => {
    if (all === null) return '–';
    const every = severalFields.has(field) ? all.split(', ') : [all];
    return every.map((one) => logValueText(field, one, locale) ?? textOf(texts, one)).join(', ');
  };
  const what = textOf(fieldTexts[locale], field) + (of === null ? '' : `, ${textOf(menuTexts[locale], of)}`);
  if (isHidden) return `${what}: ${hiddenTexts[locale]}`;
  return `${what}: ${value(before)} → ${value(after)}`;
};

/** No name have invitations by link, what the reader may not see, and what concerns the whole team. */
const subjectText = ({ event, subjectKind, subjectName }: LogRow, { locale }: Reader): string => {
  if (subjectName === '' && event === LogEvent.enum.invited) return linkTexts[locale];
  return subjectName === '' && subjectKind === 'destination' ? hiddenTexts[locale] : keptWhole(harmless(subjectName));
};

const rowOf = (row: LogRow, reader: Reader): string[] => [
  instantCell(row.at, reader),
  eventTexts[reader.locale][row.event],
  harmless(row.actorName),
  subjectText(row, reader),
  row.changes.map((change) => changeText(change, reader)).join('; '),
  row.ip,
];

async function* cellsOf(rows: AsyncIterable<LogRow>, reader: Reader): AsyncGenerator<string[]> {
  for await (const row of rows) yield rowOf(row, reader);
}

/** The log as CSV in the reader's language and zone. */
export const logAsCsv = (rows: AsyncIterable<LogRow>, reader: Reader): AsyncGenerator<string> =>
  csvOf(columnTexts[reader.locale], cellsOf(rows, reader), reader);
