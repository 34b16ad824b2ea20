import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { OpeningService } from '../opening/opening.service.ts';
import { messageRoutes } from './message.routes.ts';
import { createConsentService } from './message-consent.service.ts';
import { createDeliveryService } from './message-delivery.service.ts';
import { createPauseService } from './message-pause.service.ts';
import { createTemplateService } from './message-template.service.ts';
import { createShownApplets } from './shown-applets.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events'>;
  readonly logs: LogService;
  readonly notices: Notices;
  readonly applets: AppletService;
  readonly openings: OpeningService;
}

/** Subscribe messages of mini programs: what people allow, what is sent, and what they have received. */
export const messageModule = ({ platform, logs, notices, applets, openings }: Needs) => {
  const { db, events } = platform;
  const templates = createTemplateService({ db, events, logs, applets });
  const shownApplets = createShownApplets({ applets });
  const pauses = createPauseService({ db, events, notices, applets });
  const consents = createConsentService({ db, shownApplets, pauses });
  const deliveries = createDeliveryService({ db, applets, openings, shownApplets });
  return {
    services: { messageTemplates: templates },
    routes: (implement: Implement) => messageRoutes(implement, { templates, consents, deliveries }),
  } satisfies Module;
};
