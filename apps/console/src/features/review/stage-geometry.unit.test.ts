import { describe, expect, it } from 'vitest';
import { fitOf, held, isSame, moved, opened, whole, zoomed, zoomMax } from './stage-geometry.ts';

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
  it('opens as wide as its stage and from its top, turned or not', () => {
    const page = { width: 300, height: 600 };
    const lie = opened(stage, page, 0);
    expect(fitOf(stage, page, 0) * lie.zoom * page.width).toBeCloseTo(stage.width);
    expect(lie).toMatchObject({ x: 0, y: (1_200 - stage.height) / 2 });
    expect(opened(stage, page, 1)).toMatchObject({ turns: 1, zoom: 1, y: 0 });
  });
  it('opens whole where it lies across, and never larger than the most', () => {
    expect(opened(stage, card, 0)).toEqual(whole);
    expect(opened(stage, { width: 10, height: 4_000 }, 0).zoom).toBe(zoomMax);
  });
  it('turned four times fits as it did', () => {
    expect(fitOf(stage, card, 4)).toBe(fitOf(stage, card, 0));
    expect(isSame(opened(stage, card, 4), { ...whole, turns: 4 })).toBe(true);
  });
});
