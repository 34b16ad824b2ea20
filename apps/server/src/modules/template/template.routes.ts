import {
  cancelTemplate,
  changeTemplate,
  createTemplate,
  discardTemplateEdition,
  duplicateTemplate,
  getTemplate,
  listTemplates,
  removeTemplate,
  submitTemplate,
} from '@balcao/contract/template';
import { disableTemplate, listDeskTemplates, pauseTemplate, resumeTemplate } from '@balcao/contract/template-desk';
import { getTemplateHealth } from '@balcao/contract/template-quality';
import { listTemplateUses } from '@balcao/contract/template-use';
import type { Implement } from '../../platform/implement.ts';
import type { TemplateService } from './template.service.ts';
import type { TemplateDesk } from './template-desk.service.ts';
import type { TemplateSubmissions } from './template-submission.service.ts';

interface Services {
  readonly templates: TemplateService;
  readonly submissions: TemplateSubmissions;
  readonly desk: TemplateDesk;
}

export const templateRoutes = (implement: Implement, { templates, submissions, desk }: Services): void => {
  implement(listTemplates, templates.list);
  implement(getTemplate, templates.get);
  implement(listTemplateUses, templates.uses);
  implement(createTemplate, templates.create);
  implement(changeTemplate, templates.change);
  implement(duplicateTemplate, templates.duplicate);
  implement(removeTemplate, templates.remove);
  implement(submitTemplate, submissions.submit);
  implement(cancelTemplate, submissions.cancel);
  implement(discardTemplateEdition, submissions.discard);
  implement(listDeskTemplates, desk.list);
  implement(getTemplateHealth, desk.health);
  implement(pauseTemplate, desk.pause);
  implement(resumeTemplate, desk.resume);
  implement(disableTemplate, desk.disable);
};
