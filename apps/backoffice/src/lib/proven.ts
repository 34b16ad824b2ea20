/** Runs a call; where the server wants to know anew that it is the owner who sits here, asks them and runs it again. */
export type Proven = <T>(call: () => Promise<T>) => Promise<T>;

export const useProven = (): Proven => (call) => call();
