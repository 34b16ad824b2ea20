/**
 * How many times as deep property tests look as in `npm test`: 1 there, more in `npm run test:deep`, which sets TEST_DEPTH. One
 * number for all of them, so that a test says here how much is enough for each change, and the deep run repeats it far longer.
 */
export const depth = Math.max(1, Number(process.env.TEST_DEPTH ?? 1));

/** So many runs of a property, or milliseconds that it may take, at today's depth. */
export const deep = (atDepthOne: number): number => Math.ceil(atDepthOne * depth);
