import {
  followChannel,
  listFollowedChannels,
  muteChannel,
  openChannel,
  searchChannels,
  unfollowChannel,
} from '@balcao/contract/follower';
import type { Implement } from '../../platform/implement.ts';
import type { FollowerService } from './follower.service.ts';

export const followerRoutes = (implement: Implement, followers: FollowerService): void => {
  implement(searchChannels, followers.search);
  implement(listFollowedChannels, followers.followed);
  implement(openChannel, followers.open);
  implement(followChannel, followers.follow);
  implement(unfollowChannel, followers.unfollow);
  implement(muteChannel, followers.mute);
};
