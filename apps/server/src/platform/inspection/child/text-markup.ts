import { Parser } from 'htmlparser2';
import { type ReadText, TextIntake } from './text-block.ts';

/** The parser's time grows with the square of the depth. */
const depthAtMost = 1_000;
const chunkLetters = 64 * 1024;
const silent = new Set(['script', 'style', 'template', 'noscript', 'svg', 'math', 'iframe', 'object', 'head', 'title']);
const apart = new Set(
  'p div section article main aside header footer nav ul ol li dl dt dd table tr blockquote pre figure figcaption form br hr td th body'.split(
    ' ',
  ),
);
const headingLevel = (name: string): number => (/^h[1-6]$/.test(name) ? Number(name[1]) : 0);

class TooDeep extends Error {}

/** Feeds a text in pieces, until it ends or the reader has enough. */
const feed = (parser: Parser, text: string, isDone: () => boolean): void => {
  for (let at = 0; at < text.length && !isDone(); at += chunkLetters) parser.write(text.slice(at, at + chunkLetters));
  parser.end();
};
const guarded = (read: () => ReadText): ReadText => {
  try {
    return read();
  } catch (error) {
    if (error instanceof TooDeep) return { problem: 'damaged' };
    throw error;
  }
};

/** The visible text of a page: scripts do not run, and linked resources are not fetched. */
export const readHtml = (text: string, lettersAtMost: number): ReadText =>
  guarded(() => {
    const intake = new TextIntake(lettersAtMost);
    let [depth, mute, level, line] = [0, 0, 0, ''];
    const flush = (): void => {
      intake.add(level, line);
      line = '';
    };
    const parser = new Parser({
      onopentag: (name) => {
        depth += 1;
        if (depth > depthAtMost) throw new TooDeep();
        if (silent.has(name)) mute += 1;
        const heading = headingLevel(name);
        if (heading > 0 || apart.has(name)) flush();
        if (heading > 0) level = heading;
      },
      ontext: (part) => {
        if (mute === 0) line += part;
      },
      onclosetag: (name) => {
        depth -= 1;
        if (silent.has(name)) mute -= 1;
        if (headingLevel(name) > 0 || apart.has(name)) flush();
        if (headingLevel(name) > 0) level = 0;
      },
    });
    feed(parser, text, () => intake.isFull);
    flush();
    return intake.end();
  });

/** Of the text of a Word document its paragraphs; entities that it declares itself stay as they are. */
export const readWordXml = (text: string, lettersAtMost: number): ReadText =>
  guarded(() => {
    const intake = new TextIntake(lettersAtMost);
    let [depth, level, line, isText] = [0, 0, '', false];
    const parser = new Parser(
      {
        onopentag: (name, { 'w:val': value = '' }) => {
          depth += 1;
          if (depth > depthAtMost) throw new TooDeep();
          if (name === 'w:t') isText = true;
          if (name === 'w:tab' || name === 'w:br') line += ' ';
          if (name === 'w:pStyle') level = Number(/^(?:heading|t[ií]tulo|ttulo)\s?([1-6])$/i.exec(value)?.[1] ?? 0);
        },
        ontext: (part) => {
          if (isText) line += part;
        },
        onclosetag: (name) => {
          depth -= 1;
          if (name === 'w:t') isText = false;
          if (name !== 'w:p') return;
          intake.add(level, line);
          [level, line] = [0, ''];
        },
      },
      { xmlMode: true },
    );
    feed(parser, text, () => intake.isFull);
    return intake.end();
  });
