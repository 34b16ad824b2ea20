import type { Product } from '@balcao/contract/product';
import type { Tone } from '@balcao/ui/tone.tsx';

/**
 * How far a team is with a product: `none`, it has not asked; `revoked`, it took its request back; `under`, staff decide; `asked`, staff wait for an
 * answer; `rejected`, something is to be corrected; `active`, it takes payments, also while a change is decided; `blocked`, staff have taken it away.
 */
export type ProductState = 'none' | 'revoked' | 'under' | 'asked' | 'rejected' | 'active' | 'blocked';
type Known = Pick<Product, 'status' | 'active' | 'isAsked'> & { readonly blocked?: Product['blocked'] };

const states = { NO: 'none', REVOKED: 'revoked', UNDER: 'under', REJECT: 'rejected', SUCCESS: 'none' } as const;
const openState = ({ status, isAsked }: Known): ProductState =>
  status === 'UNDER' && isAsked ? 'asked' : states[status];

export const stateOf = (product: Known): ProductState => {
  if (product.blocked) return 'blocked';
  return product.active ? 'active' : openState(product);
};

/** Of an active product, a change that is not decided in its favour yet. */
export const changeOf = (product: Known): 'under' | 'asked' | 'rejected' | undefined => {
  const state = openState(product);
  return product.active && (state === 'under' || state === 'asked' || state === 'rejected') ? state : undefined;
};

/** Does it take a person of the team to go on with what was begun? */
export const waitsForTeam = (product: Known): boolean => {
  const now = changeOf(product) ?? stateOf(product);
  return now === 'asked' || now === 'rejected';
};

export const stateTones: Readonly<Record<ProductState, Tone>> = {
  none: 'ended',
  revoked: 'ended',
  under: 'moving',
  asked: 'waiting',
  rejected: 'bad',
  active: 'good',
  blocked: 'bad',
};
