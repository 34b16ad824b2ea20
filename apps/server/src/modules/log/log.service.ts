import { Readable } from 'node:stream';
import {
  type exportLog,
  type LogChange,
  type LogEntry,
  LogEvent,
  type LogFilter,
  type listLog,
  type listLogActors,
} from '@balcao/contract/log';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { MemberActor } from '../../platform/actor.ts';
import { cursorOf, type Place, placeOf } from '../../platform/cursor.ts';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import { hiddenIn, presentEntry } from './log.present.ts';
import { appendLine, type LogRow, listTeamsWithLog, lockHead } from './log.repository.ts';
import { type Break, breaksOf } from './log-chain.ts';
import { wholeTeam } from './log-change.service.ts';
import { logAsCsv } from './log-csv.ts';
import { countUpTo, type ListedBy, listActors, listAuditEventsOf, listPage } from './log-list.repository.ts';
import { openTo } from './log-right.ts';
import { firstSeal, sealOf } from './log-seal.ts';

/** Who acts, in which team, from where. A call of a member is one. */
export interface ActionContext {
  readonly actor: { readonly accountId: string; readonly merchantId: string };
  readonly ip: string;
  readonly requestId: string;
  readonly now: Date;
}
/** What the product does by itself stands under its own name: no account did it. */
const productActorId = '00000000-0000-0000-0000-000000000000';
const productName = 'Balcão';
/** The product itself in a team, at the moment or for a request that no member made. */
export const byProduct = (
  merchantId: string,
  now: Date,
  { ip, requestId }: Pick<ActionContext, 'ip' | 'requestId'> = { ip: '', requestId: newId(now) },
): ActionContext => ({ actor: { accountId: productActorId, merchantId }, ip, requestId, now });
export interface Act {
  readonly event: LogEvent;
  readonly subject: LogEntry['subject'];
  readonly changes?: readonly LogChange[];
}

interface Needs {
  readonly db: Db;
  readonly names: Pick<AccountNames, 'nameOf'>;
  /** Hides what the reader may not see of others. */
  readonly maskFor: (queries: Queries, reader: MemberActor) => Promise<(text: string) => string>;
}

const positions = /^[1-9]\d{0,8}$/;
const placeOfRow = ({ at, position }: LogRow): Place => ({ at, key: String(position) });
const exportedAtOnce = 1_000;

const listedBy = (merchantId: string, { from, to, ...filter }: LogFilter): ListedBy => ({
  ...filter,
  merchantId,
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
});

/** Every line before a place. */
async function* allRows(
  queries: Queries,
  filter: ListedBy,
  shown: (row: LogRow) => LogRow,
  end: number,
): AsyncGenerator<LogRow> {
  let place: Place | undefined;
  for (;;) {
    const rows = await listPage(queries, filter, place, exportedAtOnce);
    for (const row of rows) if (row.position < end) yield shown(row);
    const last = rows.at(-1);
    if (!last || rows.length < exportedAtOnce) return;
    place = placeOfRow(last);
  }
}

/** A audit event as its doer may take it along: everything but internal ids. */
export type OwnAuditEvent = Omit<LogEntry, 'id' | 'actor'> & { readonly merchantId: string };

/**
 * Appends a line in the transaction of what it tells of and answers its place. Audit events of one team wait here for each other until
 * they are committed, so this comes last in a transaction.
 */
const append = async (
  tx: Tx,
  names: Needs['names'],
  { actor, ip, requestId, now }: ActionContext,
  { event, subject, changes = [] }: Act,
): Promise<number> => {
  const { merchantId, accountId: actorId } = actor;
  const actorName = actorId === productActorId ? productName : await names.nameOf(tx, actorId);
  const head = await lockHead(tx, { merchantId, length: 0, hash: firstSeal });
  const position = head.length + 1;
  const line = {
    merchantId,
    id: newId(now),
    position,
    event,
    actorId,
    actorName,
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectName: subject.name,
    changes: [...changes],
    ip,
    requestId,
    at: now,
    previousHash: head.hash,
  };
  await appendLine(tx, { ...line, hash: sealOf(line) });
  return position;
};

/** What was done in a team (rule: audit-log). */
export const createLogService = ({ db, names, maskFor }: Needs) => {
  /** Rows as this reader may see them. */
  const shownTo = async (reader: MemberActor): Promise<(row: LogRow) => LogRow> => {
    const hide = await maskFor(db, reader);
    const open = openTo(reader);
    return (row) => hiddenIn(open(row), hide);
  };
  return {
    /** Appends a line in the transaction of what it tells of, after everything else in it. */
    record: async (tx: Tx, context: ActionContext, act: Act): Promise<void> => {
      await append(tx, names, context, act);
    },

    list: async ({ actor, query }: Call<typeof listLog>) => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor, ...filter } = query;
      const by = listedBy(actor.merchantId, filter);
      const skip = skipOf(query);
      const [rows, counted, shown] = await Promise.all([
        listPage(db, by, placeOf(cursor, positions), pageSize + 1, skip),
        countUpTo(db, by),
        shownTo(actor),
      ]);
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      return {
        list: page.map((row) => presentEntry(shown(row))),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: rows.length > pageSize && last ? cursorOf(placeOfRow(last)) : null,
      };
    },

    /** The lines at the moment of the request. The download itself is logged as the next line, which the file does not have. */
    export: async (call: Call<typeof exportLog>): Promise<Readable> => {
      const { actor, query, locale, timeZone } = call;
      const { merchantId } = actor;
      const shown = await shownTo(actor);
      const act = { event: LogEvent.enum.logExported, subject: wholeTeam(merchantId) };
      const end = await transaction(db, (tx) => append(tx, names, call, act));
      const rows = allRows(db, listedBy(merchantId, query), shown, end);
      return Readable.from(logAsCsv(rows, { locale, timeZone }));
    },

    actors: async ({ actor, locale }: Call<typeof listLogActors>) => {
      const list = await listActors(db, actor.merchantId);
      return { list: list.sort((a, b) => a.name.localeCompare(b.name, locale)) };
    },

    /** Everything that a person did, in all teams, newest first: for the download of their data. */
    auditEventsOf: async (queries: Queries, accountId: string): Promise<OwnAuditEvent[]> => {
      const rows = await listAuditEventsOf(queries, accountId);
      return rows.map((row) => {
        const { id: _, actor: __, ...context } = presentEntry(row);
        return { ...context, merchantId: row.merchantId };
      });
    },

    /** The first place where the log of a team is not what was written; undefined when it is whole. */
    verify: async (queries: Queries, merchantId: string): Promise<Break | undefined> => {
      for await (const found of breaksOf(queries, merchantId)) return found;
      return undefined;
    },

    /** Reads every team's log against its seals and counts what is wrong; every figure must be zero. */
    prove: async (): Promise<Record<Break['kind'], number>> => {
      const proof = { changed: 0, unlinked: 0, missing: 0 };
      for (const merchantId of await listTeamsWithLog(db))
        for await (const { kind } of breaksOf(db, merchantId)) proof[kind] += 1;
      return proof;
    },
  };
};
export type LogService = ReturnType<typeof createLogService>;
