import { maskEmail } from '@balcao/brazil/mask';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { DeskMerchant, DeskMerchantDetail, type getMerchant, type listMerchants } from '@balcao/contract/merchant-desk';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { CertifiedDocuments } from '../certification/certified-document.service.ts';
import type { Freezes } from '../freeze/freeze.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { ListedTeam, TeamList } from '../team/team-list.service.ts';
import type { ContactEmails } from './contact-email.service.ts';

interface Needs {
  readonly db: Db;
  readonly teamList: TeamList;
  readonly documents: Pick<CertifiedDocuments, 'foundBy' | 'ofMany'>;
  readonly freezes: Pick<Freezes, 'frozen' | 'asked'>;
  readonly ledger: Pick<Ledger, 'buckets'>;
  readonly contactEmails: Pick<ContactEmails, 'inUse'>;
}

/** Merchants as staff look after their money. */
export const createMerchantDesk = ({ db, teamList, documents, freezes, ledger, contactEmails }: Needs) => {
  /** The facts shown with each merchant: its document, and whether its money is frozen or a freeze is requested. */
  const around = async (ids: readonly string[], now: Date) => {
    const [known, frozen, asked] = await Promise.all([
      documents.ofMany(db, ids),
      freezes.frozen(db),
      freezes.asked(db, now),
    ]);
    return {
      frozen,
      asked,
      present: (team: ListedTeam) => ({
        ...team,
        createdAt: team.createdAt.toISOString(),
        document: known.get(team.merchantId) ?? null,
        frozenSince: frozen.get(team.merchantId)?.toISOString() ?? null,
        isFreezeAsked: asked.has(team.merchantId),
      }),
    };
  };

  return {
    list: async ({ query, now }: Call<typeof listMerchants>): Promise<ReplyOf<typeof listMerchants>> => {
      const { search, type: types, show, cursor, pageNum = 1, pageSize = defaultPageSize } = query;
      const alsoFound = search === undefined ? [] : await documents.foundBy(db, search);
      const ids = {
        frozen: async () => [...(await freezes.frozen(db)).keys()],
        asked: async () => [...(await freezes.asked(db, now))],
      };
      const only = show && (await ids[show]());
      const { rows, counted, nextCursor } = await teamList.list(
        db,
        { search, alsoFound, types, only },
        { cursor, pageNum, pageSize },
      );
      const { present, frozen, asked } = await around(
        rows.map(({ merchantId }) => merchantId),
        now,
      );
      return {
        list: rows.map((team) => DeskMerchant.parse(present(team))),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor,
        frozen: frozen.size,
        asked: asked.size,
      };
    },

    get: async ({ params, now }: Call<typeof getMerchant>): Promise<DeskMerchantDetail> => {
      const team = (await teamList.one(db, params.id)) ?? refuse('not_found');
      const { present } = await around([team.merchantId], now);
      const { merchantId } = team;
      const email = await contactEmails.inUse(merchantId);
      return DeskMerchantDetail.parse({
        ...present(team),
        balances: await ledger.buckets(db, merchantId),
        contactEmail: email && team.type === 'personal' ? maskEmail(email) : email,
      });
    },
  };
};
export type MerchantDesk = ReturnType<typeof createMerchantDesk>;
