// Leaves out how a screen looks: no spec says what a margin is, the sweep of screens (e2e) judges contrast and width in
// a browser.
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin';

const LOOKS = new Set(['sx', 'style', 'className', 'color', 'variant', 'size', 'maxWidth']);

export const LOOK = 'how it looks';

const shouldIgnore = (place) => (place.isJSXAttribute() && LOOKS.has(place.node.name.name) ? LOOK : undefined);

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'looks', { shouldIgnore })];
