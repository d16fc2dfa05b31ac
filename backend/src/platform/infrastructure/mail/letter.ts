/**
 * The content of an e-mail, from title to signature.
 * @example { title: 'Invoice INV-000007', greeting: 'Hello Ann,', paragraphs: ['…'], details: [['Total', '$1,250.00']],
 *   signature: ['Axlebook'] }
 */
export interface Parts {
  readonly title: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly details?: readonly (readonly [string, string])[];
  /** The button with the one thing that the reader is asked to do. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Paragraphs after the button. */
  readonly after?: readonly string[];
  readonly signature: readonly string[];
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** Renders an e-mail as HTML that looks the same in all mail programs, and as plain text with the same content. */
export const letter = ({
  title,
  greeting,
  paragraphs,
  details = [],
  action,
  after = [],
  signature,
}: Parts): { html: string; text: string } => ({
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;background:#f6f7f9;font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif;color:#101828;font-size:15px;line-height:22px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#ffffff;border:1px solid #e4e7ec;border-radius:8px"><tr><td style="padding:32px">
<h1 style="margin:0 0 20px;font-size:20px;line-height:28px;color:#0b5cad">${escaped(title)}</h1>
<p style="margin:0 0 16px">${escaped(greeting)}</p>
${paragraphs.map((words) => `<p style="margin:0 0 16px">${escaped(words)}</p>`).join('\n')}
${details.length ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;border-top:1px solid #e4e7ec">${details.map(([name, value]) => `<tr><td style="padding:10px 0;border-bottom:1px solid #e4e7ec;color:#475467">${escaped(name)}</td><td align="right" style="padding:10px 0;border-bottom:1px solid #e4e7ec;font-weight:600">${escaped(value)}</td></tr>`).join('')}</table>` : ''}
${action ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;background:#0b5cad;color:#ffffff;border-radius:6px;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>` : ''}
${after.map((words) => `<p style="margin:0 0 16px;color:#475467">${escaped(words)}</p>`).join('\n')}
<p style="margin:0;color:#475467">${signature.map(escaped).join('<br>')}</p>
</td></tr></table></td></tr></table></body></html>`,
  text: [
    greeting,
    '',
    ...paragraphs.flatMap((words) => [words, '']),
    ...details.map(([name, value]) => `${name}: ${value}`),
    ...(action ? ['', `${action.label}: ${action.url}`] : []),
    ...after.flatMap((words) => ['', words]),
    '',
    ...signature,
  ].join('\n'),
});
