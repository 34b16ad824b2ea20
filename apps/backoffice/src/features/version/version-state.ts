import type { AppletVersion, VersionBoard, VersionStage } from '@balcao/contract/version';
import type { Release, ReleaseState } from '@balcao/contract/version-release';
import type { Tone } from '@balcao/ui/tone.tsx';

export const stageTones: Readonly<Record<VersionStage, Tone>> = {
  develop: 'waiting',
  review: 'moving',
  approved: 'good',
  rolling: 'moving',
  online: 'good',
  past: 'ended',
  takenDown: 'bad',
};
export const releaseTones: Readonly<Record<ReleaseState, Tone>> = {
  scheduled: 'waiting',
  rolling: 'moving',
  done: 'good',
  stopped: 'bad',
  cancelled: 'ended',
};

/** What people call the state of a version: one in development may be tried, or have come back from its review. */
export type VersionWord = VersionStage | 'trial' | 'rejected' | 'cancelled';
type Standing = Pick<AppletVersion, 'stage' | 'reviewStatus' | 'isTrial'>;
export const wordOf = ({ stage, reviewStatus, isTrial }: Standing): VersionWord => {
  if (stage !== 'develop') return stage;
  if (reviewStatus === 'REJECT') return 'rejected';
  if (isTrial) return 'trial';
  return reviewStatus === 'REVOKED' ? 'cancelled' : stage;
};
export const toneOf = (word: VersionWord): Tone =>
  (({ ...stageTones, trial: 'moving', rejected: 'bad', cancelled: 'ended' }) as const)[word];

/** The release that waits for its hour or goes to a share of people: one at a time, and so the newest. */
export const releaseUnderWay = (releases: readonly Release[] | undefined): Release | undefined =>
  releases?.find(({ state }) => state === 'scheduled' || state === 'rolling');

/** The main action for the mini program: it is the coloured button, all others are secondary. */
export type NextStep = 'advance' | 'publish' | 'mend' | 'submit' | 'upload' | 'wait';
export const nextStepOf = (board: VersionBoard, release: Release | undefined): NextStep => {
  const { develop, review, rolling } = board;
  if (rolling) return 'advance';
  if (review?.stage === 'approved') return release ? 'wait' : 'publish';
  if (review) return 'wait';
  if (!develop) return 'upload';
  return develop.reviewStatus === 'REJECT' ? 'mend' : 'submit';
};

/** What may be done with one version, independent of the board. */
export const mayBe = ({ stage }: Pick<AppletVersion, 'stage'>) => ({
  described: stage === 'develop',
  removed: stage === 'develop',
  tried: stage === 'develop',
  submitted: stage === 'develop',
  cancelled: stage === 'review' || stage === 'approved',
  published: stage === 'approved',
});
