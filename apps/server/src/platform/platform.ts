import type pg from 'pg';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config.ts';
import { type Clock, createClock } from './clock.ts';
import { connectionsAtMost } from './connections.ts';
import { type Db, openDb } from './db.ts';
import { createEvents, type Events } from './events.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';
import { type FileStore, openFileStore } from './files/file-store.ts';
import { keepHouse } from './housekeeping.ts';
import { createFileInspector, type FileInspector } from './inspection/file-inspector.ts';
import { createMediaReader, type MediaReader } from './inspection/media-reader.ts';
import { createPackageReader, type PackageReader } from './inspection/package-reader.ts';
import { createTextReader, type TextReader } from './inspection/text-reader.ts';
import { createVoiceReader, type VoiceReader } from './inspection/voice-reader.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { openSecrets, sealingLock } from './key-register.ts';
import { createLimits, type Limits } from './limits.ts';
import { createLocks, type Locks } from './locks.ts';
import { createLoginNetworks, type LoginNetworks } from './login-networks.ts';
import { createLongWork, type LongWork } from './long-work.ts';
import { createMailer, type Mailer } from './mail.ts';
import { masterKeysOf } from './master-keys.ts';
import { createOtherHosts, type OtherHosts } from './other-hosts.ts';
import { createOutbound, type Outbound } from './outbound.ts';
import { requestIdHere } from './request-context.ts';
import type { Secrets } from './secrets.ts';
import { openSigning, type Signing } from './signing.ts';
import { noTracer, type Tracer } from './tracer.ts';

/** What every module may stand on; none of it knows a module. */
export interface Platform {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Db;
  /** Connects with the rights of the database's owner: for migrations and the sandbox's fresh start only. */
  readonly owner: pg.ClientConfig;
  readonly clock: Clock;
  /** Hosts that modules serve in addition to the product's own. */
  readonly otherHosts: OtherHosts;
  readonly jobs: Jobs;
  readonly events: Events;
  readonly mailer: Mailer;
  readonly limits: Limits;
  /** Shares the server between merchants, by their ids. */
  readonly merchantQueue: FairQueue;
  readonly loginNetworks: LoginNetworks;
  readonly locks: Locks;
  readonly longWork: LongWork;
  readonly secrets: Secrets;
  readonly signing: Signing;
  readonly outbound: Outbound;
  readonly files: FileStore;
  readonly fileInspector: FileInspector;
  readonly packageReader: PackageReader;
  readonly mediaReader: MediaReader;
  /** Rewrites voice messages in processes of their own. */
  readonly voiceReader: VoiceReader;
  readonly textReader: TextReader;
  readonly tracer: Tracer;
  /** Ends jobs, listeners and connections, in this order. */
  close(): Promise<void>;
}

/**
 * Calls of merchants' servers at once. Most of them go to the database in batches, so a lone merchant can have many at once with few
 * connections; with others at work, more of them would only make the others wait.
 */
const shares = { places: 128, alone: 64, waitingAtMost: 192 };

/**
 * Only what is listed reaches the log: no header, no body, no address of a person (rule: nothing-in-logs). Each line says the id of the call that
 * has led to it.
 */
const openLog = (level: string, destination: DestinationStream): Logger => {
  const log: Logger = pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      base: null,
      serializers: { req: () => undefined, res: () => undefined },
      messageKey: 'event',
      mixin: (_facts, _level, logger) => {
        // The logger of a call itself has the id already.
        const requestId = logger === log ? requestIdHere() : undefined;
        return requestId === undefined ? {} : { requestId };
      },
    },
    destination,
  );
  return log;
};

/** What looks into files that others send, each kind in processes of its own. */
export const openFileReaders = ({ scanUrl }: Pick<Config, 'scanUrl'>, log: Logger) => ({
  fileInspector: createFileInspector({ log, scanUrl }),
  packageReader: createPackageReader({ log }),
  mediaReader: createMediaReader({ log }),
  voiceReader: createVoiceReader({ log }),
  textReader: createTextReader({ log }),
});

export type FileReaders = ReturnType<typeof openFileReaders>;
/** Ends the processes of these readers. */
export const stopFileReaders = (readers: FileReaders): void => {
  for (const reader of Object.values(readers)) reader.stop();
};

/** Loads what traces only where a collector is named: it is a hundred files. */
const tracerOf = async ({ tracing }: Pick<Config, 'tracing'>, onError: (error: Error) => void): Promise<Tracer> =>
  tracing ? (await import('./tracing.ts')).openTracer(tracing, onError) : noTracer;

/**
 * Opens everything on one migrated database. `connection` has the rights of the owner; requests work with fewer. `sharedReaders`
 * belong to several servers of one process: closing one of them does not end them.
 */
export const openPlatform = async (
  config: Config,
  connection: pg.ClientConfig,
  logTo: DestinationStream = process.stdout,
  sharedReaders?: FileReaders,
): Promise<Platform> => {
  const log = openLog(config.logLevel, logTo);
  const onError = (error: Error, about: string) =>
    log.error({ about, name: error.name, message: error.message }, 'failed');
  const tracer = await tracerOf(config, (error) => onError(error, 'traces'));
  const db = openDb(connection, connectionsAtMost, config.waits, tracer);
  const clock = createClock();
  const secrets = await openSecrets(db, masterKeysOf(config)).catch(async (error: unknown) => {
    await db.$client.end();
    throw error;
  });
  const jobs = createJobs({ db, connection, onError, log, tracer });
  const events = createEvents(connection, (error) => onError(error, 'events'), [
    `select pg_advisory_lock_shared(${sealingLock(secrets.keyId)})`,
  ]);
  const mailer = createMailer({
    db,
    jobs,
    clock,
    log,
    smtpUrl: config.smtpUrl,
    keepBodies: config.sandbox,
    from: `Balcão <nao-responda@${new URL(config.publicBaseUrl).hostname}>`,
  });
  const locks = createLocks(connection, (error) => onError(error, 'locks'));
  const longWork = createLongWork(connection);
  const signing = await openSigning({ db, secrets, clock, events, onError: (error) => onError(error, 'signing') });
  const outbound = createOutbound({ rules: config, tracer });
  const readers = sharedReaders ?? openFileReaders(config, log);
  const files = await openFileStore(config, log);
  keepHouse({ db, jobs, clock });
  clock.onJump((isAhead) => {
    if (isAhead) void jobs.sweep();
  });
  return {
    config,
    log,
    db,
    owner: connection,
    clock,
    otherHosts: createOtherHosts(),
    jobs,
    events,
    mailer,
    limits: createLimits(db, { merchant: config.merchantCallsAMinute, person: config.personCallsAMinute }),
    merchantQueue: createFairQueue({ ...shares, ofOne: config.merchantCallsAtOnce }),
    loginNetworks: createLoginNetworks({ db, clock, jobs }),
    locks,
    longWork,
    secrets,
    signing,
    outbound,
    files,
    ...readers,
    tracer,
    close: async () => {
      await longWork.stop();
      await jobs.stop();
      await outbound.close();
      if (!sharedReaders) stopFileReaders(readers);
      await events.stop();
      await locks.stop();
      await db.$client.end();
      await tracer.stop();
    },
  };
};
