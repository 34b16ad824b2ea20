import { type PasteProblem, pastedAtMost, QuestionEntry } from '@balcao/contract/knowledge-question';

/** A line that is a question and its answer, or what is wrong with it. */
export type PastedLine =
  | { readonly line: number; readonly question: string; readonly answer: string; readonly problem?: never }
  | { readonly line: number; readonly problem: PasteProblem };

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}
/** Marks between cells that spreadsheets write; a tab wins, since no question has one. */
const separatorOf = (text: string): string => {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const unquoted = first.replaceAll(/"(?:[^"]|"")*"/g, '');
  return ['\t', ';', ','].find((mark) => unquoted.includes(mark)) ?? '\t';
};

/** Cells in quotes may hold separators, line breaks and doubled quotes (RFC 4180). Each row knows the line on which it begins. */
const rowsOf = (text: string, separator: string): Row[] => {
  const rows: Row[] = [];
  let [cells, cell, isQuoted, line, began]: [string[], string, boolean, number, number] = [[], '', false, 1, 1];
  const end = (): void => {
    cells.push(cell);
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: began, cells });
    [cells, cell, began] = [[], '', line + 1];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted) {
      if (letter === '"') isQuoted = false;
      else cell += letter;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator) {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') end();
    else cell += letter;
    if (letter === '\n') line += 1;
    if (isQuoted === false && letter === '\n') began = line;
  }
  end();
  return rows;
};
/** A quote that is never closed would take all that follows for one cell: then every line is taken as it stands. */
const isClosed = (text: string): boolean => (text.match(/"/g)?.length ?? 0) % 2 === 0;
const plainRows = (text: string, separator: string): Row[] =>
  text
    .split('\n')
    .flatMap((whole, at) => (whole.trim() === '' ? [] : [{ line: at + 1, cells: whole.split(separator) }]));

const titles = /^(?:perguntas?|questions?|preguntas?|问题)$/iu;

const lineOf = ({ line, cells }: Row, separator: string): PastedLine => {
  const [question = '', ...rest] = cells;
  const answer = rest.join(separator === '\t' ? ' ' : separator).trim();
  if (question.trim() === '') return { line, problem: 'noQuestion' };
  if (answer === '') return { line, problem: 'noAnswer' };
  const read = QuestionEntry.safeParse({ question, answer });
  if (read.success) return { line, ...read.data };
  const [issue] = read.error.issues;
  const said = `${issue?.message ?? ''} ${issue && 'params' in issue ? JSON.stringify(issue.params) : ''}`;
  const problem = said.includes('cardNumber') ? 'cardNumber' : said.includes('tooLong') ? 'tooLong' : 'unreadable';
  return { line, problem };
};

/**
 * Questions that were pasted: a line each, the question, a tab, the answer; or as CSV with commas or semicolons. A first line of titles
 * is left out. Undefined for more lines than are taken at once.
 */
export const pastedQuestions = (pasted: string): PastedLine[] | undefined => {
  const text = pasted.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  const separator = separatorOf(text);
  const rows = isClosed(text) ? rowsOf(text, separator) : plainRows(text, separator);
  const [first] = rows;
  const asked = first && titles.test(first.cells[0]?.trim() ?? '') ? rows.slice(1) : rows;
  return asked.length > pastedAtMost ? undefined : asked.map((row) => lineOf(row, separator));
};
