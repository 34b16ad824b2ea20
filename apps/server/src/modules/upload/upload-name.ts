const lengthAtMost = 120;
const endingAtMost = 12;

/** Control characters, and those that turn the direction of writing, so that `gpj.exe` reads as it is. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

/** What a person called a file, as text that can be shown: never a path, never invisible, never endless (rule: clean-text, files-by-content). */
export const nameOf = (given: string | null | undefined): string => {
  const last = (given ?? '').toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const letters = [...last.replaceAll(unseen, '').replaceAll(/\s+/g, ' ').trim()];
  if (letters.length <= lengthAtMost) return letters.join('') || 'documento';
  const ending = /\.[^.]*$/.exec(letters.join(''))?.[0] ?? '';
  const tail = [...ending].length <= endingAtMost ? ending : '';
  return `${letters.slice(0, lengthAtMost - 1 - [...tail].length).join('')}…${tail}`;
};
