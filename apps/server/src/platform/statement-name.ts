const operation = /^[\s(]*([a-z]+)/i;
/** A name as the query builder or our own SQL writes it; a value in quotation marks is none. */
const table =
  /\b(?:from|into|update|join)\s+(?:only\s+)?((?:"[a-z_0-9]+"|[a-z_][a-z_0-9]*)(?:\.(?:"[a-z_0-9]+"|[a-z_][a-z_0-9]*))?)/i;
const charactersRead = 4_000;

/** What a statement does, by its first word, and the first table that it names. The rest of its text must not leave the process. */
export const statementName = (text: string): { readonly operation: string; readonly table: string | undefined } => {
  const read = text.slice(0, charactersRead).replaceAll(/'[^']*'?/g, "''");
  return {
    operation: (operation.exec(read)?.[1] ?? 'statement').toUpperCase(),
    table: table.exec(read)?.[1]?.replaceAll('"', ''),
  };
};
