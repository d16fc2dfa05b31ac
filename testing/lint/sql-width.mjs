// SQL in templates is read like code: no line of it is wider than the rest. The formatter leaves templates alone, so
// this rule measures them, and breaks a line where `--fix` asks for it.

const MOST = 120;
const WORDS =
  /\b(SELECT|INSERT INTO|UPDATE \S+ SET|DELETE FROM|FROM \S+ |CREATE (TABLE|(UNIQUE )?INDEX|OR REPLACE|VIEW)|ALTER TABLE|LEFT JOIN|GRANT|WHERE|COALESCE|ORDER BY|EXISTS)\b/g;
/** One such word stands in sentences, too. */
const isSql = (text) => (text.match(WORDS) ?? []).length > 1;
/** Before these a line of SQL is broken best. */
const CLAUSE =
  /^(FROM|WHERE|AND|OR|LEFT JOIN|CROSS JOIN|JOIN|ORDER BY|GROUP BY|HAVING|UNION|VALUES|SET|RETURNING|ON CONFLICT|DO UPDATE|CASE|WHEN|ELSE|SELECT|USING|LIMIT)\b/;

/** What the next word belongs to. */
const OPENED = /\b(LEFT|CROSS|IS|NOT|DO|ON|UNION|AT|DISTINCT|substring\(\w+)$/;

/** Places in the literal's text where a blank may become a line break: not inside '…', "…", a comment or `${…}`. */
const breaksOf = (text, holes) => {
  const breaks = [];
  let quote = '';
  let isComment = false;
  for (let at = 0; at < text.length; at += 1) {
    const hole = holes.find(([from, to]) => at >= from && at < to);
    if (hole) {
      at = hole[1] - 1;
      continue;
    }
    const sign = text[at];
    if (sign === '\n') isComment = false;
    else if (isComment) continue;
    else if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === "'" || sign === '"') quote = sign;
    else if (sign === '-' && text[at + 1] === '-') isComment = true;
    else if (sign === ' ') breaks.push(at);
  }
  return breaks;
};

/** The text with every wide line broken: before a clause where there is one in its last third, else at a blank. */
const broken = (text, holes, column, outer) => {
  const possible = breaksOf(text, holes);
  const chosen = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const offset = start === 0 ? column : 0;
    const indent = start === 0 ? outer : /^ */.exec(line)[0];
    let from = start;
    let room = MOST - offset;
    const end = start + line.length;
    while (end - from > room) {
      const here = possible.filter((at) => at > from + indent.length && at <= from + room && at < end);
      const clauses = here.filter(
        (at) => at > from + room * 0.6 && CLAUSE.test(text.slice(at + 1)) && !OPENED.test(text.slice(0, at)),
      );
      const commas = here.filter((at) => at > from + room * 0.5 && text[at - 1] === ',');
      const at = clauses.at(-1) ?? commas.at(-1) ?? here.filter((each) => !OPENED.test(text.slice(0, each))).at(-1);
      if (at === undefined) break;
      // a list goes on where it began
      const deeper = text[at - 1] === ',' && from === start && start > 0 ? indent : `${indent}  `;
      chosen.push([at, `\n${deeper}`]);
      from = at + 1;
      room = MOST - indent.length - 2;
    }
    start = end + 1;
  }
  return chosen.reduceRight((whole, [at, put]) => whole.slice(0, at) + put + whole.slice(at + 1), text);
};

export const sqlWidth = {
  meta: {
    type: 'layout',
    fixable: 'whitespace',
    schema: [],
    messages: {
      wide: `SQL is at most ${MOST} columns wide; break the line.`,
      template: 'Write SQL of this length as a template.',
    },
  },
  create: ({ sourceCode, report }) => ({
    TemplateLiteral: (node) => {
      const text = sourceCode.getText(node);
      if (!isSql(text)) return;
      const wide = sourceCode.lines.findIndex(
        (line, nr) => nr + 1 >= node.loc.start.line && nr + 1 <= node.loc.end.line && line.length > MOST,
      );
      if (wide === -1) return;
      const holes = node.expressions.map(({ range }) => [range[0] - node.range[0] - 2, range[1] - node.range[0] + 1]);
      const fixed = broken(
        text,
        holes,
        node.loc.start.column,
        /^ */.exec(sourceCode.lines[node.loc.start.line - 1])[0],
      );
      report({
        node,
        loc: { line: wide + 1, column: 0 },
        messageId: 'wide',
        fix: fixed === text ? null : (fixer) => fixer.replaceText(node, fixed),
      });
    },
    Literal: (node) => {
      if (typeof node.value !== 'string' || !isSql(node.value)) return;
      if (sourceCode.lines[node.loc.start.line - 1].length <= MOST || /[`\\]|\$\{/.test(node.value)) return;
      report({ node, messageId: 'template', fix: (fixer) => fixer.replaceText(node, `\`${node.value}\``) });
    },
  }),
};
