import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  deskHelpShown,
  type listDeskHelp,
  type listDeskMissed,
  type listDeskRemarks,
} from '@balcao/contract/help-desk';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { countRatings, listMissed, listRemarks } from './help.repository.ts';
import { articlesIn, entryOf } from './help-article.ts';

/** What readers say of the help center, for staff. */
export const createHelpDesk = ({ db }: { readonly db: Db }) => ({
  list: async ({ locale }: Call<typeof listDeskHelp>): Promise<ReplyOf<typeof listDeskHelp>> => {
    const counted = new Map((await countRatings(db)).map((row) => [row.slug, row]));
    const list = [...articlesIn(locale).values()].map((article) => {
      const { slug, area, title } = entryOf(article);
      const { useful = 0, notUseful = 0, remarks = 0, lastAt = null } = counted.get(slug) ?? {};
      return { slug, area, title, useful, notUseful, remarks, lastAt: lastAt?.toISOString() ?? null };
    });
    return { list: list.sort((one, other) => other.notUseful - one.notUseful || other.useful - one.useful) };
  },

  remarks: async ({ query, locale }: Call<typeof listDeskRemarks>): Promise<ReplyOf<typeof listDeskRemarks>> => {
    const articles = articlesIn(locale);
    const rows = await listRemarks(db, query.slug, deskHelpShown);
    return {
      list: rows.flatMap(({ slug, isUseful, remark, at }) => {
        const article = articles.get(slug);
        return article && remark !== null
          ? [{ slug, title: article.title, isUseful, remark, at: at.toISOString() }]
          : [];
      }),
    };
  },

  missed: async (_call: Call<typeof listDeskMissed>): Promise<ReplyOf<typeof listDeskMissed>> => {
    const rows = await listMissed(db, deskHelpShown);
    return { list: rows.map(({ words, times, lastAt }) => ({ words, times, lastAt: lastAt.toISOString() })) };
  },
});
export type HelpDesk = ReturnType<typeof createHelpDesk>;
