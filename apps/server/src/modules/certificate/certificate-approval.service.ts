import type { ApprovalFacts } from '@balcao/contract/approval';
import type { issueCertificate, revokeCertificate, uploadCertificate } from '@balcao/contract/certificate';
import type { Tx } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { findCertificate } from './certificate.repository.ts';

/** What a code approves about certificates. */
export const certificateApprovals = {
  add: (_tx: Tx, { body }: Call<typeof uploadCertificate> | Call<typeof issueCertificate>): ApprovalFacts => ({
    name: body.name,
  }),

  revoke: async (tx: Tx, { actor, params }: Call<typeof revokeCertificate>): Promise<ApprovalFacts> => {
    const { name } = (await findCertificate(tx, actor.merchantId, params.serial)) ?? refuse('not_found');
    return { name };
  },
};
