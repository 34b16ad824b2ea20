import { describe, expect, it } from 'vitest';
import { barLook } from './bar-look.ts';

describe('the bar of a mini program', () => {
  it('has the colours that it asks for', () => {
    expect(barLook({ barColor: '#123456', barText: 'light' })).toEqual({ background: '#123456', color: '#ffffff' });
    expect(barLook({ barColor: '#ffee00', barText: 'dark' })).toEqual({ background: '#ffee00', color: '#111111' });
  });
  it('has text that can be read, whatever it asks for', () => {
    expect(barLook({ barColor: '#ffffff', barText: 'light' })?.color).toBe('#111111');
    expect(barLook({ barColor: '#000000', barText: 'dark' })?.color).toBe('#ffffff');
    expect(barLook({ barColor: '#101080', barText: null })?.color).toBe('#ffffff');
  });
  it('is the chat app’s own where it asks for nothing', () => {
    expect(barLook({ barColor: null, barText: 'light' })).toBeUndefined();
  });
});
