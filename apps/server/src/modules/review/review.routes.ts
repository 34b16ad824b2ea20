import { answerReview } from '@balcao/contract/review';
import type { Implement } from '../../platform/implement.ts';
import type { ReviewService } from './review.service.ts';

export const reviewRoutes = (implement: Implement, reviews: ReviewService): void => {
  implement(answerReview, reviews.answer);
};
