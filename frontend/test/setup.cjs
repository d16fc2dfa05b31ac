require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: 15_000 });

// React notes where each element was made, a tenth of a test's time, for words of warnings that nobody reads here: as
// if its allowance were used up
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: ofReact } = require('react');
Object.defineProperty(ofReact, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

/** Every test begins in a browser that kept nothing: no session, no draft, no notice of the test before. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const { toasts } = require('../src/components/toast/toast-store');
  for (let shown = toasts.visible(); shown; shown = toasts.visible()) toasts.dismiss(shown.id);
});

/** A closed dialog takes its step of the history back, which browsers do a moment later: not in the next test. */
const { setTimeout: later } = globalThis;
afterEach(() => new Promise((resolve) => later(resolve, 0)));
