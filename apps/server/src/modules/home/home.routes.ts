import { getHome, putSelling } from '@balcao/contract/home';
import type { Implement } from '../../platform/implement.ts';
import type { HomeService } from './home.service.ts';

export const homeRoutes = (implement: Implement, home: HomeService): void => {
  implement(getHome, home.get);
  implement(putSelling, home.putSelling);
};
