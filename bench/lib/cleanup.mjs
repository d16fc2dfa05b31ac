import { rmSync } from 'node:fs';

const children = new Set();
const folders = new Set();
const chores = new Set();

/** Ends a child with the run, however the run ends. */
export const ownChild = (child) => {
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
};

/** Removes a folder with the run, however the run ends. */
export const ownFolder = (folder) => {
  folders.add(folder);
  return folder;
};

/** Does something at the end of the run, however it ends, before the folders go. */
export const cleanUpLater = (chore) => void chores.add(chore);

/** Asks a child to end, waits, and makes sure. */
export const end = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await gone;
  clearTimeout(patience);
};

/** Ends every child and removes every folder. */
export const cleanUp = async () => {
  await Promise.all([...children].map(end));
  const owed = [...chores];
  chores.clear();
  for (const chore of owed) await chore().catch(() => undefined);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  folders.clear();
};

let asked = false;
/** Whether somebody asked the run to end: what then fails is no news. */
export const interrupted = () => asked;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    asked = true;
    void cleanUp().finally(() => process.exit(130));
  });
}
