import fs from 'node:fs';

/** The living processes whose command line names the text. */
export const processesNaming = (text: string): number[] =>
  fs
    .readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        const words = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return words !== '' && words.includes(text); // Zombie processes have no command line.
      } catch {
        return false;
      }
    });

/** The living children of a process. */
export const childrenOf = (parent: number): number[] =>
  fs
    .readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        // After the name, which may contain anything, come the state and the parent.
        const [, parentOf] = fs
          .readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        return Number(parentOf) === parent;
      } catch {
        return false;
      }
    });
