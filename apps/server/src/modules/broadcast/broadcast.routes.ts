import { listPictures, readPicture } from '@balcao/contract/article-picture';
import {
  changeBroadcast,
  createBroadcast,
  getBroadcast,
  getBroadcastRoom,
  listBroadcasts,
  publishBroadcast,
  removeBroadcast,
} from '@balcao/contract/broadcast';
import { decideBroadcast } from '@balcao/contract/broadcast-approval';
import { getBroadcastCalendar } from '@balcao/contract/broadcast-calendar';
import { clickPost, countUnread, getPost, listPosts, seePosts } from '@balcao/contract/broadcast-feed';
import { readLinkPage } from '@balcao/contract/broadcast-link-page';
import { queryBroadcast, sendBroadcast, takeBackBroadcast } from '@balcao/contract/broadcast-open';
import { getBroadcastReception } from '@balcao/contract/broadcast-reception';
import {
  editRecalledBroadcast,
  pauseBroadcast,
  recallBroadcast,
  resumeBroadcast,
  stopBroadcast,
  testBroadcast,
  unscheduleBroadcast,
} from '@balcao/contract/broadcast-sending';
import { listBroadcastTemplates } from '@balcao/contract/template-sending';
import type { Implement } from '../../platform/implement.ts';
import type { ArticlePictures } from './article-picture.service.ts';
import type { BroadcastService } from './broadcast.service.ts';
import type { BroadcastApproval } from './broadcast-approval.service.ts';
import type { BroadcastCalendar } from './broadcast-calendar.service.ts';
import type { BroadcastDelivery } from './broadcast-delivery.service.ts';
import type { BroadcastFeed } from './broadcast-feed.service.ts';
import type { BroadcastLinks } from './broadcast-link.service.ts';
import type { OpenBroadcasts } from './broadcast-open.service.ts';
import type { RecalledBroadcasts } from './broadcast-recalled.service.ts';
import type { BroadcastReceptions } from './broadcast-reception.service.ts';
import type { BroadcastSending } from './broadcast-sending.service.ts';
import type { BroadcastTemplateList } from './broadcast-template-list.service.ts';
import type { BroadcastTrial } from './broadcast-trial.service.ts';

interface Services {
  readonly broadcasts: BroadcastService;
  readonly sending: BroadcastSending;
  readonly approval: BroadcastApproval;
  readonly calendar: BroadcastCalendar;
  readonly receptions: BroadcastReceptions;
  readonly open: OpenBroadcasts;
  readonly feed: BroadcastFeed;
  readonly pictures: Pick<ArticlePictures, 'list' | 'read'>;
  readonly links: BroadcastLinks;
  readonly delivery: BroadcastDelivery;
  readonly trial: BroadcastTrial;
  readonly recalled: RecalledBroadcasts;
  readonly templateList: BroadcastTemplateList;
}

export const broadcastRoutes = (implement: Implement, services: Services): void => {
  const { broadcasts, sending, approval, calendar, open, feed, delivery, trial, recalled, pictures } = services;
  implement(listBroadcasts, broadcasts.list);
  implement(getBroadcastRoom, sending.room);
  implement(getBroadcastCalendar, calendar.month);
  implement(getBroadcast, broadcasts.get);
  implement(getBroadcastReception, services.receptions.get);
  implement(listBroadcastTemplates, services.templateList.list);
  implement(createBroadcast, broadcasts.create);
  implement(readLinkPage, services.links.read);
  implement(changeBroadcast, broadcasts.change);
  implement(removeBroadcast, broadcasts.remove);
  implement(publishBroadcast, sending.publish);
  implement(decideBroadcast, approval.decide);
  implement(unscheduleBroadcast, sending.unschedule);
  implement(recallBroadcast, sending.recall);
  implement(pauseBroadcast, delivery.pause);
  implement(resumeBroadcast, delivery.resume);
  implement(stopBroadcast, delivery.stop);
  implement(testBroadcast, trial.send);
  implement(editRecalledBroadcast, recalled.edit);
  implement(countUnread, feed.unread);
  implement(listPosts, feed.list);
  implement(getPost, feed.get);
  implement(seePosts, feed.see);
  implement(clickPost, feed.click);
  implement(listPictures, pictures.list);
  implement(readPicture, pictures.read);
  implement(sendBroadcast, open.send);
  implement(queryBroadcast, open.query);
  implement(takeBackBroadcast, open.takeBack);
};
