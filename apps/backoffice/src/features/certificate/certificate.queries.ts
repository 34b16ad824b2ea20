import { listCertificates, revokeCertificate, uploadCertificate } from '@balcao/contract/certificate';
import type { BodyOf } from '@balcao/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const certificatesOptions = queryOptions({
  queryKey: ['certificate', 'list'],
  queryFn: ({ signal }) => api(listCertificates, {}, { signal }),
});

/** Every question about certificates is asked again after a change. */
const useFreshen = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['certificate'] });
};

export const useUploadCertificate = () =>
  useMutation({
    mutationFn: (body: BodyOf<typeof uploadCertificate>) => api(uploadCertificate, { body }),
    onSuccess: useFreshen(),
  });

export const useRevokeCertificate = () =>
  useMutation({
    mutationFn: (serial: string) => api(revokeCertificate, { params: { serial } }),
    onSuccess: useFreshen(),
  });
