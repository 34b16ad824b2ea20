import { issueCertificate, listCertificates, revokeCertificate, uploadCertificate } from '@balcao/contract/certificate';
import type { AskOf, BodyOf } from '@balcao/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useProven } from '../../lib/proven.ts';

export const certificatesOptions = queryOptions({
  queryKey: ['certificate', 'list'],
  queryFn: ({ signal }) => api(listCertificates, {}, { signal }),
});

const watchedEveryMs = 4_000;
/** The same, asked again and again while somebody watches when each was used last. */
export const watchedCertificatesOptions = queryOptions({ ...certificatesOptions, refetchInterval: watchedEveryMs });

/** Every question about certificates is asked again after a change. */
const useFreshen = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['certificate'] });
};

export const useUploadCertificate = () => {
  const proven = useProven();
  return useMutation({
    mutationFn: (body: BodyOf<typeof uploadCertificate>) => proven(() => api(uploadCertificate, { body })),
    onSuccess: useFreshen(),
  });
};

/** Has the platform sign a request. */
export const useIssueCertificate = () => {
  const proven = useProven();
  return useMutation({
    mutationFn: (body: AskOf<typeof issueCertificate>['body']) => proven(() => api(issueCertificate, { body })),
    onSuccess: useFreshen(),
  });
};

export const useRevokeCertificate = () => {
  const proven = useProven();
  return useMutation({
    mutationFn: (serial: string) => proven(() => api(revokeCertificate, { params: { serial } })),
    onSuccess: useFreshen(),
  });
};
