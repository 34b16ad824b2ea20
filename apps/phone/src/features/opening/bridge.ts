import type { ArgumentsOf, CallName, PageNews } from './bridge-message.ts';
import { CallError, type CallErrorCode } from './call-error.ts';
import { createMessageMeter } from './message-meter.ts';
import type { EndedBecause, FromWorker, PageAnswer, PageCall } from './worker-message.ts';

/** What the phone does for a mini program. */
export type CallHandlers = { readonly [N in CallName]: (args: ArgumentsOf<N>) => Promise<unknown> };

/** Calls in a second; more are refused at once. */
const callsASecond = 50;
const callsAtOnce = 20;
const watchEveryMs = 1_000;
/** So long the thread that reads may be busy with one message. */
const busyAtMostMs = 5_000;

interface Needs {
  readonly frame: HTMLIFrameElement;
  readonly handlers: CallHandlers;
  /** Which page is shown, and what goes wrong in it. */
  readonly onNews: (news: PageNews) => void;
  /** Called once; later messages of the page are ignored. */
  readonly onEnd: (because: EndedBecause) => void;
}

const codeOf = (error: unknown): CallErrorCode => (error instanceof CallError ? error.code : 'failed');

/** Answers the calls of pages. */
const createAnswers = (handlers: CallHandlers, send: (answer: PageAnswer) => void) => {
  let [second, calls, atOnce] = [0, 0, 0];
  const run = async (call: CallName, args: unknown): Promise<unknown> => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) [second, calls] = [now, 0];
    calls += 1;
    if (calls > callsASecond) throw new CallError('busy', `More than ${callsASecond} calls a second`);
    if (atOnce >= callsAtOnce) throw new CallError('busy', `More than ${callsAtOnce} calls at once`);
    atOnce += 1;
    try {
      // Arguments have passed the schema of their own call.
      return await (handlers[call] as (given: unknown) => Promise<unknown>)(args);
    } finally {
      atOnce -= 1;
    }
  };
  return async (message: PageCall): Promise<void> => {
    const { page, id } = message;
    const refuse = (code: CallErrorCode, why: string): void =>
      send({ page, answer: { id, error: { code, message: why } } });
    if (message.kind === 'wrong') {
      refuse('invalid', message.why);
      return;
    }
    try {
      const value = (await run(message.call, message.args)) ?? null;
      send({ page, answer: { id, value } });
    } catch (error) {
      refuse(codeOf(error), error instanceof Error ? error.message : 'failed');
    }
  };
};

/** Starts the thread that reads, and talks to it by a port. */
const startReading = () => {
  const worker = new Worker(new URL('./bridge-worker.ts', import.meta.url), { type: 'module' });
  const { port1: line, port2 } = new MessageChannel();
  worker.postMessage(null, [port2]);
  const stop = (): void => {
    line.close();
    worker.terminate();
  };
  return { line, stop };
};

/**
 * Talks to the pages in a frame. Only what comes from that very window is taken, its origin has no name; and of what it sends only the
 * port, by which the page talks to a thread that reads for the phone. The phone itself unpacks nothing.
 */
export const openBridge = ({ frame, handlers, onNews, onEnd }: Needs): (() => void) => {
  const meter = createMessageMeter();
  const { line, stop } = startReading();
  const answer = createAnswers(handlers, (sent) => line.postMessage(sent));
  let [isGreeted, aliveAt]: [boolean, number | undefined] = [false, undefined];

  const close = (): void => {
    clearInterval(watch);
    removeEventListener('message', greet);
    frame.removeEventListener('load', drop);
    stop();
  };
  const end = (because: EndedBecause): void => {
    close();
    onEnd(because);
  };

  const greet = ({ source, ports: [port] }: MessageEvent<unknown>): void => {
    // What the phone says to itself; all else comes from the page, or from what it embeds.
    if (source === window) return;
    if (!meter.admit()) {
      end('flood');
      return;
    }
    if (source === null || source !== frame.contentWindow || !port) return;
    isGreeted = true;
    line.postMessage(null, [port]);
  };
  /** The page was left for one that does not load the API: nothing is to be asked of it. */
  const drop = (): void => {
    if (!isGreeted) line.postMessage(null);
    isGreeted = false;
  };

  line.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    aliveAt = performance.now();
    if (data.kind === 'ended') end(data.because);
    else if (data.kind === 'shown' || data.kind === 'fault') onNews(data);
    else if (data.kind !== 'alive') void answer(data);
  };
  let lookedAt = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    // The phone itself stood still, or the window was hidden: that says nothing of the page.
    if (aliveAt !== undefined && now - lookedAt > 3 * watchEveryMs) aliveAt = now;
    lookedAt = now;
    if (aliveAt !== undefined && now - aliveAt > busyAtMostMs) end('flood');
  }, watchEveryMs);
  addEventListener('message', greet);
  frame.addEventListener('load', drop);
  return close;
};
