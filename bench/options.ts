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

/** `payment orders --seconds=8 --ten-million --clone` */
export const readOptions = (words: readonly string[]): Options => {
  const flags = new Set(words.filter((word) => word.startsWith('--')));
  const length = [...flags].find((flag) => flag.startsWith('--seconds='));
  return {
    sections: words.filter((word) => !word.startsWith('--')),
    seconds: Number(length?.split('=')[1] ?? 6),
    tenMillion: flags.has('--ten-million'),
    clone: flags.has('--clone'),
    say: (line) => void process.stderr.write(`${line}\n`),
  };
};
