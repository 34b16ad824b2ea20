import type { Queries } from '../../platform/db.ts';
import { findHead, type LogHead, type LogRow, readChain } from './log.repository.ts';
import { firstSeal, sealOf } from './log-seal.ts';

/** Where the log of a team is not what was written, and how one can tell. */
export interface Break {
  readonly position: number;
  /** `changed`: its seal does not fit what it says; `unlinked`: it does not stand on the line before; `missing`: it is gone. */
  readonly kind: 'changed' | 'unlinked' | 'missing';
}

interface End {
  readonly position: number;
  readonly hash: string;
}
const beginning: End = { position: 0, hash: firstSeal };
const linesAtOnce = 1_000;

function* breaksOfLine(before: End, line: LogRow): Generator<Break> {
  const { position } = line;
  if (line.previousHash !== before.hash || position !== before.position + 1) yield { position, kind: 'unlinked' };
  if (sealOf(line) !== line.hash) yield { position, kind: 'changed' };
}

/** Where the chain ends must be where its lines end. */
function* breaksOfEnd(
  { position, hash }: End,
  { length, hash: last }: Pick<LogHead, 'length' | 'hash'>,
): Generator<Break> {
  if (length > position) yield { position: position + 1, kind: 'missing' };
  else if (length < position || hash !== last) yield { position, kind: 'unlinked' };
}

/** Every break of a team's log, in its order. Lines may be appended meanwhile. */
export async function* breaksOf(queries: Queries, merchantId: string): AsyncGenerator<Break> {
  let end = beginning;
  let lengthKnown = 0;
  for (;;) {
    const lines = await readChain(queries, merchantId, end.position, linesAtOnce);
    for (const line of lines) {
      yield* breaksOfLine(end, line);
      end = line;
    }
    if (lines.length === linesAtOnce) continue;
    const head = (await findHead(queries, merchantId)) ?? { length: 0, hash: firstSeal };
    // What was appended since the lines were read is there in another round, or it is missing.
    if (head.length <= end.position || head.length === lengthKnown) return yield* breaksOfEnd(end, head);
    lengthKnown = head.length;
  }
}
