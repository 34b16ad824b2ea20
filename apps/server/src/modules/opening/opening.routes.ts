import { exchangeLoginCode } from '@balcao/contract/applet-server';
import {
  grantPermission,
  logInToApplet,
  openApplet,
  readPhoneNumber,
  readProfile,
  recentApplets,
  searchApplets,
} from '@balcao/contract/opening';
import { listStored, readStored, removeStored, writeStored } from '@balcao/contract/opening-storage';
import type { Implement } from '../../platform/implement.ts';
import type { OpeningService } from './opening.service.ts';
import type { StoredValues } from './stored-value.service.ts';

export const openingRoutes = (implement: Implement, openings: OpeningService, stored: StoredValues): void => {
  implement(searchApplets, openings.search);
  implement(recentApplets, openings.recent);
  implement(openApplet, openings.open);
  implement(logInToApplet, openings.login);
  implement(exchangeLoginCode, openings.exchange);
  implement(grantPermission, openings.grant);
  implement(readProfile, openings.profile);
  implement(readPhoneNumber, openings.phoneNumber);
  implement(listStored, stored.list);
  implement(readStored, stored.read);
  implement(writeStored, stored.write);
  implement(removeStored, stored.remove);
};
