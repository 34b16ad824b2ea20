import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { ConfigError } from '../config-error.ts';
import { masterKeysOf } from '../master-keys.ts';
import { createSealing, type Secrets } from '../secrets.ts';

/** The key that seals and opens. A backup contains no key, but a value that only its key opens: a restore with a wrong key stops there. */
export type Sealing = Pick<Secrets, 'seal' | 'open'>;

/** The existing master key. @throws ConfigError when there is none: a new one could not open anything. */
export const sealingOf = (config: Config): Sealing => {
  if (!config.masterKeys && !fs.existsSync(path.join(config.dataDir, 'master.key')))
    throw new ConfigError(
      `There is no master key: set MASTER_KEY, or bring the master.key of before to ${config.dataDir}.`,
    );
  return createSealing(masterKeysOf(config).keys);
};
