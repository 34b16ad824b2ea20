import type { VersionBoard } from '@balcao/contract/version';
import { describe, expect, it } from 'vitest';
import { boardOf, releaseOf, versionOf } from './version-fixtures.ts';
import { nextStepOf, releaseUnderWay, wordOf } from './version-state.ts';

const next = (board: Partial<VersionBoard>, release = {}) =>
  nextStepOf(boardOf(board), Object.keys(release).length > 0 ? releaseOf(release) : undefined);

describe('the next step of a mini program', () => {
  it.each([
    ['its first version', {}, 'upload'],
    ['the review of what is in development', { develop: versionOf({}) }, 'submit'],
    ['what the review found', { develop: versionOf({ reviewStatus: 'REJECT' }) }, 'mend'],
    ['to wait for the review', { review: versionOf({ stage: 'review' }), develop: versionOf({}) }, 'wait'],
    ['to publish what was approved', { review: versionOf({ stage: 'approved' }) }, 'publish'],
    ['to give more people what some have', { rolling: versionOf({ stage: 'rolling' }) }, 'advance'],
  ] as const)('is %s', (_, board, step) => {
    expect(next(board)).toBe(step);
  });
  it('is to wait where the release has its hour', () => {
    expect(next({ review: versionOf({ stage: 'approved' }) }, { state: 'scheduled' })).toBe('wait');
  });
});

describe('the word of a version in development', () => {
  it('says that it came back from its review', () => {
    expect(wordOf(versionOf({ reviewStatus: 'REJECT' }))).toBe('rejected');
    expect(wordOf(versionOf({ reviewStatus: 'REVOKED' }))).toBe('cancelled');
    expect(wordOf(versionOf({ reviewStatus: 'REJECT', isTrial: true }))).toBe('rejected');
    expect(wordOf(versionOf({}))).toBe('develop');
  });
  it('says that testers have it', () => {
    expect(wordOf(versionOf({ isTrial: true }))).toBe('trial');
  });
  it('is that of its stage afterwards', () => {
    expect(wordOf(versionOf({ stage: 'past', reviewStatus: 'SUCCESS' }))).toBe('past');
  });
});

describe('the release under way', () => {
  it('is the one that waits for its hour or goes to a share of people', () => {
    const [rolling, scheduled] = [releaseOf({ state: 'rolling' }), releaseOf({ state: 'scheduled' })];
    expect(releaseUnderWay([releaseOf({}), rolling])).toBe(rolling);
    expect(releaseUnderWay([scheduled])).toBe(scheduled);
    expect(releaseUnderWay([releaseOf({}), releaseOf({ state: 'stopped' })])).toBeUndefined();
  });
});
