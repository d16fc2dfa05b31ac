const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const named = (agent: string, list: typeof BROWSERS): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** A browser as its owner would call it: 'Chrome on Windows'. */
export const deviceOf = (userAgent: string): string => {
  const [browser, system] = [named(userAgent, BROWSERS), named(userAgent, SYSTEMS)];
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device');
};
