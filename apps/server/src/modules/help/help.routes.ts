import { getHelp, getHelpGuide, getHelpRating, listHelp, missHelp, rateHelp, searchHelp } from '@balcao/contract/help';
import { listDeskHelp, listDeskMissed, listDeskRemarks } from '@balcao/contract/help-desk';
import type { Implement } from '../../platform/implement.ts';
import type { HelpDesk } from './help-desk.service.ts';
import type { HelpRatings } from './help-rating.service.ts';
import type { HelpReading } from './help-reading.service.ts';

interface Services {
  readonly reading: HelpReading;
  readonly ratings: HelpRatings;
  readonly desk: HelpDesk;
}

export const helpRoutes = (implement: Implement, { reading, ratings, desk }: Services): void => {
  implement(listHelp, reading.list);
  implement(getHelp, reading.get);
  implement(searchHelp, reading.search);
  implement(getHelpGuide, reading.guide);
  implement(getHelpRating, ratings.get);
  implement(rateHelp, ratings.rate);
  implement(missHelp, ratings.miss);
  implement(listDeskHelp, desk.list);
  implement(listDeskRemarks, desk.remarks);
  implement(listDeskMissed, desk.missed);
};
