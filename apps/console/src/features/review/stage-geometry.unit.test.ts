import { describe, expect, it } from 'vitest';
import { fitOf, held, moved, rotated, whole, zoomed, zoomMax } from './stage-geometry.ts';

const stage = { width: 600, height: 400 };
const card = { width: 1200, height: 400 };

describe('a document on its stage', () => {
  it('fits whole, lying and standing', () => {
    expect(fitOf(stage, card, 0)).toBe(0.5);
    expect(fitOf(stage, card, 1)).toBeCloseTo(1 / 3);
  });
  it('keeps under the pointer what was under it', () => {
    const at = { x: 150, y: -40 };
    const lie = zoomed(whole, 2, at);
    // A point of the picture lies at its offset from the middle times the zoom.
    expect({ x: lie.x + (at.x - whole.x) * 2, y: lie.y + (at.y - whole.y) * 2 }).toEqual(at);
  });
  it('is never smaller than whole and never larger than the most', () => {
    expect(zoomed(whole, 0.1).zoom).toBe(1);
    expect(zoomed(whole, 100).zoom).toBe(zoomMax);
  });
  it('cannot be pushed off, and not at all where it is whole', () => {
    expect(held(moved(whole, { x: 900, y: 900 }), stage, card)).toMatchObject({ x: 0, y: 0 });
    const large = zoomed(whole, 2);
    expect(held(moved(large, { x: 900, y: 900 }), stage, card)).toMatchObject({ x: 300, y: 0 });
  });
  it('turned four times is as it was', () => {
    const again = rotated(rotated(rotated(rotated(whole))));
    expect(again.turns % 4).toBe(0);
    expect(fitOf(stage, card, again.turns)).toBe(fitOf(stage, card, 0));
  });
});
