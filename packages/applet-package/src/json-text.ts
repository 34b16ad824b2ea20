import { textOf } from './file-kind.ts';

export type JsonFault = 'TooLarge' | 'TooDeep' | 'NotText' | 'NotJson';
export type ReadJson = { readonly value: unknown } | { readonly wrong: JsonFault; readonly found?: string };

/** How deep objects and lists lie in each other, by counting brackets outside of strings: nothing is parsed for it. */
const depthOf = (text: string): number => {
  let [depth, deepest, isInString] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isInString && letter === '\\') at += 1;
    else if (letter === '"') isInString = !isInString;
    else if (!isInString && (letter === '{' || letter === '[')) depth += 1;
    else if (!isInString && (letter === '}' || letter === ']')) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

/** Parses JSON that a stranger wrote: its size and its depth are looked at before. */
export const readJson = (content: Uint8Array, bytesAtMost: number, depthAtMost: number): ReadJson => {
  if (content.length > bytesAtMost) return { wrong: 'TooLarge' };
  const text = textOf(content);
  if (text === undefined) return { wrong: 'NotText' };
  if (depthOf(text) > depthAtMost) return { wrong: 'TooDeep' };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { wrong: 'NotJson', found: error instanceof Error ? error.message : String(error) };
  }
};
