import { z } from 'zod';

/**
 * How the sandbox's rail behaves: answers at once (`approve`), refuses (`decline`), answers after a while (`late`), twice
 * (`twice`), newest first (`disorder`), or never by itself (`silent`: it must be asked).
 */
export const RailMode = z.enum(['approve', 'decline', 'late', 'twice', 'disorder', 'silent']);
export type RailMode = z.infer<typeof RailMode>;
/** The rails that exist today. */
export const RailCode = z.enum({ pix: '02' });
export type RailCode = z.infer<typeof RailCode>;
