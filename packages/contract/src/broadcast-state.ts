import type * as z from 'zod/mini';
import { codes } from './codes.ts';
import type { Moves } from './states.ts';

/** `waiting`: for the approval of a second person. `takenDown`: by staff of the platform, who can restore it. */
export const BroadcastState = codes([
  'draft',
  'waiting',
  'scheduled',
  'sending',
  'sent',
  'recalled',
  'erased',
  'takenDown',
]);
export type BroadcastState = z.infer<typeof BroadcastState>;
const { draft, waiting, scheduled, sending, sent, recalled, erased, takenDown } = BroadcastState.enum;
export const broadcastStateMoves = {
  [draft]: [waiting, scheduled, sending, sent],
  [waiting]: [draft, scheduled, sending, sent],
  [scheduled]: [draft, sending, sent],
  [sending]: [sent, recalled, takenDown],
  [sent]: [recalled, takenDown],
  [recalled]: [erased],
  [erased]: [],
  [takenDown]: [sent],
} as const satisfies Moves<BroadcastState>;
