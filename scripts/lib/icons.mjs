// Each picture in frontend/icons as a component of the web app: frontend/icons/Close.svg is generated/icons/Close.

const PICTURE = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24">(.+)<\/svg>\s*$/;
const camelCase = (attribute) => attribute.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * @returns the source of the component: takes the color and size of the text around it, and says nothing to screen
 * readers
 */
export const iconSource = (name, svg) => {
  const drawn = PICTURE.exec(svg)?.[1];
  if (!drawn)
    throw new Error(`frontend/icons/${name}.svg must be one line: <svg xmlns="…" viewBox="0 0 24 24">…</svg>`);
  const elements = drawn.replace(/ [a-z-]+="/g, camelCase);
  return `import { createSvgIcon } from '@mui/material/utils';\n\nexport default createSvgIcon(<>${elements}</>, '${name}');\n`;
};
