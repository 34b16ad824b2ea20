/** What was done in the team. */
export const LogList = () => null;
