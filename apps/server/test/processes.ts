import fs from 'node:fs';

/** The living processes whose command line names the text. */
export const processesNaming = (text: string): number[] =>
  fs
    .readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        const words = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return words !== '' && words.includes(text); // The dead that nobody has collected yet have no command line.
      } catch {
        return false;
      }
    });
