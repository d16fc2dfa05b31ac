// Tells how much of a sheet is read, some times a second.
const { parentPort } = require('node:worker_threads');

const OFTEN_MS = 200;
let last = performance.now();

const tellReading = (share) => {
  const now = performance.now();
  if (now - last < OFTEN_MS) return;
  last = now;
  parentPort.postMessage({ read: Math.min(1, share) });
};

module.exports = { tellReading };
