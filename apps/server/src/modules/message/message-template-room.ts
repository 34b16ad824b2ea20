import { templatesAtMost } from '@balcao/contract/message-template';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { countUnderWay } from './message-own-template.repository.ts';
import { type AppletKey, lockTemplates } from './message-template.repository.ts';

/**
 * Makes sure that there is room for one more template. Templates that the team is still writing count as well, so that none finds the list full when
 * it is approved.
 * @throws Refusal `templates_full`, also when several are added at the same moment.
 */
export const mustHaveRoom = async (tx: Tx, key: AppletKey): Promise<void> => {
  const inUse = await lockTemplates(tx, key);
  if (inUse + (await countUnderWay(tx, key)) >= templatesAtMost) refuse('templates_full');
};
