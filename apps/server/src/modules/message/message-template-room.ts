import { templatesAtMost } from '@balcao/contract/message-template';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { countUnderWay } from './message-own-template.repository.ts';
import { type AppletKey, lockTemplates } from './message-template.repository.ts';

/**
 * One more has room beside those in use and those that the team is writing: what it writes never finds the list full when it passes.
 * @throws Refusal `templates_full`, also when several are added at the same moment.
 */
export const mustHaveRoom = async (tx: Tx, key: AppletKey): Promise<void> => {
  const inUse = await lockTemplates(tx, key);
  if (inUse + (await countUnderWay(tx, key)) >= templatesAtMost) refuse('templates_full');
};
