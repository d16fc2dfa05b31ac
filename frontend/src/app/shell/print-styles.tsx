import GlobalStyles from '@mui/material/GlobalStyles';

const hidden = { display: 'none !important' };
const ink = 'black';
const paper = 'white';

/**
 * On paper: black on white whatever the screen shows, no navigation and no buttons, filters as a line of text, a
 * table's head on every page.
 */
const onPaper = {
  '@page': {
    margin: '14mm 12mm',
    '@bottom-right': { content: '"Page " counter(page) " of " counter(pages)', fontSize: '9pt', color: 'dimgray' },
  },
  ':root, :root[data-color-scheme]': {
    colorScheme: 'light',
    '--mui-palette-text-primary': ink,
    '--mui-palette-text-secondary': 'dimgray',
    '--mui-palette-background-default': paper,
    '--mui-palette-background-paper': paper,
    '--mui-palette-primary-main': ink,
    '--mui-palette-success-main': ink,
    '--mui-palette-warning-main': ink,
    '--mui-palette-error-main': ink,
    '--mui-palette-info-main': ink,
    '--mui-palette-divider': 'gray',
    '--series-1': ink,
    '--series-2': 'gray',
    '--series-3': 'silver',
  },
  'html, body': {
    background: `${paper} !important`,
    color: `${ink} !important`,
    height: 'auto !important',
    overflow: 'visible !important',
  },
  'aside, nav, button, summary, [role=tablist], [data-print=none], .MuiButton-root, .MuiIconButton-root, .MuiBackdrop-root':
    hidden,
  'header > :not(:has(h1))': hidden,
  header: { position: 'static !important', height: 'auto !important', border: '0 !important', padding: '0 !important' },
  '[data-print=frame]': { padding: '0 !important' },
  'main > *': { paddingLeft: '1px !important', paddingRight: '1px !important' },
  '[data-print=only]': { display: 'block !important' },
  // the head of a column stays, without what sorts it
  'th button': { display: 'contents !important', '& svg': hidden },
  thead: { display: 'table-header-group' },
  'tr, li, figure, [data-card]': { breakInside: 'avoid' },
  table: { tableLayout: 'auto !important' },
  'table col': { width: 'auto !important' },
  'table input': hidden,
  'table th': { position: 'static !important' },
  'table th, table td': {
    whiteSpace: 'normal !important',
    overflow: 'visible !important',
    overflowWrap: 'break-word',
    fontSize: '11px !important',
    height: 'auto !important',
    padding: '4px 6px !important',
    color: `${ink} !important`,
  },
  a: { color: `${ink} !important`, textDecoration: 'none !important' },
  // an open panel is printed, and the page behind it is not
  'body:has(.MuiDrawer-root [role=dialog]) #root': hidden,
  '.MuiDrawer-root, .MuiDrawer-paper': {
    position: 'static !important',
    transform: 'none !important',
    maxWidth: 'none !important',
    height: 'auto !important',
    overflow: 'visible !important',
    border: '0 !important',
  },
  '.MuiDrawer-paper > *': { overflow: 'visible !important' },
};

export const PrintStyles = () => (
  <GlobalStyles styles={{ '[data-print=only]': { display: 'none' }, '@media print': onPaper }} />
);
