import { type CertificationState, resubmitCertification, submitCertification } from '@balcao/contract/certification';
import { exampleCompany } from '@balcao/contract/certification-example';
import type { AskOf } from '@balcao/contract/endpoint';
import { callerOf } from './person.ts';
import { sendDocument } from './submission.ts';

type Form = Extract<AskOf<typeof submitCertification>['body'], { type: 'enterprise' }>;

interface Submitting {
  readonly change?: Partial<Form>;
  /** Submits again what was rejected. */
  readonly again?: boolean;
}

/** Submits the certification of a company; answers with the id of its review. */
export const submitForReview = async (
  baseUrl: string | undefined,
  token: string,
  { change = {}, again = false }: Submitting = {},
): Promise<string> => {
  const [paper = await sendDocument(baseUrl, token)] = change.businessLicense ?? [];
  const body = { ...exampleCompany(paper), cnpj: '12.ABC.345/01DE-35', ...change };
  const call = callerOf(baseUrl, token);
  const state: CertificationState = again
    ? await call(resubmitCertification, { body })
    : await call(submitCertification, { body });
  return state.submission?.reviewId ?? '';
};
