import type { WholeWorkflow } from '@balcao/contract/workflow';
import type { WorkflowDefinition } from '@balcao/contract/workflow-kinds';
import { isEditConflict } from '@balcao/ui/refusals';
import { useEffect, useState } from 'react';
import { useSaveWorkflow } from './workflow.queries.ts';

const afterMs = 800;
const againMs = 5_000;
export type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

interface Kept {
  readonly name: string;
  readonly draft: WorkflowDefinition;
}
const isSame = (one: Kept, other: Kept): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps a draft a moment after the last change, one save after the other, and tries again by itself while the line is down. After another
 * has saved it, nothing is written over: the person decides.
 */
export const useAutosave = (
  place: { channelId: string; workflowId: string },
  begun: WholeWorkflow,
  kept: Kept,
  isOn: boolean,
) => {
  const save = useSaveWorkflow(place);
  const [held, setHeld] = useState({ version: begun.version, last: { name: begun.name, draft: begun.draft } as Kept });
  const [state, setState] = useState<Saving>('saved');
  const isDirty = !isSame(held.last, kept);
  const { mutateAsync } = save;
  useEffect(() => {
    if (!isOn || !isDirty || state === 'saving' || state === 'conflict' || kept.name.trim() === '') return;
    const timer = setTimeout(
      () => {
        const sent = kept;
        setState('saving');
        mutateAsync({ ...sent, version: held.version }).then(
          ({ version }) => {
            setHeld({ version, last: sent });
            setState('saved');
          },
          (error: unknown) => setState(isEditConflict(error) ? 'conflict' : 'failed'),
        );
      },
      state === 'failed' ? againMs : afterMs,
    );
    return () => clearTimeout(timer);
  }, [isOn, isDirty, state, kept, held.version, mutateAsync]);
  const take = (whole: WholeWorkflow): void => {
    setHeld({ version: whole.version, last: { name: whole.name, draft: whole.draft } });
    setState('saved');
  };
  return { state: state === 'saved' && isDirty ? ('waiting' as const) : state, version: held.version, isDirty, take };
};
