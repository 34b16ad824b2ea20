import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database.ts';
import { migrate } from '../src/platform/migrate.ts';
import { openPlatform, type Platform } from '../src/platform/platform.ts';
import { openServices, type Services } from './services.ts';

/**
 * Lays out the data folder of a server that is not running, through the services of the product: everything that `work` adds is there when the server
 * starts.
 */
export const layOut = async <T>(
  dataDir: string,
  work: (services: Services, platform: Platform) => Promise<T>,
): Promise<T> => {
  const config = readConfig({ DATA_DIR: dataDir, SANDBOX_SEED: 'none', LOG_LEVEL: 'silent' }, dataDir);
  const database = await openDatabase(config, () => {});
  try {
    await migrate(database.connection);
    const platform = await openPlatform(config, database.connection);
    try {
      return await work(openServices(platform), platform);
    } finally {
      await platform.close();
    }
  } finally {
    await database.close();
  }
};
