import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from './config.ts';
import { ConfigError } from './platform/config-error.ts';

/** What `restore` was told. */
interface RestoreAsked {
  /** Absolute. */
  readonly folder: string;
  /** What was written after `--to`. */
  readonly to: string | undefined;
  /** The operator has brought a PostgreSQL of their own to the instant. */
  readonly recovered: boolean;
}

/** The one folder that `restore` was given, and an instant. @throws ConfigError with the usage. */
export const restoreAsked = (usage: string): RestoreAsked => {
  try {
    const options = { to: { type: 'string' }, recovered: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [folder] = positionals;
    const { to, recovered } = values;
    if (positionals.length === 1 && folder && !(recovered && to !== undefined))
      return { folder: path.resolve(folder), to, recovered };
  } catch {
    // Another option: there is none.
  }
  throw new ConfigError(usage);
};

/** The one folder that the command was given, absolute. @throws ConfigError with the usage. */
export const folderAsked = (usage: string): string => {
  const { folder, to, recovered } = restoreAsked(usage);
  if (to === undefined && !recovered) return folder;
  throw new ConfigError(usage);
};

const fail = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

/**
 * Runs a command on this installation and prints what it answers. What a person can correct is said in one sentence, and the process ends
 * with 1; so it does when the answer says that something is wrong.
 */
export const runCommand = async (
  work: (config: Config) => Promise<{ readonly said: string; readonly isWell: boolean }>,
): Promise<void> => {
  try {
    const { said, isWell } = await work(readConfig(process.env, path.resolve(import.meta.dirname, '../../..')));
    process.stdout.write(`${said}\n`);
    if (!isWell) process.exitCode = 1;
  } catch (error) {
    fail(error instanceof ConfigError ? error.message : String((error as Error).stack));
  }
};
