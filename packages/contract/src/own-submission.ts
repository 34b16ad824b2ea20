import * as z from 'zod/mini';
import { OwnFile } from './own-file.ts';
import { ReviewKind } from './review.ts';
import { Id, Instant } from './scalars.ts';
import { ReviewStatus } from './session.ts';

const SubmittedField = z.object({ path: z.string(), value: z.nullable(z.string()), files: z.array(OwnFile) });
/** What a person submitted for a team, as they take it along. */
export const OwnSubmission = z.object({
  id: Id,
  team: z.string(),
  kind: ReviewKind,
  /** What it is about, where that has a name. */
  subject: z.string(),
  submittedAt: Instant,
  status: ReviewStatus,
  /** The form as it was submitted; a field of files has no value. Null: it is the team's, and the person may not answer for it there any more. */
  form: z.nullable(z.array(SubmittedField)),
  /** Questions of the platform, and what this person answered. Empty where `form` is null. */
  messages: z.array(z.object({ from: z.enum(['you', 'platform']), text: z.string(), at: Instant })),
});
export type OwnSubmission = z.infer<typeof OwnSubmission>;
