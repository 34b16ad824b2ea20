import fs from 'node:fs';

/** Clock ticks a second, as Linux counts processor time. */
const ticks = 100;

interface Process {
  readonly parent: number;
  readonly seconds: number;
}
/** Processor time of a process and of its children that have ended; undefined when it has ended itself. */
const processOf = (pid: number): Process | undefined => {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const used = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
    return { parent: Number(fields[1]), seconds: used / ticks };
  } catch {
    return undefined;
  }
};

/** Seconds of processor time that a server has used, and the processes that it started: its PostgreSQL. */
export const processorOf = (root: number): { readonly server: number; readonly database: number } => {
  const all = new Map(
    fs.readdirSync('/proc').flatMap((name) => {
      const found = /^\d+$/.test(name) ? processOf(Number(name)) : undefined;
      return found ? [[Number(name), found] as const] : [];
    }),
  );
  const isBelow = (pid: number): boolean => {
    const parent = all.get(pid)?.parent ?? 0;
    return parent === root || (parent > 1 && isBelow(parent));
  };
  const database = [...all].reduce((sum, [pid, { seconds }]) => (isBelow(pid) ? sum + seconds : sum), 0);
  return { server: all.get(root)?.seconds ?? 0, database };
};
