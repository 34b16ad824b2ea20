import { describe, expect, it } from 'vitest';
import { line, lines } from './scalars.ts';

describe('text that people read', () => {
  it('keeps its line breaks where several lines are taken, all of one kind', () => {
    expect(lines(50).parse(' Sim.\r\nEm março.\rSó isso. ')).toBe('Sim.\nEm março.\nSó isso.');
  });
  it('holds no other control character, no mark that reorders, and no half character', () => {
    for (const bad of ['a\u0000b', 'a\tb', 'a\u202eb', 'a\u2028b', 'a\ud800b'])
      expect([bad, lines(50).safeParse(bad).success, line(50).safeParse(bad).success]).toEqual([bad, false, false]);
  });
  it('is one line where one is asked for', () => {
    expect(line(50).safeParse('a\nb').success).toBe(false);
  });
  it('is counted by code points, without the space around it', () => {
    expect(lines(3, 3).safeParse(' 👍🏽a ').success).toBe(true);
    expect(lines(3).safeParse('\n\n').success).toBe(false);
  });
  it('is refused with its limit, however long it is', () => {
    for (const kind of [line, lines])
      for (const text of ['abcdef', 'a'.repeat(3_000_000)])
        expect(kind(5).safeParse(text).error?.issues).toMatchObject([{ code: 'custom', message: 'tooLong 5' }]);
  });
});
