/** The calls and schemas of the login page, fetched once: at the first touch of a form, or when they are needed. */
export const sessionCalls = () => import('./session.queries.ts');
