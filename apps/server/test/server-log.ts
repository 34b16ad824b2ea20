const linesAtMost = 40;
const lines: string[] = [];

/** Keeps the last warnings and errors of the servers of this test process, which `log-of-failures.ts` prints. */
export const serverLog = {
  write: (line: string): void => {
    lines.push(line);
    if (lines.length > linesAtMost) lines.shift();
  },
};

/** What was logged since this was last called. */
export const takeServerLog = (): string => lines.splice(0).join('');
