import { ProofFigure } from '@balcao/contract/ledger-proof';
import type { Tx } from '../../platform/db.ts';
import { readProof } from './ledger.repository.ts';
import { verifyCloses } from './ledger-close.service.ts';
import {
  findBalances,
  findInLedger,
  findOrderMoney,
  findOrderPosted,
  findUnexplained,
} from './ledger-proof.repository.ts';
import type { KeptFinding, LedgerProofRow } from './ledger-proof.tables.ts';

/** So many findings are told one by one; the figures count all. */
const findingsTold = 100;

/** Recomputes the whole ledger on one picture of the database: how much of each kind is wrong, and what. */
export const recountLedger = async (tx: Tx): Promise<Pick<LedgerProofRow, 'figures' | 'findings'>> => {
  const six = await readProof(tx);
  const isSound = Object.values(six).every((figure) => figure === 0);
  const found: KeptFinding[] = [];
  for (const find of [findBalances, findOrderMoney, findOrderPosted, findUnexplained, verifyCloses])
    found.push(...(await find(tx)));
  const counted = Map.groupBy(found, ({ figure }) => figure);
  const counts = Object.fromEntries(ProofFigure.options.map((one) => [one, counted.get(one)?.length ?? 0]));
  const figures = { ...counts, ...six } as Record<ProofFigure, number>;
  const inside = isSound ? [] : await findInLedger(tx, findingsTold);
  return { figures, findings: [...inside, ...found].slice(0, findingsTold) };
};
