import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import { followerRoutes } from './follower.routes.ts';
import { type AssociatedApplets, createFollowerService, type WhenLeft } from './follower.service.ts';
import { growthOf } from './follower-growth.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db'>;
  readonly foundChannels: FoundChannels;
  readonly associatedApplets: AssociatedApplets;
}

/** Who follows channels. */
export const followerModule = ({ platform, foundChannels, associatedApplets }: Needs) => {
  const leavingPort = createPort<WhenLeft>('what is counted of people who unfollow');
  const whenLeft: WhenLeft = (...gone) => leavingPort.get()(...gone);
  const followers = createFollowerService({
    db: platform.db,
    found: foundChannels,
    appletOf: associatedApplets,
    whenLeft,
  });
  return {
    services: { followers, growthOf },
    ports: { leaving: leavingPort },
    routes: (implement: Implement) => followerRoutes(implement, followers),
  } satisfies Module;
};
