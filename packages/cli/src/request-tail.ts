import { type HeardRequest, hearRequests, openTail, toolWaitSecondsAtMost } from '@balcao/contract/tool';
import { follow } from './following.ts';
import { exitCode, type Outcome } from './outcome.ts';
import { shownText } from './shown-text.ts';
import type { ToolRun } from './tool-program.ts';

export interface Tail {
  readonly failed: boolean;
  readonly count?: number | undefined;
}

const lineOf = (
  { at, method, target, status, durationMs, refusal, said, facts }: HeardRequest,
  locale: string,
): string => {
  const time = new Date(at).toLocaleTimeString(locale);
  const known = Object.keys(facts).length > 0 ? `  ${JSON.stringify(facts)}` : '';
  const reason = refusal === null ? '' : `  ${refusal}${said === null ? '' : `: ${said}`}${known}`;
  return shownText(`${time}  ${status}  ${method} ${target}  ${durationMs} ms${reason}`);
};

/** Shows the calls of the open API as they come, until the person ends it, or so many have come. */
export const requestTail = async ({ failed, count }: Tail, run: ToolRun): Promise<Outcome> => {
  const { call, texts, print, warn, stop, locale } = run;
  const { cursor } = await call(openTail, {}, { signal: stop });
  print([texts.tailing], { kind: 'ready' });
  const enough = new AbortController();
  const ends = AbortSignal.any([stop, enough.signal]);
  let told = 0;
  await follow({
    cursor,
    stop: ends,
    ask: (place) =>
      call(
        hearRequests,
        {
          query: {
            cursor: place,
            wait: String(toolWaitSecondsAtMost),
            ...(failed ? { outcome: 'failed' as const } : {}),
          },
        },
        { signal: ends },
      ),
    take: async (list) => {
      for (const one of list) {
        if (told === count) break;
        told += 1;
        print([lineOf(one, locale)], { kind: 'request', ...one });
      }
      if (told === count) enough.abort();
    },
    onLost: () => warn(texts.connectionLost, 'connectionLost'),
    onBack: () => warn(texts.connectedAgain, 'connectedAgain'),
  });
  return { code: exitCode.good, lines: [], json: { kind: 'end', ok: true, requests: told } };
};
