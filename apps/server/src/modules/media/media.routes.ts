import { createMedia, getMedia, putMediaPoster } from '@balcao/contract/media';
import type { Implement } from '../../platform/implement.ts';
import type { MediaService } from './media.service.ts';

export const mediaRoutes = (implement: Implement, media: MediaService): void => {
  implement(createMedia, media.create);
  implement(getMedia, media.get);
  implement(putMediaPoster, media.putPoster);
};
