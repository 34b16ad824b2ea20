import type { Endpoint } from '@balcao/contract/endpoint';
import { useMissing } from './missing-words.ts';

/**
 * May the member call this endpoint? Decides by the endpoint's own declaration whether its button shows; the server decides again
 * by the same one. Where it may not, `WhyNot` says why.
 */
export const useMay = (target: Pick<Endpoint, 'access'>): boolean => useMissing(target) === undefined;
