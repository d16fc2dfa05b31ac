import { readFileSync } from 'node:fs';

const MEGABYTE_OF_KB = 1_024;
const LOOK_EVERY_MS = 25;

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // it ended meanwhile, or this is no Linux
    return '';
  }
};
const childrenOf = (pid: number): number[] =>
  textOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
const megabytesOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / MEGABYTE_OF_KB;
const withChildren = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + withChildren(child), megabytesOf(pid));

/** Looks at the memory of a process and all that it started. @returns ends it and tells the most, in megabytes */
export const watchedMemory = (pid: number): (() => number) => {
  let most = 0;
  const look = (): void => {
    most = Math.max(most, withChildren(pid));
  };
  const looking = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(looking);
    look();
    return Math.round(most);
  };
};
