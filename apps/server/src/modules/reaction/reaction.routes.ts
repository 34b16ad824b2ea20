import { likePost, unlikePost } from '@balcao/contract/reaction';
import { blockReplier, getReplySetting, listTeamReplies, moveReply, putReplySetting } from '@balcao/contract/reply';
import { likeReply, listReplies, removeReply, replyToPost, unlikeReply } from '@balcao/contract/reply-phone';
import type { Implement } from '../../platform/implement.ts';
import type { LikeService } from './like.service.ts';
import type { ReplyLikes } from './reply-like.service.ts';
import type { ReplyList } from './reply-list.service.ts';
import type { PhoneReplies } from './reply-phone.service.ts';
import type { TeamReplies } from './reply-team.service.ts';

interface Services {
  readonly likes: LikeService;
  readonly replyLikes: ReplyLikes;
  readonly phone: PhoneReplies;
  readonly list: ReplyList;
  readonly team: TeamReplies;
}

export const reactionRoutes = (implement: Implement, { likes, replyLikes, phone, list, team }: Services): void => {
  implement(likePost, likes.like);
  implement(unlikePost, likes.unlike);
  implement(likeReply, replyLikes.like);
  implement(unlikeReply, replyLikes.unlike);
  implement(listReplies, phone.list);
  implement(replyToPost, phone.write);
  implement(removeReply, phone.remove);
  implement(listTeamReplies, list.list);
  implement(moveReply, team.move);
  implement(blockReplier, team.block);
  implement(getReplySetting, team.setting);
  implement(putReplySetting, team.putSetting);
};
