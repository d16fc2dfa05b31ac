import { toast } from '../../components/toast/toast-store';
import { browser } from '../../lib/browser';
import { hasUnsavedText, letGo } from '../../lib/navigation/leave-guards';
import { rememberReturnTo } from '../../lib/session/return-to';
import { isAskedForSignIn, signInAgain } from '../../lib/session/session-end';

const LEAVE_AFTER_MS = 500;
let leaving = false;

/**
 * The session ended while on a screen. Where text is unsaved, a sign-in is asked for over the page: true when the same
 * person is back. Otherwise says so once, then goes to the login page; the login comes back to where the user was.
 */
export const loggedOut = async (): Promise<boolean> => {
  if (hasUnsavedText() || isAskedForSignIn()) {
    const who = await signInAgain();
    if (who !== 'nobody') return who === 'same';
  }
  if (!leaving) leave();
  return false;
};

const leave = (): void => {
  leaving = true;
  toast.error('You are logged out. Logging in again...', 'Unauthorized');
  rememberReturnTo(window.location.pathname + window.location.search);
  setTimeout(() => {
    leaving = false;
    letGo();
    browser.goTo('/api/login');
  }, LEAVE_AFTER_MS);
};
