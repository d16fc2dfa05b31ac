// Which features of the web app declare a screen, and which let their page follow from a kind: found by their files,
// `screen.ts` and `screen-parts.ts` in the folder of the feature, wherever below frontend/src/features that is.
import { readdirSync } from 'node:fs';
import path from 'node:path';

const HEAD = '// Written by the build from the folders of frontend/src/features; not kept.\n';

/** @returns where each feature with such a file lies, by the name of its folder: 'insurance' → 'clients/insurance' */
const featuresWith = (features, file) => {
  const folders = readdirSync(features, { recursive: true })
    .filter((found) => path.basename(found) === file)
    .map((found) => path.dirname(found).replaceAll('\\', '/'));
  return new Map(folders.map((folder) => [path.basename(folder), folder]).sort(([a], [b]) => (a < b ? -1 : 1)));
};

const named = (folders, entry) =>
  [...folders].map(([name, folder]) => `  '${name}': ${entry(name, folder)},\n`).join('');
const variable = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The sources of `generated/screens.ts` and `generated/screen-parts.ts`, by their names. */
export const screenSources = (features) => {
  const screens = featuresWith(features, 'screen.ts');
  const parts = featuresWith(features, 'screen-parts.ts');
  const imports = [...screens].map(
    ([name, folder]) => `import { screen as ${variable(name)} } from '../features/${folder}/screen';\n`,
  );
  return {
    'screens.ts': `${HEAD}${imports.join('')}
/** Every screen that is declared, by the folder of its feature. */
export const screens = {
${named(screens, variable)}};
`,
    'screen-parts.ts': `${HEAD}
/** What the pages of kinds are made of, by the folder of their feature. */
export const screenParts = {
${named(parts, (_, folder) => `() => import('../features/${folder}/screen-parts')`)}};
`,
  };
};
