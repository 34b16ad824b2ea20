/** What `npm run bench` was asked for. */
export interface Options {
  /** Sections by name; none named: all. */
  readonly sections: readonly string[];
  /** How long one run takes. */
  readonly seconds: number;
  /** Orders at ten million rows too, which takes minutes to lay out. */
  readonly tenMillion: boolean;
  /** Times a fresh clone as well. */
  readonly clone: boolean;
  readonly say: (line: string) => void;
}

const flags = ['--seconds=N', '--ten-million', '--clone'] as const;
const isKnown = (flag: string): boolean =>
  /^--seconds=[1-9]\d*$/.test(flag) || flag === '--ten-million' || flag === '--clone';

/**
 * `payment orders --seconds=8 --ten-million --clone`
 * @throws Error for a flag or a section that there is not: a whole bench takes too long to begin by mistake.
 */
export const readOptions = (words: readonly string[], known: readonly string[]): Options => {
  const given = new Set(words.filter((word) => word.startsWith('-')));
  const sections = words.filter((word) => !given.has(word));
  const unknown = [...[...given].filter((flag) => !isKnown(flag)), ...sections.filter((name) => !known.includes(name))];
  if (unknown.length > 0)
    throw new Error(`unknown: ${unknown.join(', ')}. Sections: ${known.join(', ')}. Flags: ${flags.join(', ')}.`);
  const length = [...given].find((flag) => flag.startsWith('--seconds='));
  return {
    sections,
    seconds: Number(length?.split('=')[1] ?? 6),
    tenMillion: given.has('--ten-million'),
    clone: given.has('--clone'),
    say: (line) => void process.stderr.write(`${line}\n`),
  };
};
