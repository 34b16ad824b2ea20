import type { FastifyInstance } from 'fastify';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createWaitingQuestions } from '../../platform/waiting-questions.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { FoundApplets } from '../applet/found-applets.service.ts';
import type { UploadKeys } from '../credential/upload-key.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import type { TesterService } from '../version/tester.service.ts';
import type { VersionMaking } from '../version/version-make.service.ts';
import { previewRoutes } from './preview.routes.ts';
import { createPreviews } from './preview.service.ts';
import { createPreviewContents } from './preview-content.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'events'>;
  readonly logs: LogService;
  readonly applets: AppletService;
  readonly foundApplets: FoundApplets;
  readonly uploads: UploadService;
  readonly uploadKeys: UploadKeys;
  readonly making: VersionMaking;
  readonly testers: TesterService;
  readonly bindings: ChatBindings;
}

/** What developers work on, on the phones of those who try it. */
export const previewModule = ({ platform, ...needs }: Needs) => {
  const { config, db, clock, jobs, events } = platform;
  const { publicBaseUrl } = config;
  const questions = createWaitingQuestions({ events });
  const previews = createPreviews({ ...needs, db, clock, jobs, events, questions, publicBaseUrl });
  return {
    services: { previews, previewContents: createPreviewContents() },
    routes: (implement: Implement) => previewRoutes(implement, previews),
    serve: (app: FastifyInstance) =>
      void app.addHook('preClose', (done) => {
        questions.close();
        done();
      }),
  } satisfies Module;
};
