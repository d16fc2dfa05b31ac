require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: 15_000 });

/** Every test begins in a browser that kept nothing: no session, no draft, no notice of the test before. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const { toasts } = require('../src/components/toast/toast-store');
  for (let shown = toasts.visible(); shown; shown = toasts.visible()) toasts.dismiss(shown.id);
});
