import { cancelRemoval, getRemoval, requestRemoval } from '@balcao/contract/applet-removal';
import { answerAppletReview } from '@balcao/contract/review';
import {
  advanceRelease,
  listReleases,
  publishVersion,
  rollBackVersion,
  stopRelease,
} from '@balcao/contract/version-release';
import { cancelVersion, submitVersion } from '@balcao/contract/version-review';
import { openVersion } from './packages.ts';
import { staffMember, type Team } from './people.ts';
import { approve, reject } from './reviews.ts';
import type { TestApp } from './test-app.ts';

type Member = Pick<Team, 'call' | 'token'>;
export const submission = { lookAt: 'Abra o cardápio e faça um pedido.', testAccount: '' };

/** Submits a version; answers with the id of its review. */
export const submit = async ({ call }: Pick<Team, 'call'>, id: string, versionId: string): Promise<string> => {
  const submitted = await call(submitVersion, { params: { id, versionId }, body: submission });
  return submitted.submission?.reviewId ?? '';
};

/** A version that staff have approved. */
export const approvedVersion = async (testApp: TestApp, team: Member, id: string, number: string) => {
  const version = await openVersion(testApp, team, id, { number });
  await approve(await staffMember(testApp, 'reviewer'), await submit(team, id, version.id));
  return version;
};

/** A version that everyone gets. */
export const onlineVersion = async (testApp: TestApp, team: Member, id: string, number: string) => {
  const version = await approvedVersion(testApp, team, id, number);
  const params = { id, versionId: version.id };
  await team.call(publishVersion, { params, body: { share: 100, at: null } });
  return version;
};

/** Sends a version back for one of its files. */
export const sendBack = async (testApp: TestApp, reviewId: string, path = 'files/index.html') =>
  reject(await staffMember(testApp, 'reviewer'), reviewId, path);

/** One version rolls out to some people at the second try, and another waits for its review. */
export const heldReleases = async (testApp: TestApp, team: Member, id: string) => {
  const rolling = await approvedVersion(testApp, team, id, '2.0.0');
  const params = { id, versionId: rolling.id };
  const publish = () => team.call(publishVersion, { params, body: { share: 5, at: null } });
  const { id: stopped } = await publish();
  await team.call(stopRelease, { params: { id, releaseId: stopped } });
  const { id: releaseId } = await publish();
  const waiting = await openVersion(testApp, team, id, { number: '2.0.1' });
  return { releaseId, versionReviewId: await submit(team, id, waiting.id) };
};

interface Held {
  readonly appletId: string;
  readonly versionId: string;
  readonly releaseId: string;
  readonly versionReviewId: string;
}
/** Every call that names a release, a review of a version, or a removal: reads first, then changes. */
export const releaseAsks = ({ appletId: id, versionId, releaseId, versionReviewId }: Held) => {
  const [params, ofVersion, ofRelease] = [{ id }, { id, versionId }, { id, releaseId }];
  return [
    { target: listReleases, by: 'member', params },
    { target: getRemoval, by: 'member', params },
    { target: answerAppletReview, by: 'member', params: { id: versionReviewId }, body: { text: 'Uma resposta.' } },
    { target: submitVersion, by: 'member', params: ofVersion, body: submission },
    { target: cancelVersion, by: 'member', params: ofVersion },
    { target: publishVersion, by: 'member', params: ofVersion, body: { share: 100, at: null } },
    { target: rollBackVersion, by: 'member', params: ofVersion },
    { target: advanceRelease, by: 'member', params: ofRelease, body: { share: 20 } },
    { target: stopRelease, by: 'member', params: ofRelease },
    { target: requestRemoval, by: 'member', params, body: { reason: 'A loja fechou.' } },
    { target: cancelRemoval, by: 'member', params },
  ] as const;
};
