import { issueCertificate, listCertificates, revokeCertificate, uploadCertificate } from '@balcao/contract/certificate';
import type { AskOf, BodyOf } from '@balcao/contract/endpoint';
import { RefusedError } from '@balcao/sdk/client';
import { Attempt } from '@balcao/ui/attempt';
import type { Sent, useUnknownOutcome } from '@balcao/ui/unknown-outcome';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStepUp } from '../../lib/step-up.ts';

export const certificatesOptions = queryOptions({
  queryKey: ['certificate', 'list'],
  queryFn: ({ signal }) => api(listCertificates, {}, { signal }),
});

const watchedEveryMs = 4_000;
/** The same, asked again and again while someone watches when each was used last. */
export const watchedCertificatesOptions = queryOptions({ ...certificatesOptions, refetchInterval: watchedEveryMs });

/** Every question about certificates is asked again after a change. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['certificate'] });
};

type Outcome<Body> = ReturnType<typeof useUnknownOutcome<Body>>['outcome'];
export type UploadBody = BodyOf<typeof uploadCertificate>;
/** Registers a certificate, once for each key. */
export const useUploadCertificate = (outcome: Outcome<UploadBody>) => {
  const withStepUp = useStepUp();
  return useCommand({
    mutationFn: ({ key, body }: Sent<UploadBody>) =>
      withStepUp(() => api(uploadCertificate, { body }, new Attempt(key))),
    ...outcome,
    onSettled: useInvalidation(),
  });
};

export type IssueBody = AskOf<typeof issueCertificate>['body'];

/** Has the platform sign a request, once for each key. The callbacks belong to the call: they run also when the form is closed. */
export const useIssueCertificate = (told: Outcome<IssueBody> | { readonly meta: { readonly errors: 'inline' } }) => {
  const withStepUp = useStepUp();
  const invalidate = useInvalidation();
  return useCommand({
    mutationFn: ({ key, body, signal }: Sent<IssueBody> & { readonly signal?: AbortSignal }) =>
      withStepUp(() => api(issueCertificate, { body }, new Attempt(key, signal))),
    ...told,
    // The list is not awaited: the new certificate is shown at once. An attempt without an answer may have succeeded.
    onSettled: () => void invalidate(),
  });
};

/** Refused, since as many as may be are active. */
export const isFull = (error: unknown): boolean => error instanceof RefusedError && error.name === 'certificates_full';

/** Refused until the person writes why it is to be used. */
export const wantsReason = (error: unknown): boolean =>
  error instanceof RefusedError && error.fields?.reason !== undefined;

export const useRevokeCertificate = () => {
  const withStepUp = useStepUp();
  return useCommand({
    mutationFn: (serial: string) => withStepUp(() => api(revokeCertificate, { params: { serial } })),
    onSuccess: useInvalidation(),
  });
};
