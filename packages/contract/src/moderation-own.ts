import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { CaseState, ModerationSubject, Sanction } from './moderation.ts';
import { Id, Instant, lines } from './scalars.ts';

/** What staff decided against a channel or something that it had sent, as its team reads it. */
export const OwnCase = z.object({
  id: Id,
  subject: ModerationSubject,
  broadcastId: z.nullable(Id),
  /** The robot or the workflow that is meant. */
  automationId: z.nullable(Id),
  /** What the broadcast, the robot or the workflow was called; empty where the channel itself is meant. */
  label: z.string(),
  sanction: Sanction,
  state: CaseState,
  /** The text of the last decision. */
  reason: z.string(),
  decidedAt: Instant,
  appeal: z.nullable(z.object({ text: z.string(), at: Instant })),
});
export type OwnCase = z.infer<typeof OwnCase>;

export const listOwnCases = endpoint({
  id: 'moderation.ownCases',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/moderation',
  summary: 'What holds against a channel and its broadcasts, newest first: why, and whether another look was asked for',
  access: { menu: 'channels.index', level: 'read' },
  rate: 'read',
  params: z.object({ id: Id }),
  reply: z.object({ list: z.array(OwnCase) }),
  refusals: ['not_found'],
});

/** Why the team thinks otherwise. */
const AppealEntry = z.strictObject({ text: lines(1_000, 10) });

export const appealCase = endpoint({
  id: 'moderation.appeal',
  face: 'admin',
  method: 'POST',
  path: '/channel/{id}/moderation/{caseId}/appeal',
  summary: 'Asks staff to look again, once for each decision',
  access: { menu: 'channels.index', level: 'write' },
  rate: 'write',
  idempotency: 'optional',
  params: z.object({ id: Id, caseId: Id }),
  body: AppealEntry,
  reply: OwnCase,
  refusals: ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'],
});
