import {
  askBindCode,
  askLoginCode,
  askRebindCode,
  bindCodeStatus,
  cancelCode,
  confirmCode,
  loginByCode,
  loginCodeStatus,
  registerByCode,
  scanCode,
  sendRegistrationCode,
} from '@balcao/contract/authorization';
import { linkByCode } from '@balcao/contract/authorization-link';
import type { Implement } from '../../platform/implement.ts';
import type { AuthorizationService } from './authorization.service.ts';
import type { AuthorizationAnswers } from './authorization-answer.service.ts';
import type { AuthorizationLinking } from './authorization-linking.service.ts';
import type { AuthorizationRegistration } from './authorization-registration.service.ts';

export const authorizationRoutes = (
  implement: Implement,
  authorizations: AuthorizationService,
  answers: AuthorizationAnswers,
  registration: AuthorizationRegistration,
  linking: AuthorizationLinking,
): void => {
  implement(askLoginCode, authorizations.askLogin);
  implement(loginCodeStatus, authorizations.loginStatus);
  implement(loginByCode, authorizations.login);
  implement(askBindCode, authorizations.askBind);
  implement(askRebindCode, authorizations.askRebind);
  implement(bindCodeStatus, authorizations.bindStatus);
  implement(scanCode, answers.scan);
  implement(confirmCode, answers.confirm);
  implement(cancelCode, answers.cancel);
  implement(sendRegistrationCode, registration.sendCode);
  implement(registerByCode, registration.register);
  implement(linkByCode, linking.link);
};
