import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import type { FileRule } from './file-rule.ts';
import { PaymentMethod } from './order.ts';
import { PageQuery, pageOf } from './page.ts';
import { CivilDay, Day, fileText, Id, Instant, identifier, line, severalOf } from './scalars.ts';

/** A rail that gives a file a day: a payment method by its code, or the bank that pays merchants out. */
export const FileRail = codes([...PaymentMethod.options, 'payout']);
export type FileRail = z.infer<typeof FileRail>;

/** What a line of a file speaks of: money that came in, was given back, or was paid out. */
export const FileLineKind = codes(['payment', 'return', 'payout']);
export type FileLineKind = z.infer<typeof FileLineKind>;

/** A file as staff send it: UTF-8, at most so many bytes. */
export const railFileBytesAtMost = 32 * 1024 * 1024;
export const railFile: FileRule = { accept: ['.csv', 'text/csv', 'text/plain'], bytesAtMost: railFileBytesAtMost };
/** So much more is read, to say of a larger file that it is too large. */
const spare = 1024 * 1024;
/** The columns of a file, all of them, in any order. */
export const railFileColumns = ['kind', 'id', 'reference', 'amount', 'at'] as const;

/** What is wrong with a line of a file; `unknownColumn` and `missingColumn` speak of its first line. */
export const FileProblem = z.object({
  /** From 1, as an editor counts. */
  line: z.int(),
  problem: z.enum([
    'empty',
    'tooLarge',
    'unknownColumn',
    'missingColumn',
    'cells',
    'kind',
    'id',
    'reference',
    'amount',
    'at',
    'otherDay',
  ]),
  /** What stands there, or the column that is meant. */
  text: z.string(),
});
export type FileProblem = z.infer<typeof FileProblem>;

/** `good`: nothing to do; `waiting`: the rail may still report it; `bad`: a person must look. */
export const Standing = codes(['good', 'waiting', 'bad']);
export type Standing = z.infer<typeof Standing>;

/** One side of a comparison: centavos that came in, and that left. */
const Side = z.object({ count: z.int(), in: z.int(), out: z.int() });

/** A file that was compared with the ledger, line by line. */
export const Reconciliation = z.object({
  id: Id,
  rail: FileRail,
  day: CivilDay,
  /** Whether the rail gave it, or someone sent it. */
  source: z.enum(['rail', 'upload']),
  name: z.string(),
  takenAt: Instant,
  by: z.nullable(z.string()),
  /** Null while it is being compared. */
  result: z.nullable(
    z.object({
      standing: Standing,
      agreed: z.int(),
      /** Of what was missing here: what the rail's word has put right, and what waits in suspense. */
      heard: z.int(),
      missingHere: z.int(),
      amountDiffers: z.int(),
      missingThere: z.int(),
      /** Findings without a note. */
      open: z.int(),
      theirs: Side,
      ours: Side,
    }),
  ),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

/** Something on which the file and the ledger do not agree. Amounts in centavos; null: that side has nothing. */
export const ReconciliationFinding = z.object({
  kind: FileLineKind,
  /** What the rail knows it by: an end-to-end id, a key under which money was given back, or the number of a withdrawal. */
  railId: z.string(),
  reference: z.string(),
  outcome: z.enum(['missingHere', 'amountDiffers', 'missingThere']),
  /** `heard`: the rail's message was applied and solved it; `suspense`: an unidentified payment, whose money waits in suspense. */
  handling: z.enum(['none', 'heard', 'suspense']),
  theirs: z.nullable(z.int()),
  ours: z.nullable(z.int()),
  /** How often the file speaks of it. */
  lines: z.int(),
  at: Instant,
  standing: Standing,
  /** From which day on someone must look; null where that is so at once. */
  redFrom: z.nullable(CivilDay),
  merchant: z.nullable(z.object({ merchantId: Id, number: z.string(), name: z.string() })),
  /** What it is about; null where unknown. */
  about: z.nullable(z.object({ noun: z.enum(['order', 'refund', 'withdrawal']), number: z.string() })),
  /** `later`: it was found by itself afterwards. */
  resolution: z.nullable(
    z.object({
      how: z.enum(['staff', 'later']),
      at: Instant,
      by: z.nullable(z.string()),
      reason: z.string(),
    }),
  ),
});
export type ReconciliationFinding = z.infer<typeof ReconciliationFinding>;

const desk = { face: 'console', access: { staff: 'finance.see' } } as const;
const ofId = z.object({ id: Id });

export const listReconciliations = endpoint({
  ...desk,
  id: 'ledger.reconciliations',
  method: 'GET',
  path: '/reconciliation',
  summary: 'The files of the rails as they were compared with the ledger, newest day first',
  rate: 'read',
  query: z.extend(PageQuery, {
    rail: z.optional(severalOf(FileRail)),
    /** Only those with open findings. */
    open: z.optional(z.enum(['true'])),
  }),
  reply: pageOf(Reconciliation),
  refusals: [],
});

export const getReconciliation = endpoint({
  ...desk,
  id: 'ledger.reconciliation',
  method: 'GET',
  path: '/reconciliation/{id}',
  summary: 'One file with how it was compared',
  rate: 'read',
  params: ofId,
  reply: Reconciliation,
  refusals: ['not_found'],
});

export const listReconciliationFindings = endpoint({
  ...desk,
  id: 'ledger.reconciliationFindings',
  method: 'GET',
  path: '/reconciliation/{id}/finding',
  summary: 'What of a file does not agree with the ledger, open things first',
  rate: 'read',
  params: ofId,
  query: z.pick(PageQuery, { pageNum: true, pageSize: true }),
  reply: z.object({ list: z.array(ReconciliationFinding), total: z.int(), pageNum: z.int(), pageSize: z.int() }),
  refusals: ['not_found'],
});

export const uploadRailFile = endpoint({
  ...desk,
  id: 'ledger.uploadRailFile',
  method: 'POST',
  path: '/reconciliation',
  summary: 'Takes a file that a rail sent by another way and compares it; the same file again has the first result',
  access: { staff: 'finance.decide' },
  rate: 'heavy',
  bodyBytesAtMost: railFileBytesAtMost + spare,
  body: z.strictObject({ rail: FileRail, day: Day, name: line(120), text: fileText(railFileBytesAtMost + spare) }),
  reply: z.object({
    /** Null where the file cannot be read: then no line of it was used. */
    reconciliation: z.nullable(Reconciliation),
    /** Whether the same file had been taken before. */
    repeated: z.boolean(),
    /** The first fifty. */
    problems: z.array(FileProblem),
    problemCount: z.int(),
  }),
  refusals: [],
});

export const resolveFinding = endpoint({
  ...desk,
  id: 'ledger.resolveFinding',
  method: 'POST',
  path: '/reconciliation/{id}/resolve',
  summary: 'Says how a difference was resolved; what was found stays as it is',
  access: { staff: 'finance.decide' },
  rate: 'write',
  params: ofId,
  body: z.strictObject({ kind: FileLineKind, railId: identifier(100, 0), reason: line(200, 3) }),
  reply: ReconciliationFinding,
  refusals: ['not_found', 'difference_resolved'],
});
