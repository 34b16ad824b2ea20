import { locales } from '@balcao/contract/locale';
import { describe, expect, it } from 'vitest';
import { FaultCode } from './fault.ts';
import { faultText } from './fault-texts.ts';

const gapsIn = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe('what is said of a fault', () => {
  it.each(FaultCode.options)('is said in four languages: %s', (code) => {
    const said = locales.map((locale) =>
      faultText({ code, path: 'a.js', field: 'FIELD', found: 'FOUND', limit: 2_000_000 }, locale),
    );
    expect(said.every((text) => text.length > 5 || code === 'manifestField')).toBe(true);
    expect(said.flatMap(gapsIn)).toEqual([]);
    const named = said.map((text) => ['FIELD', 'FOUND'].filter((word) => text.includes(word)).join());
    expect(new Set(named).size).toBe(1);
  });
  it('names sizes as people read them', () => {
    const fault = { code: 'fileTooLarge', path: 'a.js', limit: 2_000_000 } as const;
    expect(faultText(fault, 'en-US')).toBe('The file is larger than 2 MB.');
    expect(faultText({ ...fault, limit: 64_000 }, 'pt-BR')).toBe('O arquivo passa de 64 kB.');
  });
  it('never steers the terminal of who reads it', () => {
    const text = faultText({ code: 'htmlForeignScript', path: 'a.html', found: 'https://x\u001b[2J\n' }, 'en-US');
    expect(text).not.toMatch(/\p{Cc}/u);
  });
});
