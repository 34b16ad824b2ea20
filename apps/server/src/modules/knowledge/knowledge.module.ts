import type { Logger } from 'pino';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BroadcastTexts } from '../broadcast/broadcast-text.service.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { UploadMedia } from '../upload/upload-media.service.ts';
import { readDocuments } from './knowledge.jobs.ts';
import { knowledgeRoutes } from './knowledge.routes.ts';
import { createKnowledge } from './knowledge.service.ts';
import { createKnowledgePosts } from './knowledge-posts.ts';
import { createKnowledgeQuestions } from './knowledge-question.service.ts';
import { createKnowledgeSearch } from './knowledge-search.service.ts';
import { createKnowledgeShelf } from './knowledge-shelf.ts';
import { createKnowledgeTelling } from './knowledge-telling.ts';
import { createKnowledgeVectors, type Embeddings } from './knowledge-vectors.ts';
import { createUnanswered } from './unanswered.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events' | 'clock' | 'jobs' | 'textReader'> & {
    readonly log: Pick<Logger, 'warn'>;
  };
  readonly logs: LogService;
  readonly access: ChannelAccess;
  readonly uploads: UploadMedia;
  readonly posts: BroadcastTexts;
}

/** A port that may stay open: without a provider, everything is found by its words alone. */
const createEmbeddingsPort = () => {
  let held: Embeddings | undefined;
  return {
    give: (given: Embeddings): void => {
      held = given;
    },
    get: () => held,
  };
};

/** What the robots of a channel know, how it is found, and what they did not know. */
export const knowledgeModule = ({ platform, logs, access, uploads, posts }: Needs) => {
  const { db, events, clock, jobs, log, textReader: reader } = platform;
  const embeddings = createEmbeddingsPort();
  const tell = createKnowledgeTelling({ events, logs });
  const vectors = createKnowledgeVectors({ db, clock, jobs, log, provider: embeddings.get });
  const shelf = createKnowledgeShelf({ vectors });
  const search = createKnowledgeSearch({ db, access, vectors });
  const unanswered = createUnanswered({ db, access, shelf, tell });
  const knowledge = createKnowledge({ db, jobs, access, uploads, shelf, tell });
  const questions = createKnowledgeQuestions({ db, access, shelf, tell });
  const { postChanged } = createKnowledgePosts({ db, clock, jobs, posts, access, shelf, tell });
  readDocuments({ db, clock, jobs, uploads, reader, access, shelf, tell });
  return {
    services: { knowledgeSearch: search, unanswered, postChanged },
    ports: { embeddings },
    routes: (implement: Implement) => knowledgeRoutes(implement, { knowledge, questions, search, unanswered }),
  } satisfies Module;
};
