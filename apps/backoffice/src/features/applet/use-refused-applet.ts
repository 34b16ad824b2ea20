import { showFieldErrors } from '@balcao/ui/form-errors';
import { isEditConflict, useRefusals } from '@balcao/ui/refusals';
import type { AppletForm } from './use-applet-form.ts';

/** Says at its field what the server refused, and everything else once; nothing that was typed is lost. */
export const useRefusedApplet = (form: AppletForm): ((error: Error) => void) => {
  const present = useRefusals();
  return (error) => {
    if (!showFieldErrors(form, error) && !isEditConflict(error)) present(error);
  };
};
