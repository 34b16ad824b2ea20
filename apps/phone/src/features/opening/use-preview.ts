import type { PreviewState } from '@balcao/contract/preview';
import { useEffect, useEffectEvent, useState } from 'react';
import { previewAfter } from './opening.queries.ts';

/** After a question that was not answered. */
const restMs = 2_000;

const rest = (gone: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, restMs);
    gone.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Follows what a developer works on, as long as it is on the screen; `onChange` hears of each change. Undefined before the first
 * answer, and where no preview is asked for.
 */
export const usePreview = (appId: string, id: string | undefined, onChange: () => void): PreviewState | undefined => {
  const [state, setState] = useState<PreviewState>();
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (id === undefined) return undefined;
    const gone = new AbortController();
    const follow = async (): Promise<void> => {
      let known: number | undefined;
      while (!gone.signal.aborted) {
        const next = await previewAfter({ appId, id, revision: known }, gone.signal).catch(() => undefined);
        if (gone.signal.aborted) return;
        if (!next) await rest(gone.signal);
        else {
          setState(next);
          if (next.isOver) return;
          if (known !== undefined && next.revision !== known) changed();
          known = next.revision;
        }
      }
    };
    void follow();
    return () => gone.abort();
  }, [appId, id]);
  return state;
};
