import { describe, expect, it } from 'vitest';
import { barLook } from './bar-look.ts';

describe('the bar of a mini program', () => {
  it('has the colours that it asks for', () => {
    expect(barLook({ barColor: '#123456', barText: 'light' })).toMatchObject({
      background: '#123456',
      color: '#ffffff',
    });
    expect(barLook({ barColor: '#ffee00', barText: 'dark' })).toMatchObject({
      background: '#ffee00',
      color: '#111111',
    });
  });
  it('has text that can be read, whatever it asks for', () => {
    expect(barLook({ barColor: '#ffffff', barText: 'light' })?.color).toBe('#111111');
    expect(barLook({ barColor: '#000000', barText: 'dark' })?.color).toBe('#ffffff');
    expect(barLook({ barColor: '#101080', barText: null })?.color).toBe('#ffffff');
  });
  it('gives way to a dark phone where it is white, or nearly, and where it has a colour it does not', () => {
    const isPaper = (barColor: string) => barLook({ barColor, barText: 'dark' })?.isPaper;
    expect(['#ffffff', '#fafafa', '#f7f3ee'].map(isPaper)).toEqual([true, true, true]);
    expect(['#ffee00', '#ffe0e0', '#cccccc', '#111111'].map(isPaper)).toEqual([false, false, false, false]);
  });
  it('is the chat app’s own where it asks for nothing', () => {
    expect(barLook({ barColor: null, barText: 'light' })).toBeUndefined();
  });
});
