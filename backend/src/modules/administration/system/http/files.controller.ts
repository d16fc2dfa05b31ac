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

/** The name of one in an address. */
function fileName() {
  return text('id', { max: 100, form: { pattern: /^[a-z]+-[\w-]+$/, wrong: 'The id is not one of a file' } });
}
const INLINE = ['0', '1'] as const;
class FileQuery {
  @Choice('inline', INLINE, { missing: 'Inline must be 0 or 1', absent: true }) inline?: (typeof INLINE)[number];
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
/** A browser's PDF viewer does not open in a sandbox; it runs no script of the page's own. */
const PDF_POLICY = `${POLICY}; object-src 'self'`;

/** Shown in the page itself; everything else is only handed over for saving. */
const SHOWN_INLINE = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);

const disposition = (kind: 'inline' | 'attachment', name: string): string =>
  `${kind}; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** Stored files, to those who may see the record they belong to. */
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
