import { randomUUID } from 'node:crypto';
import type { BankAct } from '@balcao/contract/dispute-desk';
import type { Clock } from '../../platform/clock.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { KnownReturn } from './rail.ts';
import type { Payer } from './sandbox-asks.ts';
import {
  insertReturns,
  listReturnsOf,
  lockPayment,
  moveReturn,
  type SandboxReturn,
} from './sandbox-rail.repository.ts';
import { rtrIdOf, type SandboxVoice } from './sandbox-voice.ts';

interface Needs {
  readonly clock: Clock;
  readonly voice: Pick<SandboxVoice, 'tellReturns'>;
  readonly payer: () => Payer | undefined;
}
/** What the bank does with a payment; the amount in centavos. */
export type ActOnPayment = Omit<BankAct, 'orderNumber'> & { readonly endToEndId: string };

/** What it did, by the ids of the bank and of the Pix system. */
interface Acted {
  readonly key: string;
  readonly rtrId: string;
  readonly amount: number;
}
const actedOf = ({ key, amount }: SandboxReturn): Acted => ({ key, amount, rtrId: rtrIdOf(key) });

const words: Readonly<Record<BankAct['nature'], string>> = {
  MED_FRAUDE: 'Fundada suspeita de fraude',
  MED_OPERACIONAL: 'Falha operacional no banco de quem pagou',
  ORIGINAL: 'Devolução feita pelo banco',
};
const keyLength = 32;

/** The payer's bank in the sandbox: it blocks money of a paid Pix, takes it or lets it go, even if a part was refunded before. */
export const createSandboxBank = ({ clock, voice, payer }: Needs) => ({
  /** What went back of a payment for good. */
  returnsOf: async (queries: Queries, endToEndId: string): Promise<KnownReturn[]> =>
    (await listReturnsOf(queries, [endToEndId]))
      .filter(({ state }) => state === 'done')
      .map(({ key, amount, nature, reason }) => {
        return { key, amount, nature, reason: nature && reason, rtrId: nature && rtrIdOf(key) };
      }),

  /** @throws Refusal `not_found` for a payment that is none of these books'; `dispute_exceeds_order` for more than it was. */
  act: async (tx: Tx, { endToEndId, act, amount, nature }: ActOnPayment): Promise<Acted> => {
    const payment = (await lockPayment(tx, endToEndId)) ?? refuse('not_found');
    const own = (await listReturnsOf(tx, [endToEndId])).filter((one) => one.nature !== null);
    const begun = own.find(({ state }) => state === 'processing');
    const taken = own.filter(({ state }) => state === 'done').reduce((sum, one) => sum + one.amount, 0);
    const left = (payment.captured ?? payment.amount) - taken;
    const asked = amount ?? begun?.amount ?? left;
    if (asked > left || left === 0) refuse('dispute_exceeds_order');
    const now = clock.now();
    const state = ({ block: 'processing', take: 'done', release: 'failed' } as const)[act];
    const change = { amount: asked, state, settlesAt: now, failureReason: act === 'release' ? 'NAO_REALIZADO' : null };
    if (act === 'release' && !begun) refuse('not_found');
    if (act === 'block' && begun) return actedOf(begun);
    const row = begun
      ? await moveReturn(tx, { ...change, key: begun.key })
      : {
          ...change,
          key: randomUUID().replaceAll('-', '').slice(0, keyLength),
          endToEndId,
          reason: words[nature],
          nature,
          createdAt: now,
        };
    if (!begun) await insertReturns(tx, [row]);
    if (state === 'done') await payer()?.returned(tx, endToEndId, asked, row.reason);
    await voice.tellReturns(tx, [row]);
    return actedOf(row);
  },
});
