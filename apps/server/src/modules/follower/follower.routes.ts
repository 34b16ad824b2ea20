import { estimateAudience } from '@balcao/contract/channel-audience';
import { listFollowers } from '@balcao/contract/channel-follower';
import { queryChannels, queryFollowerFigures } from '@balcao/contract/channel-open';
import {
  followChannel,
  listFollowedChannels,
  muteChannel,
  openChannel,
  recommendChannels,
  searchChannels,
  unfollowChannel,
} from '@balcao/contract/follower';
import {
  createFollowerTag,
  listFollowerTags,
  removeFollowerTag,
  renameFollowerTag,
  tagFollowers,
} from '@balcao/contract/follower-tag';
import type { Implement } from '../../platform/implement.ts';
import type { FollowerService } from './follower.service.ts';
import type { FollowerFigureService } from './follower-figures.service.ts';
import type { FollowerList } from './follower-list.service.ts';
import type { RecommendedChannels } from './follower-recommended.service.ts';
import type { FollowerTags } from './follower-tag.service.ts';

interface Services {
  readonly followers: FollowerService;
  readonly list: FollowerList;
  readonly tags: FollowerTags;
  readonly figures: FollowerFigureService;
  readonly recommended: RecommendedChannels;
}

export const followerRoutes = (implement: Implement, services: Services): void => {
  const { followers, list, tags, figures, recommended } = services;
  implement(searchChannels, followers.search);
  implement(recommendChannels, recommended.recommended);
  implement(listFollowedChannels, followers.followed);
  implement(openChannel, followers.open);
  implement(followChannel, followers.follow);
  implement(unfollowChannel, followers.unfollow);
  implement(muteChannel, followers.mute);
  implement(listFollowers, list.list);
  implement(estimateAudience, list.estimate);
  implement(listFollowerTags, tags.list);
  implement(createFollowerTag, tags.create);
  implement(renameFollowerTag, tags.rename);
  implement(removeFollowerTag, tags.remove);
  implement(tagFollowers, tags.tag);
  implement(queryChannels, figures.channels);
  implement(queryFollowerFigures, figures.figures);
};
