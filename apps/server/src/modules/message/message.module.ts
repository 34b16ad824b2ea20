import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { OpeningService } from '../opening/opening.service.ts';
import { messageRoutes } from './message.routes.ts';
import { createConsentService } from './message-consent.service.ts';
import { createDeliveryService } from './message-delivery.service.ts';
import { createTemplateService } from './message-template.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events'>;
  readonly logs: LogService;
  readonly applets: AppletService;
  readonly openings: OpeningService;
}

/** Subscribe messages of mini programs: what people allow, what is sent, and what they have received. */
export const messageModule = ({ platform, logs, applets, openings }: Needs) => {
  const { db, events } = platform;
  const templates = createTemplateService({ db, events, logs, applets });
  const consents = createConsentService({ db, applets });
  const deliveries = createDeliveryService({ db, applets, openings });
  return {
    services: {},
    routes: (implement: Implement) => messageRoutes(implement, { templates, consents, deliveries }),
  } satisfies Module;
};
