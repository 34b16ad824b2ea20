import process from 'node:process';
import { type Launch, launchServer, opened, type ServerRun } from './server-run.ts';

interface Needs extends Omit<Launch, 'show'> {
  readonly say: (message: string) => void;
}

/** The server of the product, in a process of its own that is started again whenever it is told to. */
export interface Server {
  /** The port of the newest process: waits while it starts; undefined when it could not. */
  port(): Promise<number | undefined>;
  /** Starts it again, as this file was saved. */
  restart(file: string): void;
  stop(): Promise<void>;
}

/** Prints what the server prints; where to go and who may sign in only once. */
const createPrinter = (): ((text: string) => void) => {
  let startupBanner: string | undefined;
  return (text) => {
    process.stdout.write(startupBanner ? text.replace(startupBanner, '') : text);
    if (text.includes(opened)) startupBanner ??= text.slice(text.lastIndexOf('\n', text.indexOf(opened) - 4) + 1);
  };
};

const seconds = (since: number): string => ((Date.now() - since) / 1000).toFixed(1);

/**
 * Starts the server, and again at each `restart`: the new process starts while the old one finishes what it is answering, and requests
 * wait for the new one. It is not started again by itself when it crashes: the next save does that.
 */
export const runServer = ({ say, ...launch }: Needs): Server => {
  const show = createPrinter();
  const running = new Set<ServerRun>();
  let isStopping = false;

  const begin = async (earlier: Promise<ServerRun> | undefined): Promise<ServerRun> => {
    const startedAt = Date.now();
    const ending = earlier?.then((run) => run.end());
    if (launch.inspect.length > 0) await ending; // The port of a debugger cannot be held twice.
    const run = await launchServer({ ...launch, show });
    running.add(run);
    if (isStopping) void run.end();
    void run.port.then((port) => port !== undefined && say(`the server is ready after ${seconds(startedAt)} s`));
    void run.exited.then(async () => {
      running.delete(run);
      if (!isStopping && run === (await newest)) say('the server has ended; it starts again at the next save');
    });
    return run;
  };

  let newest = begin(undefined);
  const port = async (): Promise<number | undefined> => {
    const asked = newest;
    const found = await (await asked).port;
    return asked === newest ? found : port();
  };
  return {
    port,
    restart: (file) => {
      if (isStopping) return;
      say(`${file} was saved: the server starts again`);
      newest = begin(newest);
    },
    stop: async () => {
      isStopping = true;
      await newest;
      await Promise.all([...running].map((run) => run.end()));
    },
  };
};
