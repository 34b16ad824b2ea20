/** The calls and schemas of the login page, fetched once: at the first touch of a form, or when they are needed. */
export const sessionCalls = () => import('./session.queries.ts');

/** Hand these to a form, so that its first submit does not wait for the network. */
export const warmUp = { onFocusCapture: () => void sessionCalls(), onPointerEnter: () => void sessionCalls() };
