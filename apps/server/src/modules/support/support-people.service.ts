import { mask, maskEmail } from '@balcao/brazil/mask';
import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  type listMerchantPeople,
  type lookAtMerchant,
  type MerchantPerson,
  merchantPeopleAtMost,
} from '@balcao/contract/support';
import type { Db, Queries } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { CertifiedDocuments } from '../certification/certified-document.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly members: Pick<MemberService, 'forStaff'>;
  readonly documents: Pick<CertifiedDocuments, 'wholeOf'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
}

const hidden = (person: MerchantPerson): MerchantPerson => ({
  ...person,
  account: mask(person.account),
  email: maskEmail(person.email),
});

/** Who works in a merchant, for staff: hidden until someone says why they must know (rule: masked; docs/decisions/090-looks-notes-and-second-people.md). */
export const createSupportPeople = ({ db, teams, members, documents, auditEvents }: Needs) => {
  const peopleOf = async (queries: Queries, merchantId: string) => {
    const { name } = (await teams.payee(queries, merchantId)) ?? refuse('not_found');
    return { name, people: await members.forStaff(queries, merchantId, merchantPeopleAtMost) };
  };
  return {
    /** @throws Refusal `not_found`. */
    list: async ({ params }: Call<typeof listMerchantPeople>): Promise<ReplyOf<typeof listMerchantPeople>> => {
      const { people } = await peopleOf(db, params.id);
      return { ...people, list: people.list.map(hidden) };
    },

    /** The same, whole, and the document; the look is written down in the same transaction. @throws Refusal `not_found`. */
    look: (call: Call<typeof lookAtMerchant>): Promise<ReplyOf<typeof lookAtMerchant>> =>
      idempotently(db, call, async (tx) => {
        const { id: merchantId } = call.params;
        const { name, people } = await peopleOf(tx, merchantId);
        await auditEvents.record(tx, call, {
          kind: 'peopleSeen',
          merchantId,
          subjectId: merchantId,
          subjectName: name,
          changes: [{ field: 'reason', before: '', after: call.body.reason }],
        });
        return { ...people, document: await documents.wholeOf(tx, merchantId) };
      }),
  };
};
export type SupportPeople = ReturnType<typeof createSupportPeople>;
