import type { Robot, RobotEntry } from '@balcao/contract/robot';

/** What members set of a robot. */
export const entryOf = ({ name, greeting, persona, languages, takes, hours, handsOver }: Robot): RobotEntry => ({
  ...{ name, greeting, persona, languages, takes, hours, handsOver },
});
