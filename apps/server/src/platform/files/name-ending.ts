/** The name of a file with the ending of what it is, so that no program takes it for something else. */
export const withEnding = (name: string, ending: string): string =>
  name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`;
