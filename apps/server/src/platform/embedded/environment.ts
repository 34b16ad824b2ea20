/**
 * The environment of every process of PostgreSQL. It gets none of ours: our secrets do not belong there, and a variable such
 * as PGPORT or LC_ALL would change how it starts.
 */
export const plainEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};
