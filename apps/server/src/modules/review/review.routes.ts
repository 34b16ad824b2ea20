import { answerAppletReview, answerChannelReview, answerReview, answerTemplateReview } from '@balcao/contract/review';
import {
  approveReview,
  askReopening,
  askReview,
  claimReview,
  countReviews,
  decideReopening,
  getReview,
  listReviews,
  markReview,
  openReviewDocument,
  rejectReview,
  releaseReview,
} from '@balcao/contract/review-desk';
import { streamReviews } from '@balcao/contract/review-live';
import { listUndoable, undoReview } from '@balcao/contract/review-undo';
import type { Implement } from '../../platform/implement.ts';
import type { ReviewAnswers } from './review-answer.service.ts';
import type { ReviewClaims } from './review-claim.service.ts';
import type { ReviewDecisions } from './review-decision.service.ts';
import type { ReviewDesk } from './review-desk.service.ts';
import type { ReviewDocuments } from './review-document.service.ts';
import type { ReviewLive } from './review-live.service.ts';
import type { ReviewReopenings } from './review-reopening.service.ts';
import type { ReviewUndo } from './review-undo.service.ts';

interface Services {
  readonly reviewAnswers: ReviewAnswers;
  readonly reviewDesk: ReviewDesk;
  readonly reviewDocuments: ReviewDocuments;
  readonly reviewClaims: ReviewClaims;
  readonly reviewDecisions: ReviewDecisions;
  readonly reviewReopenings: ReviewReopenings;
  readonly reviewUndo: ReviewUndo;
  readonly reviewLive: ReviewLive;
}

export const reviewRoutes = (implement: Implement, services: Services): void => {
  const {
    reviewAnswers,
    reviewDesk,
    reviewDocuments,
    reviewClaims,
    reviewDecisions,
    reviewReopenings,
    reviewUndo,
    reviewLive,
  } = services;
  implement(answerReview, reviewAnswers.answer);
  implement(answerAppletReview, reviewAnswers.answerApplet);
  implement(answerChannelReview, reviewAnswers.answerChannel);
  implement(answerTemplateReview, reviewAnswers.answerTemplate);
  implement(listReviews, reviewDesk.list);
  implement(countReviews, reviewDesk.count);
  implement(getReview, reviewDesk.get);
  implement(openReviewDocument, reviewDocuments.open);
  implement(claimReview, reviewClaims.claim);
  implement(releaseReview, reviewClaims.release);
  implement(markReview, reviewClaims.mark);
  implement(askReview, reviewClaims.ask);
  implement(approveReview, reviewDecisions.approve);
  implement(rejectReview, reviewDecisions.reject);
  implement(undoReview, reviewUndo.undo);
  implement(streamReviews, reviewLive.stream);
  implement(listUndoable, reviewUndo.undoable);
  implement(askReopening, reviewReopenings.ask);
  implement(decideReopening, reviewReopenings.decide);
};
