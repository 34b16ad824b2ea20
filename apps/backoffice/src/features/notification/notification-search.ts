import * as z from 'zod/mini';

/** What the address of the page may hold. */
export const NoticeSearch = z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(200))) });
export type NoticeSearch = z.infer<typeof NoticeSearch>;
