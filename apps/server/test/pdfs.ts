import { inflateSync } from 'node:zlib';
import { expect } from 'vitest';

/** What is written on each page, as any reader of PDF finds it. */
export const pagesOf = (pdf: Buffer): string[] => {
  const text = pdf.toString('latin1');
  const western = new TextDecoder('windows-1252');
  const pages: string[] = [];
  for (let at = text.indexOf('stream\n'); at >= 0; at = text.indexOf('stream\n', text.indexOf('endstream', at) + 9)) {
    const drawn = inflateSync(pdf.subarray(at + 7, text.indexOf('endstream', at))).toString('latin1');
    const lines = [...drawn.matchAll(/\[(.*?)\] TJ/g)].map(([, line = '']) =>
      [...line.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => western.decode(Buffer.from(hex, 'hex'))).join(''),
    );
    pages.push(lines.join(' '));
  }
  expect(text.match(/\/Type \/Page\n/g)).toHaveLength(pages.length);
  return pages;
};
