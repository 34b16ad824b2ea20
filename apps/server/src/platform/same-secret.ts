import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same; hashed, so that the comparison takes as long no matter what was said. */
export const isSameSecret = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
};
