import {
  AppletKind,
  answerAppletReview,
  answerChannelReview,
  answerReview,
  answerTemplateReview,
  ChannelKind,
  MessagingKind,
  productOf,
  type ReviewKind,
  type SingleKind,
  type Submission,
} from '@balcao/contract/review';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { currentUserOptions } from './current-user.ts';
import { useTeamPlace } from './member.ts';

// The contract of the two forms is heavy, and pages that only ask how things stand are not: it comes with the question.
const certification = () => import('@balcao/contract/certification');
const merchant = () => import('@balcao/contract/merchant');
const product = () => import('@balcao/contract/product');

/** Where the team's certification stands. */
export const certificationOptions = queryOptions({
  queryKey: ['certification', 'latest'],
  queryFn: async ({ signal }) => api((await certification()).latestCertification, {}, { signal }),
});

/** Where the team's data for payments stand. */
export const merchantFormOptions = queryOptions({
  queryKey: ['merchant', 'latest'],
  queryFn: async ({ signal }) => api((await merchant()).latestMerchantForm, {}, { signal }),
});

/** The call that answers a question about this kind. */
export const answerOf = (kind: ReviewKind) => {
  if (AppletKind.safeParse(kind).success) return answerAppletReview;
  if (MessagingKind.safeParse(kind).success) return answerTemplateReview;
  return ChannelKind.safeParse(kind).success ? answerChannelReview : answerReview;
};

/** What changes with every move of a submission: its own answers, and where the team stands. */
const useInvalidation = (kind: ReviewKind) => {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [ChannelKind.safeParse(kind).success ? 'channel' : kind] }),
      queryClient.invalidateQueries({ queryKey: currentUserOptions.queryKey }),
    ]);
  };
};

/** Answers what the reviewer asked; a refusal shows as a toast, and what was typed stays with the caller. */
export const useAnswerReview = ({ kind, subject, reviewId }: Submission) =>
  useKeyedMutation({
    place: useTeamPlace(`answer:${reviewId}`),
    send: async (text: string, attempt) => {
      const chosen = productOf({ kind, subject });
      if (chosen) return api((await product()).answerProduct, { params: { product: chosen }, body: { text } }, attempt);
      return api(answerOf(kind), { params: { id: reviewId }, body: { text } }, attempt);
    },
    onSettled: useInvalidation(kind),
  });

/** Takes back what is under review. A refusal, such as a decision that came first, shows as a toast and what stands is asked again. */
export const useCancelSubmission = (kind: SingleKind) =>
  useCommand({
    mutationFn: async (): Promise<void> => {
      if (kind === 'certification') await api((await certification()).cancelCertification, {});
      else await api((await merchant()).cancelMerchantForm, {});
    },
    onSettled: useInvalidation(kind),
  });
