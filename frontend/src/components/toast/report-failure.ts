import { isApiError, isLoggedOut } from '../../lib/api/api-error';
import { toast } from './toast-store';

/** Logged-out and forbidden answers have their own notice, shown once for the whole app. */
export const reportFailure = (error: unknown, text: string, title = 'Error'): void => {
  if (isLoggedOut(error) || isApiError(error, 403)) return;
  toast.error(text, title);
};
