import type { HelpSlug } from '@balcao/contract/help-article';
import type { Locale } from '@balcao/contract/locale';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What a reader said last of an article. Who it was is kept as a keyed hash, another one for each article. */
export const helpRatings = pgTable(
  'help_rating',
  {
    slug: text('slug').$type<HelpSlug>().notNull(),
    reader: text('reader').notNull(),
    isUseful: boolean('is_useful').notNull(),
    /** Null where nothing was written, and once it is forgotten. */
    remark: text('remark'),
    at: time('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.slug, t.reader] }),
    index('help_rating_remark').on(t.at).where(sql`${t.remark} is not null`),
    check('help_rating_remark_length', sql`length(${t.remark}) between 1 and 500`),
  ],
);
export type RatingRow = typeof helpRatings.$inferSelect;

/** Words for which there was no article, counted. */
export const helpMissed = pgTable(
  'help_missed',
  {
    locale: text('locale').$type<Locale>().notNull(),
    words: text('words').notNull(),
    times: integer('times').notNull(),
    lastAt: time('last_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.locale, t.words] }),
    index('help_missed_last').on(t.lastAt),
    check('help_missed_words', sql`length(${t.words}) between 1 and 100`),
  ],
);
export type MissedRow = typeof helpMissed.$inferSelect;
