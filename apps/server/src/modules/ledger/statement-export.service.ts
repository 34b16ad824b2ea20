import { DEFAULT_ZONE } from '@balcao/brazil/dates';
import { StatementFilter } from '@balcao/contract/ledger-statement';
import type { Clock } from '../../platform/clock.ts';
import { type Db, openSnapshot, type Queries } from '../../platform/db.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import type { ExportAsk, ExportSource, Rows } from '../export/export.service.ts';
import { type AccountRange, type Beyond, countMovements, readMovementsOf } from './statement.repository.ts';
import type { Statements } from './statement.service.ts';
import { type StatementColumn, statementTexts } from './statement.texts.ts';
import { statementColumns } from './statement-columns.ts';
import type { DocumentLine } from './statement-document.ts';
import type { StatementLines } from './statement-lines.ts';
import { statementOfx } from './statement-ofx.ts';
import type { StatementOwners } from './statement-owner.service.ts';
import { statementPdf } from './statement-pdf.ts';

const batchRows = 5_000;
const columns = Object.entries(statementColumns) as [StatementColumn, (typeof statementColumns)[StatementColumn]][];

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly statements: Pick<Statements, 'rangeOf' | 'frame'>;
  readonly linesOf: StatementLines;
  readonly ownerOf: StatementOwners;
}
interface Asked {
  readonly by: AccountRange;
  readonly filter: Pick<StatementFilter, 'kind' | 'direction'>;
}
const sheetRow = (line: DocumentLine, texts: (typeof statementTexts)['pt-BR']): Rows[number] =>
  columns.map(([, { of }]) => of(line, texts));

/** Statements as files: sheets of what the screen shows, OFX and PDF of everything that moved in the range. */
export const createStatementExport = ({ db, clock, statements, linesOf, ownerOf }: Needs): ExportSource => {
  const askedOf = ({ merchantId, filter }: Pick<ExportAsk, 'merchantId' | 'filter'>): Asked => {
    const { account, from, to, kind, direction } = StatementFilter.parse(filter);
    return { by: statements.rangeOf(merchantId, { account, from, to }), filter: { kind, direction } };
  };

  /** Oldest first, as they were posted. */
  async function* batchesOf(queries: Queries, { by, filter }: Asked, opening: number): AsyncGenerator<DocumentLine[]> {
    let beyond: Beyond = { order: 'oldest', balance: opening };
    for (;;) {
      const rows = await readMovementsOf(queries, by, filter, beyond, batchRows);
      const last = rows.at(-1);
      if (!last) return;
      yield await linesOf(by.merchantId, rows, by.account);
      if (rows.length < batchRows) return;
      beyond = { order: 'oldest', id: last.id, sequence: last.sequence ?? undefined, balance: last.balance };
    }
  }
  /** The statement as it stands at this instant; everything is read from one snapshot. */
  async function* fromSnapshot<T>(
    ask: Pick<ExportAsk, 'merchantId' | 'filter'>,
    write: (frame: Awaited<ReturnType<Statements['frame']>>, lines: AsyncIterable<DocumentLine[]>) => AsyncIterable<T>,
  ): AsyncGenerator<T> {
    const asked = askedOf(ask);
    const { queries, end } = await openSnapshot(db);
    try {
      const frame = await statements.frame(queries, asked.by);
      yield* write(frame, batchesOf(queries, asked, frame.opening));
    } finally {
      await end();
    }
  }
  async function* asSheet(
    lines: AsyncIterable<DocumentLine[]>,
    texts: (typeof statementTexts)['pt-BR'],
  ): AsyncGenerator<Rows> {
    for await (const part of lines) yield part.map((line) => sheetRow(line, texts));
  }

  return {
    menu: 'payment.financial',
    timeZone: DEFAULT_ZONE,
    name: (locale) => statementTexts[locale].title,
    filterOf: (merchantId, filter, format) => {
      const read = StatementFilter.safeParse(filter);
      if (!read.success) throw new Refusal('form_invalid', { issues: read.error.issues as never });
      const { account, kind, direction, ...range } = read.data;
      const { from, to } = statements.rangeOf(merchantId, { account, ...range });
      if (format === 'ofx' && account !== 'available') refuseField('format', 'choice');
      const isDocument = format === 'ofx' || format === 'pdf';
      return { account, from, to, ...(isDocument ? {} : { ...(kind && { kind }), ...(direction && { direction }) }) };
    },
    columns: (locale) => columns.map(([id, { kind }]) => ({ title: statementTexts[locale].columns[id], kind })),
    count: async (ask) => {
      const { by, filter } = askedOf(ask);
      if (filter.kind || filter.direction) return countMovements(db, by, filter);
      return (await statements.frame(db, by)).movements;
    },
    batches: (ask) => fromSnapshot(ask, (_, lines) => asSheet(lines, statementTexts[ask.locale])),
    document: async function* (format, ask, onRows) {
      const merchant = await ownerOf(ask.merchantId);
      yield* fromSnapshot(ask, (frame, batches) => {
        const statement = { ...frame, merchant, batches, issuedAt: clock.now() };
        return format === 'ofx' ? statementOfx(statement, onRows) : statementPdf(statement, ask.locale, onRows);
      });
    },
  };
};
