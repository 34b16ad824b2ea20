import * as z from 'zod/mini';

/** Milliseconds from the answer on. */
export const TakesEffectIn = z.int().check(z.gte(0));

/**
 * The reader's own decision that has not taken effect: until then it can be undone, and no one else sees it. With `takesEffectIn` null it was undone,
 * and the remark is what was written.
 */
export const OwnDecision = z.object({
  isAccepted: z.boolean(),
  remark: z.nullable(z.string()),
  takesEffectIn: z.nullable(TakesEffectIn),
});
