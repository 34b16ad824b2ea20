import type { FastifyInstance } from 'fastify';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FoundApplets } from '../applet/found-applets.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { DomainService } from '../domain/domain.service.ts';
import type { Previews } from '../preview/preview.service.ts';
import type { PreviewContents } from '../preview/preview-content.service.ts';
import type { ReviewLinks } from '../version/review-link.service.ts';
import type { ServedVersions } from '../version/served-version.service.ts';
import type { VersionContents } from '../version/version-content.service.ts';
import { createAppletAddresses } from './applet-address.ts';
import { serveApplets } from './applet-host.ts';
import { createDrafts } from './drafts.ts';
import { serveEarlyFrames } from './early-frame.ts';
import { openingRoutes } from './opening.routes.ts';
import { createOpeningService } from './opening.service.ts';
import { appletsOfPerson, storedOfPerson } from './opening-personal.repository.ts';
import { createServedOpenings } from './served-opening.ts';
import { createStoredValues } from './stored-value.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'events' | 'otherHosts'>;
  readonly foundApplets: FoundApplets;
  readonly domains: DomainService;
  readonly customers: CustomerService;
  readonly servedVersions: ServedVersions;
  readonly versionContents: VersionContents;
  readonly previews: Previews;
  readonly previewContents: PreviewContents;
  readonly reviewLinks: ReviewLinks;
}

/** Mini programs as people open them: found, served from hosts of their own, and what they keep and learn of a person. */
export const openingModule = (needs: Needs) => {
  const { platform, foundApplets, domains, customers, versionContents } = needs;
  const { config, db, clock, jobs, events, otherHosts } = platform;
  const { publicBaseUrl, appletHost } = config;
  const addresses = createAppletAddresses(publicBaseUrl, appletHost);
  const drafts = createDrafts(needs);
  const servedOpenings = createServedOpenings({ db, clock, events, foundApplets, domains, versionContents, drafts });
  const openings = createOpeningService({
    db,
    clock,
    jobs,
    addresses,
    foundApplets,
    drafts,
    customers,
    servedOpenings,
  });
  const stored = createStoredValues({ db, openings });
  return {
    services: { openings, appletData: [appletsOfPerson, storedOfPerson] },
    routes: (implement: Implement) => openingRoutes(implement, openings, stored),
    serve: (app: FastifyInstance) => {
      serveApplets({ db, otherHosts, publicBaseUrl, addresses, drafts, servedOpenings });
      serveEarlyFrames(app, addresses);
    },
  } satisfies Module;
};
