import { createPresenter } from '@balcao/ui/refusals';
import { useState } from 'react';

/** Shows an error. There is no session here, so none can end. */
export const present = createPresenter({ onSessionEnded: () => undefined });

/** A call of the entrance: is it under way, and what to do with its answer. A refusal is shown as everywhere. */
export const useCall = <Ask, Reply>(
  call: (ask: Ask) => Promise<Reply>,
  { onDone, onRefused }: { onDone: (reply: Reply) => void; onRefused: (error: unknown) => void },
) => {
  const [isPending, setPending] = useState(false);
  /** True when it succeeded. */
  const run = async (ask: Ask): Promise<boolean> => {
    setPending(true);
    try {
      onDone(await call(ask));
      return true;
    } catch (error) {
      present(error);
      onRefused(error);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, run };
};
