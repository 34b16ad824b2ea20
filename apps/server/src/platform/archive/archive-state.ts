import type pg from 'pg';
import type { History } from './archive-folder.ts';

/** How PostgreSQL fares with archiving its log. */
export interface ArchiveState {
  /** Whether it archives at all. */
  readonly isOn: boolean;
  /** The last attempt failed: the log stays on the database's disk until one succeeds. */
  readonly isFailing: boolean;
  /** The file that could not be archived last. */
  readonly failedFile: string | null;
}

/** Reads what PostgreSQL says of its archive; any user may. */
export const readArchiveState = async (client: Pick<pg.Pool, 'query'>): Promise<ArchiveState> => {
  const { rows } = await client.query<ArchiveState>(
    `select current_setting('archive_mode') <> 'off' as "isOn", last_failed_wal as "failedFile",
       coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing" from pg_stat_archiver`,
  );
  return rows[0] ?? { isOn: false, isFailing: false, failedFile: null };
};

/** Identifies the database and the timeline of its history. */
export const readHistory = async (client: pg.Client): Promise<History> => {
  const { rows } = await client.query<{ system: string; timeline: string }>(
    `select system_identifier::text as system, left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline from pg_control_system()`,
  );
  return { system: rows[0]?.system ?? '', timeline: Number.parseInt(rows[0]?.timeline ?? '0', 16) };
};
