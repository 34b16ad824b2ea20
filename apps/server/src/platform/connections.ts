/** How many connections to the database a process has for requests and jobs. */
export const connectionsAtMost = 16;
