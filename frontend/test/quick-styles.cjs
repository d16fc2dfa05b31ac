const { createRequire } = require('node:module');

const ofJsdom = createRequire(require.resolve('jsdom/package.json'));
const cssom = ofJsdom('rrweb-cssom');
const usual = cssom.parse(ofJsdom('./lib/jsdom/browser/default-stylesheet'));

/** What is answered here, by its value where no rule says it; what is inherited comes from the parent before. */
const ASKED = { display: '', opacity: '', content: '', visibility: 'visible', 'pointer-events': 'auto' };
const INHERITED = ['visibility', 'pointer-events'];
const NAMES = Object.keys(ASKED);
const nameOf = (property) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A selector that is nothing but a class or a tag. */
const PLAIN = /^\.?[\w-]+$/;
/**
 * The class or tag that an element must have to fit: `.MuiBox-root` of `.dark > .MuiBox-root:hover`; '' when that is
 * not easily told.
 */
const neededBy = (selector) => {
  if (/[([\\]/.test(selector)) return '';
  const last = selector.split(/[\s>+~]+/).at(-1);
  return /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? '';
};

const isOfScreen = ({ media }) => Array.from(media).includes('screen');
const within = (rule) => (rule.media ? (isOfScreen(rule) ? Array.from(rule.cssRules) : []) : [rule]);
/** The parts of a rule that say something which is answered here. */
const partsOf = ({ selectorText, style }) =>
  NAMES.flatMap((name) => {
    const value = style?.getPropertyValue(name) ?? '';
    return value === ''
      ? []
      : selectorText.split(/,(?![^(]*\))/).map((text) => {
          const selector = text.trim();
          return { name, value, selector, needed: neededBy(selector), isPlain: PLAIN.test(selector) };
        });
  });

/** More than any sheet has rules. */
const MANY = 1_000_000;

/** The rules of all sheets by property and what they need; sheets of Emotion grow at their ends. */
class Sorted {
  #sheets = [];
  #rules = new Map();

  /** @param sheets in their order: later ones win */
  read(sheets) {
    if (sheets.length !== this.#sheets.length || sheets.some((sheet, nr) => sheet !== this.#sheets[nr].sheet)) {
      this.#sheets = sheets.map((sheet) => ({ sheet, read: 0 }));
      this.#rules = new Map();
    }
    this.#sheets.forEach((one, nr) => {
      const { cssRules } = one.sheet;
      for (; one.read < cssRules.length; one.read += 1)
        for (const rule of within(cssRules[one.read])) for (const part of partsOf(rule)) this.#add(part, nr, one.read);
    });
  }

  #add(part, sheet, rule) {
    const key = `${part.name} ${part.needed}`;
    const known = this.#rules.get(key);
    const ordered = { ...part, order: sheet * MANY + rule };
    if (known) known.push(ordered);
    else this.#rules.set(key, [ordered]);
  }

  /** What the last rule that fits says. */
  said(element, name) {
    let last = { order: -1, value: '' };
    for (const needed of [...Array.from(element.classList, (each) => `.${each}`), element.localName, ''])
      for (const rule of this.#rules.get(`${name} ${needed}`) ?? [])
        if (rule.order >= last.order && (rule.isPlain || fits(element, rule.selector))) last = rule;
    return last.value;
  }
}
const fits = (element, selector) => {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
};

/**
 * getComputedStyle without the half of a test's time that jsdom's takes: after each change of the page it matches every
 * rule of every sheet against an element and copies what they say, though who looks for a role or a name asks only
 * whether it is shown. Here rules are sorted once, and only those are matched that can fit and say what is asked. As in
 * jsdom the last one wins, whatever it is worth. What else is asked, jsdom answers.
 */
exports.quickStyles = (window) => {
  const { document } = window;
  const thorough = window.getComputedStyle.bind(window);
  const sorted = new Sorted();

  const valueOf = (element, name) => {
    for (let at = element; at; at = INHERITED.includes(name) ? at.parentElement : null) {
      const value = at.style?.getPropertyValue(name) || sorted.said(at, name);
      if (value !== '' && value !== 'unset') return value;
    }
    return ASKED[name];
  };

  const quick = (element, pseudo) => {
    if (pseudo || !(element instanceof window.Element)) return thorough(element, pseudo);
    sorted.read([usual, ...document.styleSheets]);
    const answer = (property) => {
      const name = nameOf(property);
      return name in ASKED ? valueOf(element, name) : undefined;
    };
    const all = () => thorough(element);
    return new Proxy(
      {},
      {
        get: (_, property) => {
          if (property === 'getPropertyValue') return (name) => answer(name) ?? all().getPropertyValue(name);
          const value = typeof property === 'string' ? answer(property) : undefined;
          if (value !== undefined) return value;
          const other = all()[property];
          return typeof other === 'function' ? other.bind(all()) : other;
        },
      },
    );
  };
  window.getComputedStyle = Object.assign(quick, { ofJsdom: thorough });
};
