import { toast } from '../../../components/toast/toast-store';
import { isApiError, isLoggedOut } from '../../../lib/api/api-error';
import { sentenceFor } from '../../../lib/api/problem';
import { UnexpectedLoginResponse } from './sign-in-mutations';

/** What the server says about a refused login; a bare status text says nothing. */
export const refusalOf = (error: unknown, otherwise: string): string => {
  if (!isApiError(error) || error.status >= 500) return sentenceFor(error);
  return isLoggedOut(error) || error.detail === '' ? otherwise : error.detail;
};

/** True when it was told: the answer made no sense. */
export const reportUnexpected = (error: unknown): boolean => {
  if (!(error instanceof UnexpectedLoginResponse)) return false;
  toast.error('Invalid response from server', 'Login Error');
  return true;
};

export const reportLoginFailure = (error: unknown): void => {
  if (!reportUnexpected(error)) toast.error(refusalOf(error, 'Invalid credentials'), 'Login Failed');
};
