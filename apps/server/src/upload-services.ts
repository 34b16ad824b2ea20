import { type MenuPermission, reaches } from '@balcao/contract/menus';
import { type StaffRole, staffMay } from '@balcao/contract/staff';
import { isEvidence } from './modules/dispute/dispute.repository.ts';
import type { ReviewDrafts } from './modules/review/review-draft.service.ts';
import type { SessionService } from './modules/session/session.service.ts';
import type { StaffService } from './modules/staff/staff.service.ts';
import type { StaffNames } from './modules/staff/staff-names.service.ts';
import type { TeamService } from './modules/team/team.service.ts';
import { createInfectedLetter } from './modules/upload/infected-letter.ts';
import { createTus } from './modules/upload/tus.ts';
import { createUploadService } from './modules/upload/upload.service.ts';
import { createUploadFiles } from './modules/upload/upload-files.ts';
import { createUploadIntake } from './modules/upload/upload-intake.service.ts';
import type { Platform } from './platform/platform.ts';

interface DocumentKey {
  readonly merchantId: string;
  readonly id: string;
}
interface Known {
  readonly sessions: Pick<SessionService, 'teamsOf'>;
  readonly staff: Pick<StaffService, 'roleOf'>;
  readonly drafts: Pick<ReviewDrafts, 'mentioned'>;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly staffNames: Pick<StaffNames, 'recipientsOf'>;
}

/** The documents that teams send: how they come in, where they lie, and who looks at them. */
export const openUploads = (platform: Platform, { sessions, staff, drafts, teams, staffNames }: Known) => {
  const { config, db, locks } = platform;
  const files = createUploadFiles(config.dataDir);
  const intake = createUploadIntake({
    ...platform,
    files,
    tellInfected: createInfectedLetter({ ...platform, teams, staffNames }),
  });
  /** Evidence of a dispute is for whoever sees the team's refunds, and for staff who look after money. */
  const memberMaySee = async (accountId: string, document: DocumentKey): Promise<boolean> => {
    const { merchantId } = document;
    const place = (await sessions.teamsOf(db, accountId)).find((one) => one.merchantId === merchantId);
    if (!place) return false;
    const menuPermissions: readonly MenuPermission[] = place.permissions;
    const member = { isAdmin: place.isAdmin, menuPermissions };
    if (reaches(member, 'setting.merchant', 'write')) return true;
    return reaches(member, 'payment.refunds', 'read') && isEvidence(db, document);
  };
  const staffMaySee = async (staffId: string, document: DocumentKey): Promise<boolean> => {
    const role: StaffRole | undefined = await staff.roleOf(db, staffId);
    if (role === undefined || staffMay(role, 'document.see')) return role !== undefined;
    return staffMay(role, 'finance.see') && isEvidence(db, document);
  };
  const uploads = createUploadService({
    ...platform,
    files,
    intake,
    maySee: ({ accountId, staffId }, document) =>
      accountId === undefined ? staffMaySee(staffId, document) : memberMaySee(accountId, document),
    drafted: drafts.mentioned,
  });
  return { uploads, tus: createTus({ intake, locks }) };
};
