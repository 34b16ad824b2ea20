import { hearEvents, openListener, toolWaitSecondsAtMost } from '@balcao/contract/tool';
import { WebhookEventType } from '@balcao/contract/webhook';
import { follow } from './following.ts';
import { answerSeconds, createForwarder, type Forwarded, isTaken } from './forward.ts';
import { exitCode, type Outcome, WrongCall } from './outcome.ts';
import { shownText } from './shown-text.ts';
import type { ToolRun } from './tool-program.ts';

export interface Listen {
  readonly forwardTo: string;
  readonly events?: string | undefined;
  readonly count?: number | undefined;
  /** Seconds that the local server has to answer. */
  readonly timeout?: number | undefined;
}

const typesOf = (list: string | undefined, wrong: (name: string) => string): WebhookEventType[] | undefined =>
  list?.split(',').map((name) => {
    const type = WebhookEventType.safeParse(name.trim());
    if (!type.success) throw new WrongCall(`${wrong(name.trim())} (${WebhookEventType.options.join(', ')})`);
    return type.data;
  });

const addressOf = (text: string, wrong: (address: string) => string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') throw new WrongCall(wrong(text));
  return url.href;
};

const jsonOf = ({ event, status, failure, durationMs }: Forwarded) => ({
  kind: 'event',
  at: new Date().toISOString(),
  type: event.type,
  messageId: event.messageId,
  status,
  failure,
  durationMs,
});

/** Brings the events of the team to a local address until the person ends it, or so many have come. */
export const webhookListen = async (asked: Listen, run: ToolRun): Promise<Outcome> => {
  const { call, texts, common, print, warn, stop } = run;
  const types = typesOf(asked.events, common.wrongValue);
  const address = addressOf(asked.forwardTo, texts.addressForm);
  const { secret, cursor } = await call(openListener, {}, { signal: stop });
  print([texts.listening(address), texts.secret(secret)], { kind: 'ready', forwardTo: address, secret });

  const enough = new AbortController();
  const counted = { told: 0, failed: 0 };
  const onEnd = (forwarded: Forwarded): void => {
    if (enough.signal.aborted) return;
    counted.told += 1;
    if (!isTaken(forwarded)) counted.failed += 1;
    const { event, status, failure, durationMs } = forwarded;
    const answer = status === null ? texts.noAnswer(shownText(failure ?? '')) : String(status);
    print(
      [`${new Date().toLocaleTimeString(run.locale)}  ${event.type}  ${answer}  ${durationMs} ms`],
      jsonOf(forwarded),
    );
    if (counted.told === asked.count) enough.abort();
  };
  const ends = AbortSignal.any([stop, enough.signal]);
  const forwarder = createForwarder({
    address,
    timeoutMs: (asked.timeout ?? answerSeconds) * 1_000,
    stop: ends,
    onEnd,
  });
  await follow({
    cursor,
    stop: ends,
    ask: (place) =>
      call(
        hearEvents,
        { query: { cursor: place, wait: String(toolWaitSecondsAtMost), ...(types ? { type: types } : {}) } },
        { signal: ends },
      ),
    take: forwarder.take,
    onLost: () => warn(texts.connectionLost, 'connectionLost'),
    onBack: () => warn(texts.connectedAgain, 'connectedAgain'),
  });
  await forwarder.end();
  const code = asked.count !== undefined && counted.failed > 0 ? exitCode.faults : exitCode.good;
  return {
    code,
    lines: [],
    json: { kind: 'end', ok: code === exitCode.good, events: counted.told, failed: counted.failed },
  };
};
