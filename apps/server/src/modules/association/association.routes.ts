import {
  agreeToAssociation,
  declineAssociation,
  findAssociableApplets,
  getChannelAssociation,
  liftAppletAssociation,
  liftChannelAssociation,
  listAppletAssociations,
  requestAssociation,
  withdrawAssociation,
} from '@balcao/contract/association';
import type { Implement } from '../../platform/implement.ts';
import type { AssociationService } from './association.service.ts';
import type { AssociationAnswers } from './association-answer.service.ts';

interface Services {
  readonly associations: AssociationService;
  readonly answers: AssociationAnswers;
}

export const associationRoutes = (implement: Implement, { associations, answers }: Services): void => {
  implement(getChannelAssociation, associations.get);
  implement(findAssociableApplets, associations.applets);
  implement(requestAssociation, associations.request);
  implement(withdrawAssociation, associations.withdraw);
  implement(liftChannelAssociation, associations.lift);
  implement(listAppletAssociations, answers.list);
  implement(agreeToAssociation, answers.agree);
  implement(declineAssociation, answers.decline);
  implement(liftAppletAssociation, answers.lift);
};
