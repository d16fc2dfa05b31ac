require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: 5_000 });
