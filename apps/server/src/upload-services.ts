import { type MenuPermission, reaches } from '@balcao/contract/menus';
import { type StaffRole, staffMay } from '@balcao/contract/staff';
import type { ReviewDrafts } from './modules/review/review-draft.service.ts';
import type { SessionService } from './modules/session/session.service.ts';
import type { StaffService } from './modules/staff/staff.service.ts';
import { createTus } from './modules/upload/tus.ts';
import { createUploadService } from './modules/upload/upload.service.ts';
import { createUploadFiles } from './modules/upload/upload-files.ts';
import { createUploadIntake } from './modules/upload/upload-intake.service.ts';
import type { Platform } from './platform/platform.ts';

interface Known {
  readonly sessions: Pick<SessionService, 'teamsOf'>;
  readonly staff: Pick<StaffService, 'roleOf'>;
  readonly drafts: Pick<ReviewDrafts, 'mentioned'>;
}

/** The documents that teams send: how they come in, where they lie, and who looks at them. */
export const openUploads = (platform: Platform, { sessions, staff, drafts }: Known) => {
  const { config, db, locks } = platform;
  const files = createUploadFiles(config.dataDir);
  const intake = createUploadIntake({ ...platform, files });
  const memberMaySee = async (accountId: string, merchantId: string): Promise<boolean> => {
    const place = (await sessions.teamsOf(db, accountId)).find((one) => one.merchantId === merchantId);
    if (!place) return false;
    const menuPermissions: readonly MenuPermission[] = place.permissions;
    return reaches({ isAdmin: place.isAdmin, menuPermissions }, 'setting.merchant', 'write');
  };
  const staffMaySee = async (staffId: string): Promise<boolean> => {
    const role: StaffRole | undefined = await staff.roleOf(db, staffId);
    return role !== undefined && staffMay(role, 'document.see');
  };
  const uploads = createUploadService({
    ...platform,
    files,
    intake,
    maySee: ({ accountId, staffId }, merchantId) =>
      accountId === undefined ? staffMaySee(staffId) : memberMaySee(accountId, merchantId),
    drafted: drafts.mentioned,
  });
  return { uploads, tus: createTus({ intake, locks }) };
};
