import { type Db, type Tx, transaction } from './db.ts';
import { type KeyedCall, type KeyedRow, keyedRow } from './idempotency.ts';
import { idempotency } from './platform.tables.ts';
import { Refusal } from './refusal.ts';
import { jsonOf } from './rows.ts';

/** A call of a server: it has no session, rights or approval to be decided in the transaction, as a member's has. */
export type ServerCall = KeyedCall & { readonly authority: undefined };

/** The outcome of one call of a batch: its reply, or why it failed. */
export type Outcome<Reply> = { readonly reply: Reply } | { readonly refusal: Refusal };

/** What `work` answers, or the refusal that it throws. @throws everything else. */
export const outcomeOf = <Reply>(work: () => Reply): Outcome<Reply> => {
  try {
    return { reply: work() };
  } catch (refusal) {
    if (refusal instanceof Refusal) return { refusal };
    throw refusal;
  }
};

const slotOf = ({ ownerId, endpoint, key }: Pick<KeyedRow, 'ownerId' | 'endpoint' | 'key'>): string =>
  `${ownerId} ${endpoint} ${key}`;
const rowOfCall = (call: KeyedCall): KeyedRow | undefined =>
  call.idempotencyKey === undefined ? undefined : keyedRow(call, call.idempotencyKey);

const claimText = `
  insert into idempotency select * from json_populate_recordset(null::idempotency, $1::json)
  on conflict do nothing returning owner_id as "ownerId", endpoint, key`;
const rememberText = `
  update idempotency i set reply = r.reply
  from (select * from json_to_recordset($1::json) as r("ownerId" uuid, endpoint text, key text, reply jsonb) limit $2) r
  where i.owner_id = r."ownerId" and i.endpoint = r.endpoint and i.key = r.key`;
const forgetText = `
  delete from idempotency i
  using (select * from json_to_recordset($1::json) as r("ownerId" uuid, endpoint text, key text) limit $2) r
  where i.owner_id = r."ownerId" and i.endpoint = r.endpoint and i.key = r.key`;

/** The limit tells the planner how few they are. */
const change = async (tx: Tx, text: string, rows: readonly unknown[]): Promise<void> => {
  if (rows.length > 0) await tx.$client.query({ text, values: [JSON.stringify(rows), rows.length] });
};

/** Claims the keys of these calls in one order for everyone; answers with the places of the calls that are new. */
const claim = async (tx: Tx, calls: readonly KeyedCall[]): Promise<number[]> => {
  const rows = calls.map(rowOfCall);
  const slots = new Map(rows.flatMap((row) => (row ? [[slotOf(row), row] as const] : [])));
  const sorted = [...slots.values()].sort((a, b) => (slotOf(a) < slotOf(b) ? -1 : 1));
  const values = [
    jsonOf(
      idempotency,
      sorted.map((row) => ({ ...row, reply: null })),
    ),
  ];
  const { rows: made } = await tx.$client.query<KeyedRow>({ text: claimText, values });
  const claimed = new Set(made.map(slotOf));
  // Of calls with one key in the same batch the first counts.
  return rows.flatMap((row, place) => (row === undefined || claimed.delete(slotOf(row)) ? [place] : []));
};

/**
 * `idempotently` for many calls in one transaction: the replies of those that are done are remembered with them, those that are refused leave
 * no trace. Undefined: the key was used before, also within the batch; `idempotently` returns the stored outcome.
 * @throws the error of `work`: then the whole transaction was rolled back.
 */
export const idempotentlyMany = <C extends ServerCall, Reply>(
  db: Db,
  calls: readonly C[],
  work: (tx: Tx, calls: readonly C[]) => Promise<readonly Outcome<Reply>[]>,
): Promise<(Outcome<Reply> | undefined)[]> =>
  transaction(db, async (tx) => {
    const places = await claim(tx, calls);
    const fresh = places.map((place) => calls[place] as C);
    const done = await work(tx, fresh);
    const keyed = fresh.flatMap((call, index) => {
      const row = rowOfCall(call);
      return row ? [{ ...row, outcome: done[index] as Outcome<Reply> }] : [];
    });
    const remembered = keyed.flatMap(({ outcome, ...row }) => ('reply' in outcome ? [{ ...row, ...outcome }] : []));
    const forgotten = keyed.filter(({ outcome }) => 'refusal' in outcome).map(({ outcome: _, ...row }) => row);
    await change(tx, rememberText, remembered);
    await change(tx, forgetText, forgotten);
    const byPlace = new Map(places.map((place, index) => [place, done[index]]));
    return calls.map((_, place) => byPlace.get(place));
  });
