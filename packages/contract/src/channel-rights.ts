import * as z from 'zod/mini';
import { ChannelRight } from './channel.ts';

const eachOnce = { params: { text: 'eachOnce' }, abort: true } as const;
/** One right of a channel or more, each once. */
export const ChannelRights = z.array(ChannelRight).check(
  z.minLength(1, { abort: true }),
  z.maxLength(ChannelRight.options.length, { abort: true }),
  z.refine((rights) => new Set(rights).size === rights.length, eachOnce),
);
