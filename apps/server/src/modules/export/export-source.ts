import type { ExportFormat, SheetFormat } from '@balcao/contract/export';
import type { Locale } from '@balcao/contract/locale';
import type { MenuId } from '@balcao/contract/menus';
import type { MemberActor } from '../../platform/actor.ts';
import type { Column, Rows, SheetReader } from './sheet.ts';

type Filter = Readonly<Record<string, unknown>>;
/** What is asked of a source: whose rows, as its own filter says, and in which language their words are. */
export interface ExportAsk {
  readonly merchantId: string;
  readonly filter: Filter;
  readonly locale: Locale;
}
export type DocumentFormat = Exclude<ExportFormat, SheetFormat>;
/** A list that can be exported. */
export interface ExportSource {
  /** Everyone who may read this menu may export. */
  readonly menu: MenuId;
  /** The zone of its times, where its days are in one zone for all readers; undefined: the reader's own. */
  readonly timeZone?: string;
  /** The sheet's name in a language. */
  name(locale: Locale): string;
  /** Reads a filter as its list does, as it is to be kept until the file is made. @throws Refusal form_invalid */
  filterOf(merchantId: string, filter: Filter, format: ExportFormat): Filter;
  /** Asked when the file is asked for and when it is fetched, where the menu alone does not decide. @throws Refusal for those who may not. */
  mustRead?(actor: MemberActor, filter: Filter): Promise<void>;
  columns(locale: Locale): readonly Column[];
  /** Rows that a sheet has before its titles. */
  above?(ask: ExportAsk): Promise<Rows>;
  /** How many rows there are. */
  count(ask: ExportAsk): Promise<number>;
  /** The rows, some thousand at a time, so that memory stays flat: each value as the kind of its column asks for. */
  batches(ask: ExportAsk): AsyncIterable<Rows>;
  /** Writes the formats that are no sheets, where the list has some; `onRows` hears how many rows were written. */
  document?(
    format: DocumentFormat,
    ask: ExportAsk & SheetReader,
    onRows: (rows: number) => void,
  ): AsyncIterable<string | Buffer>;
}
