import fs from 'node:fs';

/** Memory of a process that is in the machine's memory, in bytes; of a server's own process, PostgreSQL not counted. */
export const residentOf = (pid: number): number => {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
};
