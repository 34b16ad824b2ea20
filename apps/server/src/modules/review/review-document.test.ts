import { resubmitCertification, submitCertification } from '@balcao/contract/certification';
import { openReviewDocument } from '@balcao/contract/review-desk';
import { documentLinkSeconds } from '@balcao/contract/upload';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffMember, type Team } from '../../../test/people.ts';
import { auditEventsAbout, newTeam, outcomesOf, reject } from '../../../test/reviews.ts';
import { enterpriseCertification, readyUpload } from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let rita: Staff;
beforeAll(async () => {
  testApp = await openTestApp();
  rita = await staffMember(testApp, 'reviewer');
});
afterAll(() => testApp.close());

/** Submits the certification of the team with a document of its own; again, when the first was rejected. */
const submit = async (
  team: Team,
  how: typeof submitCertification | typeof resubmitCertification = submitCertification,
) => {
  const paper = await readyUpload(testApp, team);
  const { submission } = await team.call(how, { body: enterpriseCertification(paper) });
  return { id: submission?.reviewId ?? '', paper };
};
const open = ({ call }: Pick<Staff, 'call'>, id: string, uploadId: string) =>
  call(openReviewDocument, { params: { id, uploadId } });
const viewsOf = async (paper: string) => {
  const { rows } = await testApp.platform.db.execute(
    sql`select staff_id as "staffId", account_id as "accountId" from upload_view where upload_id = ${paper}`,
  );
  return rows;
};

describe('a document of a submission', () => {
  it('is shown to a reviewer by a link of a moment; who looked is written down, each time', async () => {
    const { id, paper } = await submit(await newTeam(testApp));
    const before = testApp.platform.clock.now().getTime();
    const { url, expiresAt } = await open(rita, id, paper);
    expect(url).toMatch(/^\/[\w/.-]+$/);
    expect(Date.parse(expiresAt) - before).toBeLessThanOrEqual((documentLinkSeconds + 2) * 1000);
    await open(rita, id, paper);
    const look = { staffId: rita.staffId, accountId: null };
    expect(await viewsOf(paper)).toEqual([look, look]);
    expect(await auditEventsAbout(testApp, paper)).toEqual(['documentOpened', 'documentOpened']);
  });

  it('may be the one of the submission before, with which it is compared', async () => {
    const team = await newTeam(testApp);
    const first = await submit(team);
    await reject(rita, first.id);
    const second = await submit(team, resubmitCertification);
    expect(await outcomesOf([open(rita, second.id, second.paper), open(rita, second.id, first.paper)])).toEqual([
      'done',
      'done',
    ]);
    // What came later was not there when the first was decided.
    expect(await outcomesOf([open(rita, first.id, second.paper)])).toEqual(['not_found']);
  });

  it('is none of another team, none that the team has beside it, and none that does not exist (rule: foreign-is-unknown)', async () => {
    const team = await newTeam(testApp);
    const { id } = await submit(team);
    const other = await submit(await newTeam(testApp));
    const loose = await readyUpload(testApp, team);
    const nothing = crypto.randomUUID();
    const refused = [open(rita, id, other.paper), open(rita, id, loose), open(rita, id, nothing)];
    expect(await outcomesOf([...refused, open(rita, nothing, loose)])).toEqual(Array(4).fill('not_found'));
    expect(await viewsOf(other.paper)).toEqual([]);
    expect(await auditEventsAbout(testApp, loose)).toEqual([]);
  });

  it.each(['finance', 'support', 'admin'] as const)('is not shown to %s', async (role) => {
    const { id, paper } = await submit(await newTeam(testApp));
    expect(await outcomesOf([open(await staffMember(testApp, role), id, paper)])).toEqual(['permission_missing']);
    expect(await viewsOf(paper)).toEqual([]);
  });
});
