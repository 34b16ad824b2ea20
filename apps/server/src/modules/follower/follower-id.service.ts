import type { Secrets } from '../../platform/secrets.ts';

/**
 * The id by which the server of a team knows a person in one of its channels: the same again after they come back, and it leads neither
 * to them nor to what they follow elsewhere (docs/decisions/080).
 */
export const createFollowerIds =
  ({ secrets }: { readonly secrets: Pick<Secrets, 'mac'> }) =>
  ({ channelId, customerId }: { readonly channelId: string; readonly customerId: string }): string =>
    secrets.mac('channel-follower', `${channelId}:${customerId}`);
export type FollowerIds = ReturnType<typeof createFollowerIds>;
