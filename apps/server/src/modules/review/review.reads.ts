import { sql } from 'drizzle-orm';

/** Teams that are certified: reviews as `r`, of which a team may have several. */
export const certifyingReviews = sql`review r where r.kind = 'certification' and r.status = 'SUCCESS'`;
