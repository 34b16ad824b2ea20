import type words from './i18n/pt/list.ts';

type Words = typeof words;
/** A noun whose list has words in `i18n/<language>/list.ts`. */
export type ListName = keyof Words;
/** What a list has titles for. */
type Titled<Name extends ListName> = (keyof Words[Name]['columns'] | keyof Words[Name]['file']) & string;

/**
 * What a column holds, and so how it reads on a screen, in CSV and in XLSX: `text` is what people or strangers wrote, `person` a name,
 * `number` a number that is not for calculation, `code` a code that has words, `money` centavos, `count` a whole number, `instant` a time
 * in UTC, `day` a civil day YYYYMMDD.
 */
export type ListKind = 'text' | 'person' | 'number' | 'code' | 'money' | 'count' | 'instant' | 'day';
export type ListValue = string | number | null;

export interface ListColumn<Row> {
  readonly kind: ListKind;
  /** What a row has in it; left out where only the server, or only a part of the screen, knows. */
  readonly of?: (row: Row) => ListValue;
  /** It is on the screen alone. */
  readonly inFile?: false;
  /** Not on the screen until someone chooses it; `narrow`: only where there is no room for it. */
  readonly hidden?: true | 'narrow';
  /** Takes the room that the others leave. */
  readonly fills?: true;
  /** A zero is left empty on the screen. */
  readonly quietAtZero?: true;
}
type Columns<Row> = Readonly<Record<string, ListColumn<Row>>>;

/** The columns by which a list can be put in order. */
interface ListSorts<Id extends string = string> {
  /** Of the time that it goes by, the newest first. */
  readonly time?: Id;
  /** Of the time that it goes by where the filter is of complete times. */
  readonly completed?: Id;
  readonly amount?: Id;
}

/** What the card of a row begins with on a phone: its amount, and how it stands. */
interface ListCard<Id extends string = string> {
  readonly amount: Id;
  readonly state: Id;
}

export interface List<
  Row,
  Column extends string = string,
  Shown extends string = string,
  Code extends string = string,
> {
  readonly name: ListName;
  /** In the order in which a file has them. */
  readonly columns: Readonly<Record<Column, ListColumn<Row>>>;
  /** In the order in which a table has them. */
  readonly screen: readonly Shown[];
  readonly sorts: ListSorts;
  readonly card?: ListCard;
  /** Only in the types: the columns of the screen that hold codes, whose words the screen has. */
  readonly codes?: Code;
}

type CodesIn<C, Id> = { [K in keyof C]: C[K] extends { readonly kind: 'code' } ? K & Id : never }[keyof C];

/**
 * A list: its columns, what stands in them, where they are shown, and by which of them it can be sorted. Tables and files are made of it. Every
 * column has a title in each language; one without does not compile.
 */
export const listOf =
  <Row>() =>
  <
    Name extends ListName,
    const C extends Columns<Row> & { readonly [Id in keyof C]: Id extends Titled<Name> ? unknown : never },
    const Id extends keyof C & string = never,
  >(
    name: Name,
    {
      columns,
      screen = [],
      sorts = {},
      card,
    }: {
      readonly columns: C;
      readonly screen?: readonly Id[];
      readonly sorts?: ListSorts<NoInfer<Id>>;
      readonly card?: ListCard<NoInfer<Id>>;
    },
  ): List<Row, keyof C & string, Id, CodesIn<C, Id>> => ({ name, columns, screen, sorts, ...(card ? { card } : {}) });

/** The columns of a file, in its order. */
export const fileColumnsOf = <Row>({ columns }: List<Row>): readonly (readonly [id: string, ListColumn<Row>])[] =>
  Object.entries(columns).filter(([, { inFile }]) => inFile !== false);

/** The columns of a table that a list is sorted by. `byCompletion`: its filter is of complete times. */
export const sortsOf = (
  { sorts }: Pick<List<never>, 'sorts'>,
  byCompletion = false,
): { readonly time: string; readonly amount?: string } => ({
  time: (byCompletion ? sorts.completed : undefined) ?? sorts.time ?? '',
  ...(sorts.amount === undefined ? {} : { amount: sorts.amount }),
});
