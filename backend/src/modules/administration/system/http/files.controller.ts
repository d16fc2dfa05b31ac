import { Controller, Get, Inject, Query, Res, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import type { Viewer } from '../../../../platform/access/viewer';
import { notFound } from '../../../../platform/core/errors';
import { Choice } from '../../../../platform/fields/decorators';
import { text } from '../../../../platform/fields/texts';
import { FileDoors } from '../../../../platform/infrastructure/files/file-doors';
import { FILES, type Files } from '../../../../platform/infrastructure/files/files';
import { inAddress } from '../../../../platform/web/routes/address';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';

/** The id of a stored file in an address, `<kind>-<id>`: 'document-7'. */
function fileName() {
  return text('id', { max: 100, form: { pattern: /^[a-z]+-[\w-]+$/, wrong: 'The id is not one of a file' } });
}
const INLINE = ['0', '1'] as const;
class FileQuery {
  @Choice('inline', INLINE, { missing: 'Inline must be 0 or 1', absent: true }) inline?: (typeof INLINE)[number];
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
/**
 * PDFs are sent without the sandbox directive, because the PDF viewers of browsers do not open in a sandbox. They run
 * no scripts of the page.
 */
const PDF_POLICY = `${POLICY}; object-src 'self'`;

/** The types that a browser may show in the page; files of all other types are only offered for download. */
const SHOWN_INLINE = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);

const disposition = (kind: 'inline' | 'attachment', name: string): string =>
  `${kind}; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** Serves stored files to viewers who may see the record that a file belongs to. */
@Controller('api/files')
export class FilesController {
  constructor(
    private readonly doors: FileDoors,
    @Inject(FILES) private readonly files: Files,
  ) {}

  @Get(':id')
  @Route({ allow: 'signed-in', summary: 'The content of a paper or picture', answer: 'file' })
  async get(
    @inAddress('id', fileName()) id: string,
    @Query() { inline }: FileQuery,
    @Me() viewer: Viewer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const file = await this.doors.open(id, viewer);
    if (!file) throw notFound('file');
    const shown = (inline === '1' || file.immutable === true) && SHOWN_INLINE.has(file.type);
    response.setHeader('Content-Security-Policy', file.type === 'application/pdf' ? PDF_POLICY : `${POLICY}; sandbox`);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', file.immutable ? 'private, max-age=31536000, immutable' : 'private, no-store');
    return new StreamableFile(await this.files.get(file.hash), {
      type: file.type,
      disposition: disposition(shown ? 'inline' : 'attachment', file.name),
    });
  }
}
