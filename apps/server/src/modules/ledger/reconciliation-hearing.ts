import type { FileRail } from '@balcao/contract/ledger-reconciliation';
import type { Logger } from 'pino';
import { rootOf } from '../../platform/db.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { FileKey, MissingLine } from './reconciliation-match.repository.ts';

interface Needs {
  readonly log: Logger;
  readonly rails: Pick<RailService, 'rail' | 'hear'>;
}
type Word = Parameters<RailService['hear']>[1][number];

const atOnce = 16;

/** A line of a rail's file is handled like the rail's notifications, so that the same rules apply. */
export const createReconciliationHearing = ({ log, rails }: Needs) => {
  /** Who paid, and with what: the file has no room for it, so the rail is asked; without an answer the file's word counts. */
  const particularsOf = async (rail: FileRail, { reference, matchId, amount }: MissingLine) => {
    if (rail === 'payout') return undefined;
    try {
      const answer = await rails.rail(rail).inquire(reference);
      return 'payments' in answer
        ? answer.payments.find((one) => one.endToEndId === matchId && one.amount === amount)
        : undefined;
    } catch (error) {
      log.warn({ rail, reason: String(rootOf(error as Error)) }, 'a rail did not say more about a line of its file');
      return undefined;
    }
  };
  /** What kind of return it is has no room in the file either, and a file may name it by the id of the Pix system. */
  const returnOf = async (rail: FileRail, { reference, railId, amount }: MissingLine) => {
    if (rail === 'payout') return {};
    try {
      const all = (await rails.rail(rail).returnsOf?.(reference)) ?? [];
      const found = all.find(({ key, rtrId }) => key === railId || rtrId === railId);
      return found?.amount === amount
        ? { key: found.key, rtrId: found.rtrId, nature: found.nature, reason: found.reason }
        : {};
    } catch (error) {
      log.warn({ rail, reason: String(rootOf(error as Error)) }, 'a rail did not say more about a return of its file');
      return {};
    }
  };
  const wordOf = async ({ id, rail }: FileKey, line: MissingLine): Promise<Word> => {
    const { kind, matchId, railId, reference, amount } = line;
    const said = { eventId: `file:${id}:${kind}:${matchId}`, amount, at: line.at.toISOString(), reason: null } as const;
    if (kind === 'return') {
      const more = await returnOf(rail, line);
      return { ...said, type: 'return.done', key: railId, endToEndId: reference, ...more };
    }
    if (kind === 'payout') return { ...said, type: 'payout.done', key: railId, channelNumber: reference };
    const type = line.isHeld ? 'charge.captured' : 'charge.paid';
    const { payerName = '', card = null, instalments = 1 } = (await particularsOf(rail, line)) ?? {};
    return { ...said, type, txid: reference, endToEndId: matchId, payerName, card, instalments };
  };
  const hearOne = async (file: FileKey, line: MissingLine): Promise<void> => {
    try {
      await rails.hear(file.rail, [await wordOf(file, line)]);
    } catch (error) {
      // It stays missing here, and someone looks: the other lines must not wait for it.
      log.error({ file: file.id, id: line.matchId, reason: String(rootOf(error as Error)) }, 'a line was not heard');
    }
  };
  return async (file: FileKey, lines: readonly MissingLine[]): Promise<void> => {
    for (let from = 0; from < lines.length; from += atOnce)
      await Promise.all(lines.slice(from, from + atOnce).map((line) => hearOne(file, line)));
  };
};
