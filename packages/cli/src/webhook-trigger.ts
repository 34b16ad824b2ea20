import { TriggeredEvent, triggerEvent } from '@balcao/contract/tool';
import { RefusedError } from '@balcao/sdk/client';
import { exitCode, type Outcome, WrongCall } from './outcome.ts';
import type { ToolRun } from './tool-program.ts';

/** Triggers an event in the sandbox; its notifications go to addresses and listeners. */
export const webhookTrigger = async (named: string, { call, texts, common, stop }: ToolRun): Promise<Outcome> => {
  const type = TriggeredEvent.safeParse(named);
  if (!type.success) throw new WrongCall(`${common.wrongValue(named)} (${TriggeredEvent.options.join(', ')})`);
  try {
    const made = await call(triggerEvent, { body: { type: type.data } }, { signal: stop });
    return {
      code: exitCode.good,
      lines: [texts.triggered(made.type, made.merchantOrderNumber)],
      json: { ok: true, ...made },
    };
  } catch (error) {
    // Outside the sandbox there is no such address.
    if (error instanceof RefusedError && error.name === 'path_unknown') throw new WrongCall(texts.onlySandbox);
    throw error;
  }
};
