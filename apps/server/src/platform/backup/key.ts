import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { ConfigError } from '../config-error.ts';
import { createSecrets, masterKeyOf, type Secrets } from '../secrets.ts';

/** What seals and opens. A backup holds no key, but a value that only its key opens: a restore that could read nothing ends there. */
export type Sealing = Pick<Secrets, 'seal' | 'open'>;

/** The master key that is there already. @throws ConfigError when there is none: one that is made now opens nothing. */
export const sealingOf = (config: Config): Sealing => {
  if (!config.masterKey && !fs.existsSync(path.join(config.dataDir, 'master.key')))
    throw new ConfigError(
      `There is no master key: set MASTER_KEY, or bring the master.key of before to ${config.dataDir}.`,
    );
  return createSecrets(masterKeyOf(config));
};
