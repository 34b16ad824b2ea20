import { askLoginCode, loginByCode, loginCodeStatus } from '@balcao/contract/authorization';
import { api, apiWith } from '../../lib/api.ts';

/** A code to log in by, and the secret with which this browser alone follows and collects it. */
interface LoginCode {
  readonly code: string;
  readonly text: string;
  readonly secret: string;
}

export const ask = (): Promise<LoginCode> => api(askLoginCode, {});
export const read = ({ code, secret }: LoginCode) => apiWith(secret)(loginCodeStatus, { query: { code } });
export const collect = ({ code, secret }: LoginCode) => apiWith(secret)(loginByCode, { body: { code } });
