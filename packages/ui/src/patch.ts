/** A line of a difference. */
export interface PatchLine {
  readonly key: number;
  /** `jump`: lines that are the same are left out here. */
  readonly kind: 'added' | 'removed' | 'same' | 'jump';
  readonly text: string;
  /** Its number in the newer file, or in the older one where it went. */
  readonly number: number | undefined;
}

const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
const kinds: Readonly<Record<string, PatchLine['kind']>> = { '+': 'added', '-': 'removed', ' ': 'same' };

/** The lines of a unified patch of one file, without its headers. */
export const patchLines = (patch: string): readonly PatchLine[] => {
  const lines: PatchLine[] = [];
  let [before, after] = [0, 0];
  let isInside = false;
  for (const text of patch.replace(/\n$/, '').split('\n')) {
    const [begin, old, next] = hunk.exec(text) ?? [];
    if (begin !== undefined) {
      [before, after] = [Number(old), Number(next)];
      if (isInside) lines.push({ key: lines.length, kind: 'jump', text: '⋯', number: undefined });
      isInside = true;
      continue;
    }
    const kind = kinds[text.slice(0, 1)];
    // What stands before the first hunk names the files; a backslash says that the last line has no end.
    if (!isInside || kind === undefined) continue;
    lines.push({ key: lines.length, kind, text: text.slice(1), number: kind === 'removed' ? before : after });
    if (kind !== 'added') before += 1;
    if (kind !== 'removed') after += 1;
  }
  return lines;
};
