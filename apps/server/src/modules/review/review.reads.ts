import { sql } from 'drizzle-orm';

/** Versions of mini programs that staff sent back: reviews as `r`, whose subject is the id of the version. */
export const rejectedVersionReviews = sql`review r where r.kind = 'version' and r.status = 'REJECT'`;

/** Teams that are certified: reviews as `r`, of which a team may have several. */
export const certifyingReviews = sql`review r where r.kind = 'certification' and r.status = 'SUCCESS'`;
