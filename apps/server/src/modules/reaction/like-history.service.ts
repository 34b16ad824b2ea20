import { insertPastLikes } from './like.repository.ts';

/** Likes of the past, for the demonstration: how many there are, and not whose. */
export const createLikeHistory = () => ({ bringIn: insertPastLikes });
export type LikeHistory = ReturnType<typeof createLikeHistory>;
