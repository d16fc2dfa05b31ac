// Which features of the web app declare a screen, and which let their page follow from a kind: found by their files,
// `features/<name>/screen.ts` and `features/<name>/screen-parts.ts`.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const HEAD = '// Written by the build from the folders of frontend/src/features; not kept.\n';

const featuresWith = (features, file) =>
  readdirSync(features)
    .sort()
    .filter((name) => existsSync(path.join(features, name, file)));

const named = (names, entry) => names.map((name) => `  '${name}': ${entry(name)},\n`).join('');
const variable = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The sources of `generated/screens.ts` and `generated/screen-parts.ts`, by their names. */
export const screenSources = (features) => {
  const screens = featuresWith(features, 'screen.ts');
  const parts = featuresWith(features, 'screen-parts.ts');
  const imports = screens.map((name) => `import { screen as ${variable(name)} } from '../features/${name}/screen';\n`);
  return {
    'screens.ts': `${HEAD}${imports.join('')}
/** Every screen that is declared, by the folder of its feature. */
export const screens = {
${named(screens, variable)}};
`,
    'screen-parts.ts': `${HEAD}
/** What the pages of kinds are made of, by the folder of their feature. */
export const screenParts = {
${named(parts, (name) => `() => import('../features/${name}/screen-parts')`)}};
`,
  };
};
