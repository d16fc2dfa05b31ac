import { toast } from '../components/toast/toast-store';
import { browser } from '../lib/browser';
import { rememberReturnTo } from '../lib/session/return-to';

const LEAVE_AFTER_MS = 500;
let leaving = false;

/** Says so once, then goes to the login page; the login comes back to where the user was. */
export const loggedOut = (): void => {
  if (leaving) return;
  leaving = true;
  toast.error('You are logged out. Logging in again...', 'Unauthorized');
  rememberReturnTo(window.location.pathname + window.location.search);
  setTimeout(() => {
    leaving = false;
    browser.goTo('/api/login');
  }, LEAVE_AFTER_MS);
};
