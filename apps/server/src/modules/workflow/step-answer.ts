import { filledIn } from '@balcao/contract/workflow-kind';
import { buttonKey } from '@balcao/contract/workflow-kind-answer';
import type { WorkflowNode } from '@balcao/contract/workflow-kinds';
import type { StepContext, StepEnd, StepKind } from './step-kind.ts';

type Data = Extract<WorkflowNode, { kind: 'answer' }>['data'];
const comparable = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** Says a text, and goes on as `then` says where it has arrived. People who have taken over go on themselves. */
export const sayStep = async (
  text: string,
  buttons: readonly string[],
  { values, effects }: StepContext,
  then: (detail: string) => StepEnd,
): Promise<StepEnd> => {
  const detail = filledIn(text, values).trim();
  // All its values may be empty: there is nothing to say then.
  if (detail === '' && buttons.length === 0) return then(detail);
  const outcome = await effects.say({ text: detail || '…', buttons });
  if (outcome === 'sent') return then(detail);
  return outcome === 'people' ? { ends: 'handed', detail } : { fails: 'unreachable', detail };
};

/** A pressed button arrives as a message with its label, so that a person who types the label goes the same way. */
export const answerStep: StepKind<Data> = {
  begin: ({ text, buttons, minutes }, context) =>
    sayStep(
      text,
      buttons.map(({ label }) => label),
      context,
      (detail) => (buttons.length === 0 ? { way: 'next', detail } : { asksMinutes: minutes, detail }),
    ),
  answered: ({ buttons }, text) => {
    const index = buttons.findIndex(({ label }) => comparable(label) === comparable(text));
    return { way: index < 0 ? 'other' : buttonKey(index), detail: text, values: { message: text } };
  },
  afterTime: 'late',
};
