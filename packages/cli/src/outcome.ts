/** What a run ends with, so that scripts can tell. */
export const exitCode = { good: 0, faults: 1, wrongCall: 2, failed: 3, refused: 4, cancelled: 130 } as const;

/** The call itself is wrong: said to the person, in their words. */
export class WrongCall extends Error {}

/** The platform has refused: said in the person's words. */
export class Refused extends Error {}

/** The person has ended a question. */
export class Cancelled extends Error {}

/** What a command has to say: to people, and to programs. */
export interface Outcome {
  readonly code: (typeof exitCode)[keyof typeof exitCode];
  readonly lines: readonly string[];
  readonly json: object;
}
