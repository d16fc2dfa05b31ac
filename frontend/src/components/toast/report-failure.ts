import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isApiError, isLoggedOut } from '../../lib/api-error';
import { showProblem } from '../../lib/problem';
import { toast } from './toast-store';

/** Logged-out and forbidden answers have their own notice, shown once for the whole app. */
export const reportFailure = (error: unknown, text: string, title = 'Error'): void => {
  if (isLoggedOut(error) || isApiError(error, 403)) return;
  toast.error(text, title);
};

interface FormOutcome<Values extends FieldValues> {
  names: readonly Path<Values>[];
  done: string;
  /** What was tried, said beside the reason when no field is to blame. */
  failed?: string | ((error: Error) => string);
  onClose: () => void;
}

/** How a form in a dialog ends: a notice and the way out, or each problem told once, under its field or above the form. */
export const formOutcome = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { names, done, failed, onClose }: FormOutcome<Values>,
) => ({
  onSuccess: () => {
    toast.success(done);
    onClose();
  },
  onError: (error: Error) => {
    const told = showProblem(form, error, names);
    if (told === 'above the form' && failed !== undefined)
      reportFailure(error, typeof failed === 'string' ? failed : failed(error));
  },
});
